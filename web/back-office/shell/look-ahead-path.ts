import { toLocalInput } from '@venue/domain';

/** The screen that shows the site at a moment, with one filled in. */
export function lookAheadPath(at?: Date): string {
  const path = '/admin-dashboard/preview';
  return at ? `${path}?at=${toLocalInput(at)}` : path;
}

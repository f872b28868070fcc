import { messages, readFields, visibility } from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';
import type { Change } from '../kinds/change.ts';

/** Throws 400 if a save that sets only one of start and end leaves a record that guests would never see. */
export function assertVisible({ after, operation }: Change): void {
  if (!after || operation === 'restore') return;
  const { showFrom, showUntil } = readFields(visibility, after);
  if (showFrom && showUntil && showUntil <= showFrom)
    throw new HttpError(400, messages.showingEndsEarly, { field: 'showUntil' });
}

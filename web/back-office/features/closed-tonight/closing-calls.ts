import type { GigStatus } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** What to close: dates as in their inputs, on the venue's clock, or empty. */
export type ClosingInput = {
  /** Empty for the whole house. */
  area: string;
  reason: string;
  /** Empty for the whole of tonight. */
  from: string;
  until: string;
  /** What becomes of tonight's gigs; empty to leave them as they are. */
  eventStatus: GigStatus | '';
};

/** Closes an area or the whole house everywhere at once. @throws ApiError */
export function closeTonight(uid: string, { from, until, eventStatus, ...input }: ClosingInput) {
  const body = { ...input, from: from || null, until: until || null, ...(eventStatus && { eventStatus }) };
  return officeApi<unknown>({ method: 'POST', path: `/closedTonight/${uid}`, body });
}

/** Opens again; resolves with what came of it, in words. @throws ApiError */
export async function openAgain(uid: string): Promise<string> {
  const { msg } = await officeApi<{ msg: string }>({ method: 'DELETE', path: `/closedTonight/${uid}` });
  return msg;
}

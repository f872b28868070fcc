import type { ClosedTonight, GigStatus } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** What to close: dates as in their inputs, on the venue's clock, or empty. */
export type ClosingInput = {
  /** Empty for the whole house. */
  area: string;
  reason: string;
  /** Empty for the whole of tonight. */
  from: string;
  until: string;
  /** The new status of tonight's gigs; empty to leave them as they are. */
  eventStatus: GigStatus | '';
};

/** The closure that the person saw, also one that is over. */
type Seen = Pick<ClosedTonight, 'updatedAt'>;

/** Closes an area or the whole house everywhere at once. @throws ApiError a conflict if it was closed meanwhile */
export function closeTonight(
  uid: string,
  { from, until, eventStatus, ...input }: ClosingInput,
  { updatedAt }: Seen,
) {
  const dates = { from: from || null, until: until || null, updatedAt };
  const body = { ...input, ...dates, ...(eventStatus && { eventStatus }) };
  return officeApi<unknown>({ method: 'POST', path: `/closedTonight/${uid}`, body });
}

/** Opens again; resolves with the outcome in words. @throws ApiError a conflict if something else is closed now */
export async function openAgain(uid: string, { updatedAt }: Seen): Promise<string> {
  const seen = updatedAt ? `?updatedAt=${updatedAt.toISOString()}` : '';
  const { msg } = await officeApi<{ msg: string }>({
    method: 'DELETE',
    path: `/closedTonight/${uid}${seen}`,
  });
  return msg;
}

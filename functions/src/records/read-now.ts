import { areasAt, liveNotice, singleId, type AreaNow, type LiveNotice } from '@venue/domain';
import { findRecord } from './read.ts';

/** What guests are told about this moment. */
export type Now = { at: Date; areas: AreaNow[]; notice?: LiveNotice };

/** Reads what is open at a moment, and the notice that guests see then. */
export async function readNow(now: Date): Promise<Now> {
  const [hours, stored] = await Promise.all([
    findRecord('openingHours', singleId),
    findRecord('notice', singleId),
  ]);
  const notice = stored && liveNotice(stored, now);
  return { at: now, areas: hours ? areasAt(hours, now) : [], ...(notice && { notice }) };
}

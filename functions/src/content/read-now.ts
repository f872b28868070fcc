import { areasAt, singleId, type AreaNow } from '@venue/domain';
import { findRecord } from './read.ts';

/** What guests are told about this moment. */
export type Now = { at: Date; areas: AreaNow[] };

/** Reads what is open at a moment. */
export async function readNow(now: Date): Promise<Now> {
  const hours = await findRecord('openingHours', singleId);
  return { at: now, areas: hours ? areasAt(hours, now) : [] };
}

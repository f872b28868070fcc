import { gig, type Gig } from '../gig/gig.ts';
import type { Fields, RecordOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import type { Json } from './json.ts';

/** Reads a published record, which includes its id. */
export function readWithId<F extends Fields>(fields: F, record: { _id?: string } = {}): RecordOf<F> {
  return readRecord(fields, record._id ?? '', record);
}

/** Reads gigs, without those that have an unreadable date and cannot be listed. */
export function readGigs(gigs: Json<Gig>[] = []): Gig[] {
  return gigs
    .filter(({ datetime }) => !datetime || !Number.isNaN(Date.parse(datetime)))
    .map((stored) => readWithId(gig, stored));
}

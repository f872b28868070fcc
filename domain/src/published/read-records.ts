import type { MusicEvent } from '../gig/gig.ts';
import type { Json } from './json.ts';

type Stamps = { createdAt?: Date; updatedAt?: Date };

/** Turns a record's own time stamps into dates; one that cannot be read is left out. */
export function readStamps<T extends { createdAt?: string; updatedAt?: string }>(
  record: T | undefined,
): Omit<T, keyof Stamps> & Stamps {
  const { createdAt, updatedAt, ...rest } = record ?? ({} as T);
  const created = readDate(createdAt);
  const updated = readDate(updatedAt);
  return { ...rest, ...(created && { createdAt: created }), ...(updated && { updatedAt: updated }) };
}

/** Reads gigs; one without a readable date is left out, because it cannot be listed. */
export function readGigs(gigs: Json<MusicEvent>[] | undefined): MusicEvent[] {
  return (gigs ?? []).flatMap((gig) => {
    const datetime = readDate(gig.datetime);
    return datetime ? [{ ...readStamps(gig), datetime }] : [];
  });
}

/** Reads an ISO 8601 date; undefined when it is none. */
export function readDate(text: string | undefined): Date | undefined {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

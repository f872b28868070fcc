import {
  bookingStateOf,
  eveningOf,
  nextDay,
  partiesOf,
  type Booking,
  type BookingRules,
  type Entry,
  type Parties,
} from '@venue/domain';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import { log } from '../logging/log.ts';
import { changeBook, type BookReader, type BookWrite } from './change-book.ts';

/** The path of an evening's capacity document (YYYY-MM-DD): its parties, and nothing that says who they are. */
export function eveningPath(evening: string): string {
  return `evenings/${evening}`;
}

/** A booking as it is stored, as far as its evening depends on it. */
export type StoredSeating = Pick<Booking, 'date' | 'time' | 'partySize' | 'state'> & {
  turnMinutes?: number;
  tables?: string[];
  leftAt?: Timestamp;
};

/** A stored booking as the capacity rules see it. */
export function entryOf(id: string, { leftAt, ...stored }: StoredSeating): Entry {
  const { date, time, partySize, turnMinutes, tables } = stored;
  return {
    ...{ id, date, time, partySize, state: bookingStateOf(stored) },
    ...(turnMinutes !== undefined && { turnMinutes }),
    ...(tables && { tables }),
    ...(leftAt && { leftAt: leftAt.toDate() }),
  };
}

/**
 * The parties of an evening. One that has no document yet, as it had bookings before there were any, has those of its
 * bookings.
 */
export async function readParties(
  reader: BookReader,
  evening: string,
  rules: BookingRules,
): Promise<Parties> {
  const [doc] = await reader.read(eveningPath(evening));
  return partiesIn(doc) ?? partiesOf(await readBookings(reader, evening), evening, rules);
}

/** The parties of a capacity document; undefined when there is none. */
export function partiesIn(doc: DocumentSnapshot | undefined): Parties | undefined {
  return doc?.get('parties') as Parties | undefined;
}

/** The bookings of an evening, which has those of two calendar days. */
async function readBookings({ find }: BookReader, evening: string): Promise<Entry[]> {
  const days = [evening, nextDay(evening)];
  const docs = await find(database().collection('bookings').where('date', 'in', days));
  return docs
    .map((doc) => entryOf(doc.id, doc.data() as StoredSeating))
    .filter((entry) => eveningOf(entry) === evening);
}

/** The write that puts a booking into the parties of its evening as it will be, or takes it out. */
export function partyWrite(evening: string, parties: Parties, entry: Entry, rules: BookingRules): BookWrite {
  const { [entry.id]: _former, ...others } = parties;
  return eveningWrite(evening, { ...others, ...partiesOf([entry], evening, rules) });
}

/** The write of all parties of an evening. */
export function eveningWrite(evening: string, parties: Parties): BookWrite {
  return { path: eveningPath(evening), fields: { date: evening, parties, updatedAt: Timestamp.now() } };
}

/**
 * Compares an evening's capacity document with its bookings and writes it anew where they differ, which is logged as an
 * error. Resolves with whether it did.
 */
export function rebuildEvening(evening: string, rules: BookingRules): Promise<boolean> {
  return changeBook(async (reader) => {
    const [doc] = await reader.read(eveningPath(evening));
    const stored = partiesIn(doc);
    const wanted = partiesOf(await readBookings(reader, evening), evening, rules);
    const isSame = JSON.stringify(sorted(stored ?? {})) === JSON.stringify(sorted(wanted));
    if (isSame && (stored || Object.keys(wanted).length === 0)) return { result: false, writes: [] };
    if (stored)
      log.error(`The evening ${evening} did not have the parties of its bookings; it has them now.`);
    return { result: true, writes: [eveningWrite(evening, wanted)] };
  });
}

function sorted(parties: Parties): [string, unknown][] {
  return Object.entries(parties).sort(([a], [b]) => (a < b ? -1 : 1));
}

import {
  bookStates,
  bookingSourceNames,
  bookingStateOf,
  coversOf,
  eveningOf,
  fromLocalInput,
  gig,
  isCalledOff,
  nextDay,
  nightEndsAt,
  nightOf,
  readRecord,
} from '@venue/domain';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import { eveningPath } from './evenings.ts';
import type { StoredBooking } from './stored-booking.ts';

/** The numbers of an evening: they name nobody, so they outlive its bookings. */
export type EveningTotals = {
  covers: number;
  parties: number;
  noShows: number;
  walkIns: number;
  /** Parties that came, or were to come, by how they booked. */
  bySource: Record<string, number>;
  byState: Record<string, number>;
  /** Parties by the days between booking and evening: the same day, 1-2, 3-7, 8-30, more. */
  lead: number[];
  /** The first gig that took place, by the last part of its page's address. */
  gigSlug?: string;
};

/** The most days of each class of `lead` but the last. */
const leadClasses = [0, 2, 7, 30];

/** Days for which a guest's allergies are kept. */
const allergiesKeptDays = 30;

/** Nights to look back over, in case earlier runs failed. */
const nightsBack = 10;

/** Days for which an evening's parties are kept: six months, as its bookings are. */
const partiesKeptDays = 184;

/**
 * When a night has ended: stores the numbers of past evenings in their documents, deletes allergies of 30 days
 * ago, and empties evenings whose bookings are gone. Running again changes nothing.
 */
export async function closeNight(now: Date): Promise<void> {
  const tonight = nightOf(now);
  await foldTotals(nextDay(tonight, -nightsBack), tonight, now);
  await forgetAllergies(nextDay(tonight, -allergiesKeptDays));
  await emptyEvenings(nextDay(tonight, -partiesKeptDays));
}

async function foldTotals(from: string, tonight: string, now: Date): Promise<void> {
  const db = database();
  const { docs } = await db
    .collection('bookings')
    .where('date', '>=', from)
    .where('date', '<=', tonight)
    .get();
  const byEvening = new Map<string, QueryDocumentSnapshot[]>();
  for (const doc of docs) {
    const evening = eveningOf(doc.data() as StoredBooking);
    byEvening.set(evening, [...(byEvening.get(evening) ?? []), doc]);
  }
  const gigs = await gigsBetween(from, tonight);
  for (const [evening, bookings] of byEvening) {
    if (evening < from || evening >= tonight) continue;
    const gigSlug = gigs.get(evening);
    const totals: EveningTotals = { ...totalsOf(bookings, now), ...(gigSlug && { gigSlug }) };
    await db.doc(eveningPath(evening)).set({ date: evening, totals }, { merge: true });
  }
}

/** The slug of the first gig of each evening from one until another, without drafts and those that were called off. */
async function gigsBetween(from: string, until: string): Promise<Map<string, string>> {
  const { docs } = await database()
    .collection('events')
    .where('datetime', '>=', fromLocalInput(`${from}T${nightEndsAt}`))
    .where('datetime', '<', fromLocalInput(`${until}T${nightEndsAt}`))
    .orderBy('datetime', 'desc')
    .get();
  const played = docs
    .map((doc) => readRecord(gig, doc.id, doc.data()))
    .filter((each) => !each.isDraft && !isCalledOff(each));
  return new Map(
    played.flatMap(({ datetime, slug }) => (datetime && slug ? [[nightOf(datetime), slug]] : [])),
  );
}

/** The numbers of these bookings. */
export function totalsOf(docs: readonly Pick<QueryDocumentSnapshot, 'data'>[], now: Date): EveningTotals {
  const all = docs.map((doc) => {
    const stored = doc.data() as StoredBooking;
    return { ...stored, state: bookingStateOf(stored), source: stored.source ?? 'web' };
  });
  const came = all.filter(({ state }) => ['confirmed', 'arrived', 'left'].includes(state));
  const lead = [...leadClasses, Infinity].map(() => 0);
  for (const { createdAt, date, time } of came) {
    const days = Math.round(
      (Date.parse(eveningOf({ date, time })) - Date.parse(nightOf(createdAt.toDate()))) / 86_400_000,
    );
    const place = leadClasses.findIndex((most) => days <= most);
    lead[place === -1 ? leadClasses.length : place]! += 1;
  }
  return {
    covers: coversOf(all, now),
    parties: came.length,
    noShows: all.filter(({ state }) => state === 'noShow').length,
    walkIns: came.filter(({ source }) => source === 'walkIn').length,
    bySource: countBy(Object.keys(bookingSourceNames), (name) =>
      came.filter(({ source }) => source === name),
    ),
    byState: countBy(bookStates, (name) => all.filter(({ state }) => state === name)),
    lead,
  };
}

function countBy(names: readonly string[], among: (name: string) => unknown[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, among(name).length]));
}

/** TTL deletes documents, not fields. */
async function forgetAllergies(until: string): Promise<void> {
  const from = nextDay(until, -nightsBack * 3);
  const past = database().collection('bookings').where('date', '>=', from).where('date', '<=', until);
  const { docs } = await past.get();
  for (const { ref } of docs.filter((doc) => doc.get('allergies') !== undefined))
    await ref.update({ allergies: FieldValue.delete() });
}

async function emptyEvenings(until: string): Promise<void> {
  const past = database()
    .collection('evenings')
    .where('date', '>=', nextDay(until, -nightsBack * 3))
    .where('date', '<=', until);
  const { docs } = await past.get();
  for (const { ref } of docs) await ref.update({ parties: {} });
}

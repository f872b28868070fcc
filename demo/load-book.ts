/*
 * The demo's book: past weeks with a few who never came, tonight half served, with two requests that wait for an answer,
 * and a full Saturday. It is made around the day of the start, so a start on another day makes it anew. What somebody
 * has typed stays: only its own bookings are removed, and of those none that was changed since.
 */
import {
  bookingStart,
  check,
  eveningHours,
  eveningOf,
  nextDay,
  nightOf,
  openingHours,
  partiesOf,
  readBookingRules,
  readRecord,
  times,
  weekdayOf,
  type BookingRules,
  type BookState,
  type DayTime,
  type Entry,
  type OpeningHours,
} from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../functions/src/firebase/admin-app.ts';
import { commit } from '../functions/src/records/commit.ts';
import { entryOf, eveningPath, type StoredSeating } from '../functions/src/bookings/evenings.ts';
import { guestKeysOf, searchWords } from '../functions/src/bookings/guest-words.ts';
import type { StoredBooking } from '../functions/src/bookings/stored-booking.ts';
import { sixMonthsAfter } from '../functions/src/staff/retention/six-months-after.ts';
import { bookingRules } from './content/booking-rules.ts';
import { guests, wishes } from './content/guests.ts';
import { loadGigTonight } from './load-gig-tonight.ts';

/** The beginning of the ids of its bookings. */
const mark = 'dede0000';
const daysBefore = 21;
const daysAfter = 14;
/** Writes of one batch. */
const atOnce = 400;
const saturday = 6;
/** How long a request waits for its answer at least, in ms: half an hour. */
const answerMs = 30 * 60 * 1_000;
/** The sizes of parties, as often as they come. */
const sizes = [2, 2, 2, 4, 2, 3, 4, 2, 5, 4, 2, 6, 3, 2];

type Made = StoredBooking & { id: string };

/** Makes the book around today, and a gig tonight, unless that has been done today. */
export async function loadBook(by: string, now: Date): Promise<void> {
  const db = database();
  const tonight = nightOf(now);
  if ((await db.doc(eveningPath(tonight)).get()).get('demoOf') === tonight) return;
  const stored = await db.doc('bookingRules/main').get();
  if (!stored.exists) {
    const create = { path: 'bookingRules/main', operation: 'create', after: bookingRules } as const;
    await commit({ by, paths: [], plan: () => [create] });
  }
  await removeUntouched();
  const [rulesDoc, hoursDoc] = await db.getAll(db.doc('bookingRules/main'), db.doc('openingHours/main'));
  const rules = readBookingRules(rulesDoc!.data());
  const hours = readRecord(openingHours, 'main', hoursDoc!.data() ?? {});
  await loadGigTonight(by, tonight, hours, now);
  const waiting = { left: 2 };
  const kept = await readKept(tonight);
  const made = evenings(tonight).flatMap((evening) =>
    fillEvening(evening, {
      rules,
      hours,
      now,
      waiting,
      kept: kept.filter((entry) => eveningOf(entry) === evening),
    }),
  );
  for (let from = 0; from < made.length; from += atOnce) {
    const batch = db.batch();
    for (const { id, ...booking } of made.slice(from, from + atOnce))
      batch.set(db.doc(`bookings/${id}`), booking);
    await batch.commit();
  }
  await writeEvenings(tonight, rules);
  // Last, so that a start that was interrupted makes it again.
  await db.doc(eveningPath(tonight)).update({ demoOf: tonight });
}

function evenings(tonight: string): string[] {
  return Array.from({ length: daysBefore + daysAfter + 1 }, (_, at) => nextDay(tonight, at - daysBefore));
}

/** Removes its bookings of an earlier start; one that somebody has changed is theirs now. */
async function removeUntouched(): Promise<void> {
  const db = database();
  const ids = db.collection('bookings').orderBy('__name__').startAt(mark).endAt(`${mark}~`);
  const { docs } = await ids.get();
  const untouched = docs.filter((doc) => doc.get('changes') === undefined);
  for (let from = 0; from < untouched.length; from += atOnce) {
    const batch = db.batch();
    for (const { ref } of untouched.slice(from, from + atOnce)) batch.delete(ref);
    await batch.commit();
  }
}

/** What is booked on the evenings around today: by others, and of the demo's what somebody has changed. */
async function readKept(tonight: string): Promise<Entry[]> {
  const from = evenings(tonight)[0];
  const { docs } = await database().collection('bookings').where('date', '>=', from).get();
  return docs.map((doc) => entryOf(doc.id, doc.data() as StoredSeating));
}

/** The capacity documents of all evenings around today. */
async function writeEvenings(tonight: string, rules: BookingRules): Promise<void> {
  const db = database();
  const booked = await readKept(tonight);
  const batch = db.batch();
  for (const evening of evenings(tonight)) {
    const parties = partiesOf(booked, evening, rules);
    batch.set(
      db.doc(eveningPath(evening)),
      { date: evening, parties, updatedAt: Timestamp.now() },
      { merge: true },
    );
  }
  await batch.commit();
}

type Around = {
  rules: BookingRules;
  hours: OpeningHours;
  now: Date;
  /** Requests that are still to be made. */
  waiting: { left: number };
  /** What is booked that evening already. */
  kept: readonly Entry[];
};

function fillEvening(evening: string, { rules, hours, now, waiting, kept }: Around): Made[] {
  const random = randomFrom(evening);
  const tonight = nightOf(now);
  const spans = eveningHours(hours, rules.area, evening);
  // As if it were weeks before, so that no time is too late to be booked.
  const early = new Date(bookingStart({ date: evening, time: '12:00' }).getTime() - 30 * 86_400_000);
  const asked = {
    rules: { ...rules, leadMinutes: 0 },
    hours: spans,
    evening,
    now: early,
    who: 'staff' as const,
  };
  const offered = times({ ...asked, load: [], party: 2 }).times;
  const wanted = coversWanted(evening, tonight, random);
  const load: Entry[] = [...kept];
  const made: Made[] = [];
  let covers = 0;
  let number = 0;
  const nextId = () =>
    `${mark}-${evening.slice(0, 4)}-4${evening.slice(5, 7)}0-8${evening.slice(8)}0-${String(number++).padStart(12, '0')}`;
  const add = ({ date, time }: DayTime, partySize: number, isRequest = false): boolean => {
    const { isFree, tables = [] } = check({ ...asked, load, party: partySize }, bookingStart({ date, time }));
    if (!isFree) return false;
    let id = nextId();
    while (kept.some((entry) => entry.id === id)) id = nextId();
    const booking = bookingOf({ date, time, partySize, tables, evening }, { rules, now, random, isRequest });
    made.push({ id, ...booking });
    load.push({ id, date, time, partySize, tables, state: booking.state ?? 'requested' });
    return true;
  };
  // First, while there are large tables, and late, to wait for long; what tonight has no time for is asked of tomorrow.
  for (const slot of evening >= tonight ? offered.toReversed() : []) {
    const isEarlyEnough = bookingStart(slot).getTime() >= now.getTime() + answerMs;
    if (waiting.left > 0 && isEarlyEnough && add(slot, 6 + waiting.left, true)) waiting.left -= 1;
  }
  for (let tries = 0; offered.length > 0 && covers < wanted && tries < 120; tries += 1) {
    const partySize = sizes[Math.floor(random() * sizes.length)]!;
    // Most come between seven and half past eight.
    const middle = (random() + random()) / 2;
    if (add(offered[Math.floor(middle * offered.length)]!, partySize)) covers += partySize;
  }
  return made;
}

function daysFrom(tonight: string, evening: string): number {
  return Math.round((Date.parse(evening) - Date.parse(tonight)) / 86_400_000);
}

function coversWanted(evening: string, tonight: string, random: () => number): number {
  if (evening === tonight) return 40;
  const isSaturday = weekdayOf(evening) === saturday;
  const ahead = daysFrom(tonight, evening);
  if (isSaturday && ahead > 0 && ahead <= 7) return 200;
  if (ahead > 5) return 6 + Math.floor(random() * 12);
  return (isSaturday ? 48 : 20) + Math.floor(random() * 14);
}

function bookingOf(
  seat: { date: string; time: string; partySize: number; tables: readonly string[]; evening: string },
  {
    rules,
    now,
    random,
    isRequest,
  }: { rules: BookingRules; now: Date; random: () => number; isRequest: boolean },
): StoredBooking {
  const { date, time, partySize, tables, evening } = seat;
  const start = bookingStart(seat);
  const turn = rules.turnMinutes.find(({ upTo }) => partySize <= upTo)?.minutes ?? 120;
  const name = guests[Math.floor(random() * guests.length)]!;
  const isOnline = random() < 0.6;
  const state = stateOf(start, turn, { now, random, isRequest });
  const guest = {
    name,
    phone: `087 555 0${String(100 + Math.floor(random() * 900))}`,
    ...(isOnline && { email: `${searchWords({ name }).at(-1) ?? 'guest'}@guest.example` }),
  };
  const arrivedAt = new Date(start.getTime() + Math.floor(random() * 12 - 3) * 60_000);
  const leftAt = new Date(start.getTime() + turn * 60_000);
  const bookedAt = Timestamp.fromMillis(
    Math.min(start.getTime(), now.getTime()) - Math.ceil(random() * 9) * 86_400_000,
  );
  const wish = random() < 0.3 ? wishes[Math.floor(random() * wishes.length)] : undefined;
  const isServed = state === 'arrived' || state === 'left';
  return {
    ...guest,
    ...wish,
    ...{ date, time, evening, partySize, turnMinutes: turn, source: isOnline ? 'web' : 'phone' },
    ...(tables.length > 0 && { tables: [...tables] }),
    ...(state !== 'requested' && { state }),
    ...(isServed && { arrivedAt: Timestamp.fromDate(arrivedAt) }),
    ...(state === 'left' && { leftAt: Timestamp.fromDate(leftAt) }),
    ...{ words: searchWords(guest), guestKeys: guestKeysOf(guest), needsConfirmation: false },
    ...{ createdAt: bookedAt, updatedAt: bookedAt },
    expiresAt: Timestamp.fromDate(sixMonthsAfter(new Date(`${date}T00:00:00Z`))),
  };
}

function stateOf(
  start: Date,
  turn: number,
  { now, random, isRequest }: { now: Date; random: () => number; isRequest: boolean },
): BookState {
  const minutes = (now.getTime() - start.getTime()) / 60_000;
  const fate = random();
  if (minutes < 0) return isRequest ? 'requested' : fate < 0.04 ? 'cancelled' : 'confirmed';
  if (fate < 0.06 && minutes > 20) return 'noShow';
  if (fate < 0.1) return 'cancelled';
  return minutes > turn ? 'left' : 'arrived';
}

/** The same numbers for the same text, so that a day has one book. */
function randomFrom(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

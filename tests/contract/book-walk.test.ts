import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eveningHours,
  eveningOf,
  nextDay,
  openingHours,
  partiesOf,
  readBookingRules,
  readRecord,
  type DayTime,
  type Entry,
} from '@venue/domain';
import { exceededWhere, timesSlowly } from '../../domain/src/booking/capacity/slow-model.fixture.ts';
import { allBookingsLimits, guestMailLimits } from '../../functions/src/bookings/booking-limits.ts';
import { guestKey } from '../../functions/src/booking-links/guest-key.ts';
import { entryOf, rebuildEvening, type StoredSeating } from '../../functions/src/bookings/evenings.ts';
import { visitorFrom } from '../visitor.ts';
import { call } from './call.ts';
import { forgetLimits } from './forget-limits.ts';
import { openOwnApi } from './own-api.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

/*
 * Random walks over the real API: guests book, staff decide, rules and hours change. After every step each evening's
 * capacity document is that of its bookings, and what the API calls free is what a slow model, minute by minute, does.
 */
const saturday = nextSaturday();
const evenings = [saturday, nextDay(saturday)];
const week = (times: string) => [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Monday – Sunday' },
  { elementType: 'Times', content: times },
];
const ruleSets = [
  { seats: 10, confirmUpTo: 4 },
  { seats: 8, keepForWalkIns: 2, coversPerSlot: 6, confirmUpTo: 0 },
  { partiesPerSlot: 2, coversPerService: 14, turnMinutes: [{ upTo: 99, minutes: 60 }] },
  {
    tables: [
      { label: 'T1', from: 1, to: 2 },
      { label: 'T2', from: 2, to: 4 },
      { label: 'T3', from: 2, to: 6, isOnline: false },
    ],
    joins: [{ tables: ['T1', 'T2'], from: 4, to: 6 }],
    confirmUpTo: 8,
  },
  {
    seats: 12,
    closures: [{ date: saturday, from: '19:00', to: '20:00', seats: 6, reason: '', isPublic: false }],
  },
];

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('book'),
      party: fc.integer({ min: 1, max: 6 }),
      place: fc.nat(30),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constantFrom('confirmed', 'declined', 'cancelled'),
      place: fc.nat(),
      force: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constantFrom('add', 'move', 'arrived', 'left', 'noShow', 'guestMove'),
      party: fc.integer({ min: 1, max: 6 }),
      place: fc.nat(30),
      force: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('rules'), place: fc.nat(ruleSets.length - 1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('hours'),
      times: fc.constantFrom('17:30 – 21:30', '12:00 – 15:00 & 18:00 – 22:00', '18:00 – 01:00'),
    }),
  },
);
type Step = { is: string; party?: number; place?: number; force?: boolean; times?: string };

let hours: FirebaseFirestore.DocumentData | undefined;
let api: Awaited<ReturnType<typeof openOwnApi>>;
let admin: Staff;

beforeAll(async () => {
  [api, admin] = await Promise.all([openOwnApi(), hire('admin')]);
  hours = (await db.doc('openingHours/main').get()).data();
});

afterAll(async () => {
  api?.close();
  await clear();
  await db.doc('bookingRules/main').delete();
  await (hours ? db.doc('openingHours/main').set(hours) : db.doc('openingHours/main').delete());
  await dismiss(admin);
});

function nextSaturday(): string {
  const day = new Date(Date.now() + 120 * 86_400_000);
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

async function clear(): Promise<void> {
  const { docs } = await db.collection('bookings').where('date', '>=', saturday).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await Promise.all(evenings.map((evening) => db.doc(`evenings/${evening}`).delete()));
}

/** What is stored of an evening, and the question of a guest about it. */
async function readEvening(evening: string, party: number) {
  const [rulesDoc, hoursDoc, eveningDoc] = await db.getAll(
    db.doc('bookingRules/main'),
    db.doc('openingHours/main'),
    db.doc(`evenings/${evening}`),
  );
  const rules = readBookingRules(rulesDoc!.data());
  const { docs } = await db
    .collection('bookings')
    .where('date', 'in', [evening, nextDay(evening)])
    .get();
  const load: Entry[] = docs
    .map((doc) => entryOf(doc.id, doc.data() as StoredSeating))
    .filter((entry) => eveningOf(entry) === evening);
  const spans = eveningHours(readRecord(openingHours, 'main', hoursDoc!.data()!), rules.area, evening);
  const parties = (eveningDoc!.get('parties') ?? {}) as object;
  return {
    parties,
    load,
    asked: { rules, hours: spans, load, evening, party, now: new Date(), who: 'guest' as const },
  };
}

const ask = async (evening: string, party: number) =>
  (await call('GET', `/bookings/times?date=${evening}&party=${party}`, { at: api.at })).body;

async function take(current: Step): Promise<void> {
  const { is, party = 2, place = 0 } = current;
  if (is === 'rules') {
    await db.doc('bookingRules/main').set({ area: 'Restaurant', maxParty: 8, ...ruleSets[place] });
    // As saving rules will: what is stored of the evenings does not change.
    for (const evening of evenings)
      expect(await rebuildEvening(evening, readBookingRules(ruleSets[place]))).toBe(false);
    return;
  }
  if (is === 'hours') {
    await db.doc('openingHours/main').set({ contents: week(current.times!) });
    return;
  }
  if (is === 'book') {
    const evening = evenings[place % 2]!;
    const { times } = (await ask(evening, party)) as { times: (DayTime & { isFree: boolean })[] };
    const at = times[place % Math.max(1, times.length)];
    if (!at) return;
    const body = {
      requestId: randomUUID(),
      name: 'W',
      phone: '087 555 0101',
      partySize: party,
      date: at.date,
      time: at.time,
    };
    const answer = await call('POST', '/bookings', { body, headers: visitorFrom(randomUUID()), at: api.at });
    expect(answer.status, JSON.stringify(answer.body)).toBe(at.isFree ? 201 : 409);
    if (answer.status !== 201) return;
    const { asked } = await readEvening(evening, party);
    // Whatever staff have forced, no limit that this guest adds to is exceeded.
    expect(exceededWhere({ id: body.requestId }, asked)).toEqual([]);
    return;
  }
  if (is === 'add') return addByTelephone(current);
  const { docs } = await db.collection('bookings').where('date', '>=', saturday).get();
  const doc = docs[place % Math.max(1, docs.length)];
  if (!doc) return;
  const updatedAt = doc.get('updatedAt').toDate().toISOString();
  if (is === 'move') {
    const body = { ...seatOf(current), force: current.force, updatedAt };
    const { status } = await call('PUT', `/bookings/${doc.id}`, { token: admin.token, body, at: api.at });
    expect([200, 409]).toContain(status);
    return;
  }
  if (is === 'guestMove') return moveByLink(doc.id, current);
  const body = { state: is, force: current.force, updatedAt };
  const { status } = await call('PUT', `/bookings/${doc.id}`, { token: admin.token, body, at: api.at });
  expect([200, 409]).toContain(status);
}

/** A quarter of an hour of one of the evenings, and a party. */
function seatOf({ place = 0, party = 2 }: Step) {
  const [evening, next] = [evenings[place % 2]!, nextDay(evenings[place % 2]!)];
  const minutes = 12 * 60 + (place % 30) * 25;
  const time = `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { date: minutes >= 24 * 60 ? next : evening, time, partySize: party };
}

async function addByTelephone(current: Step): Promise<void> {
  const body = { source: 'phone', name: 'W', ...seatOf(current), force: current.force };
  const answer = await call('POST', `/bookings/${admin.uid}`, { token: admin.token, body, at: api.at });
  expect(current.force ? [201] : [201, 409], JSON.stringify(answer.body)).toContain(answer.status);
}

async function moveByLink(id: string, current: Step): Promise<void> {
  const { date, time } = seatOf(current);
  const headers = { ...visitorFrom(randomUUID()), 'X-Booking-Key': guestKey(id) };
  const answer = await call('PUT', `/bookings/${id}`, { body: { date, time }, headers, at: api.at });
  expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status);
  if (answer.status !== 200) return;
  const moved = await db.doc(`bookings/${id}`).get();
  const { asked } = await readEvening(eveningOf(moved.data() as DayTime), moved.get('partySize') as number);
  // Whatever staff have forced, no limit that this guest adds to is exceeded, unless nothing was moved.
  if (moved.get('changes')?.at(-1)?.byName === 'the guest') expect(exceededWhere({ id }, asked)).toEqual([]);
}

it.each([1, 2, 3])(
  'walk %i: the evenings are those of their bookings, and free is what the slow model calls free',
  async (seed) => {
    await clear();
    await db.doc('openingHours/main').set({ contents: week('17:30 – 21:30') });
    await db.doc('bookingRules/main').set({ area: 'Restaurant', maxParty: 8, ...ruleSets[0] });
    const [steps = []] = fc.sample(fc.array(step, { minLength: 20, maxLength: 20 }), { numRuns: 1, seed });
    for (const [at, current] of (steps as Step[]).entries()) {
      await forgetLimits([...allBookingsLimits(), ...guestMailLimits()]);
      await take(current);
      for (const evening of evenings) {
        const { parties, load, asked } = await readEvening(evening, 2);
        expect(parties, `after step ${at}`).toEqual(partiesOf(load, evening, asked.rules));
        const found = await ask(evening, 2);
        const slow = timesSlowly(asked);
        const brief = ({ date, time, isFree }: DayTime & { isFree: boolean }) => `${date} ${time} ${isFree}`;
        expect(found.times.map(brief), `after step ${at}`).toEqual(slow.times.map(brief));
        expect(found.code).toBe(slow.code);
      }
    }
  },
  120_000,
);

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextDay, partiesOf, readBookingRules } from '@venue/domain';
import { allBookingsLimits, guestMailLimits } from '../../functions/src/bookings/booking-limits.ts';
import { entryOf, rebuildEvening, type StoredSeating } from '../../functions/src/bookings/evenings.ts';
import { visitorFrom } from '../visitor.ts';
import { call } from './call.ts';
import { countedIn, forgetLimits } from './forget-limits.ts';
import { openOwnApi } from './own-api.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

/** A Saturday some weeks ahead, on which nobody else books. */
const saturday = nextSaturday();
const contents = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Monday – Sunday' },
  { elementType: 'Times', content: '17:30 – 21:30' },
];
const usual = { area: 'Restaurant', seats: 20, leadMinutes: 60, maxParty: 8, confirmUpTo: 6 };
let before: FirebaseFirestore.DocumentData | undefined;
let api: Awaited<ReturnType<typeof openOwnApi>>;
let admin: Staff;

beforeAll(async () => {
  [api, admin] = await Promise.all([openOwnApi(), hire('admin')]);
  before = (await db.doc('openingHours/main').get()).data();
});

beforeEach(() =>
  Promise.all([
    forgetLimits([...allBookingsLimits(), ...guestMailLimits()]),
    db.doc('openingHours/main').set({ contents }),
    saveRules({}),
  ]),
);

afterEach(async () => {
  const { docs } = await db.collection('bookings').where('date', '>=', saturday).get();
  const evenings = await db.collection('evenings').listDocuments();
  await Promise.all([...docs.map(({ ref }) => ref.delete()), ...evenings.map((ref) => ref.delete())]);
});

afterAll(async () => {
  api?.close();
  await db.doc('bookingRules/main').delete();
  await (before ? db.doc('openingHours/main').set(before) : db.doc('openingHours/main').delete());
  await dismiss(admin);
});

function nextSaturday(): string {
  const day = new Date(Date.now() + 60 * 86_400_000);
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function saveRules(rules: object) {
  return db.doc('bookingRules/main').set({ ...usual, ...rules });
}

const book = (changes: object = {}) => {
  const body = {
    ...{ requestId: randomUUID(), name: 'Bríd Considine', phone: '087 555 0101' },
    ...{ date: saturday, time: '19:00', partySize: 2, ...changes },
  };
  return call('POST', '/bookings', { body, headers: visitorFrom(randomUUID()), at: api.at });
};
const times = async (party = 2, token?: string, date = saturday) =>
  (await call('GET', `/bookings/times?date=${date}&party=${party}`, { at: api.at, ...(token && { token }) }))
    .body;
const free = async (party = 2, token?: string) =>
  (await times(party, token)).times
    .filter(({ isFree }: { isFree: boolean }) => isFree)
    .map(({ time }: { time: string }) => time);
const decide = (id: string, state: string, more: object = {}) =>
  call('PUT', `/bookings/${id}`, { token: admin.token, body: { state, ...more }, at: api.at });

/** What the evening's capacity document says, and what its bookings say. */
async function parties(evening = saturday) {
  const rules = readBookingRules((await db.doc('bookingRules/main').get()).data());
  const { docs } = await db
    .collection('bookings')
    .where('date', 'in', [evening, nextDay(evening)])
    .get();
  const entries = docs.map((doc) => entryOf(doc.id, doc.data() as StoredSeating));
  return {
    stored: (await db.doc(`evenings/${evening}`).get()).get('parties') as object,
    wanted: partiesOf(entries, evening, rules),
  };
}

it('of 200 guests for the last table one gets it, and the others read of other times or when to try again', async () => {
  await saveRules({ seats: 2 });
  const answers = await Promise.all(Array.from({ length: 200 }, () => book()));
  const with_ = (status: number) => answers.filter((answer) => answer.status === status);
  expect(with_(201)).toHaveLength(1);
  const full = with_(409);
  expect(full.length).toBeGreaterThan(0);
  expect(full[0]!.body.msg).toMatch(
    /^We are full at that time. Free that evening: 17:30, 20:30. Free on Sunday/,
  );
  for (const { body } of full)
    expect(body.times).toEqual([
      { date: saturday, time: '17:30' },
      { date: saturday, time: '20:30' },
    ]);
  const later = [...with_(429), ...with_(503)];
  for (const { headers } of later) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(1 + full.length + later.length).toBe(200);
  const { stored, wanted } = await parties();
  expect(Object.keys(stored)).toHaveLength(1);
  expect(stored).toEqual(wanted);
  // What those who were too late had been counted is given back by and by.
  await vi.waitFor(async () => {
    for (const limit of allBookingsLimits()) expect(await countedIn(limit)).toBe(1);
  }, 20_000);
  expect((await book()).body.times).toEqual(full[0]!.body.times);
}, 60_000);

it('a time is called free exactly when a booking of it is taken', async () => {
  await saveRules({ seats: 12, coversPerSlot: 6 });
  for (const [time, partySize] of [
    ['18:00', 5],
    ['19:45', 6],
    ['20:30', 2],
  ])
    expect((await book({ time, partySize })).status).toBe(201);
  const { times: all } = await times(3);
  expect(all.map(({ time }: { time: string }) => time)).toHaveLength(13);
  expect(new Set(all.map(({ isFree }: { isFree: boolean }) => isFree))).toEqual(new Set([true, false]));
  for (const { date, time, isFree } of all) {
    const { status, body } = await book({ date, time, partySize: 3 });
    expect(status, time).toBe(isFree ? 201 : 409);
    // Alone, as the question was: the next one is asked about the same evening.
    if (isFree) expect((await decide(body._id, 'cancelled')).status).toBe(200);
  }
});

it('a small party is confirmed at once where the rules say so, and a larger one asks', async () => {
  expect((await times(6)).times[0]).toMatchObject({ isConfirmedAtOnce: true });
  expect((await book({ partySize: 6 })).body).toMatchObject({ state: 'confirmed' });
  expect((await times(7)).times[0]).toMatchObject({ isConfirmedAtOnce: false });
  expect((await book({ partySize: 7 })).body).toMatchObject({ state: 'requested' });
});

it('a wish that only a person can decide is never confirmed at once', async () => {
  expect((await book({ isRequest: true })).body.state).toBe('requested');
  expect((await book()).body.state).toBe('confirmed');
});

it('a booking that is confirmed at once is confirmed in the email to its guest', async () => {
  const { body } = await book({ email: `at-once-${randomUUID().slice(0, 8)}@guest.test` });
  const mail = (to: string) => db.doc(`mail/booking-${body._id}-${to}`).get();
  expect((await mail('guest')).get('message').subject).toMatch(/^Confirmed: your table/);
  expect((await mail('guest')).get('booking')).toMatchObject({ about: 'confirmed' });
});

it('without rules every time of the hours is free, and a person decides', async () => {
  await db.doc('bookingRules/main').delete();
  const { times: all, code } = await times(12);
  expect(code).toBeUndefined();
  expect(all[0]).toEqual({ date: saturday, time: '17:30', isFree: true, isConfirmedAtOnce: false });
  expect(all.at(-1)).toMatchObject({ time: '20:30', isFree: true });
  for (let n = 0; n < 3; n += 1)
    expect((await book({ partySize: 12 })).body).toMatchObject({ state: 'requested' });
});

it.each<[string, object, object, string, RegExp]>([
  ['more than can book online', {}, { partySize: 9 }, 'partySize', /online for up to 8.*ring us on \d/],
  ['a time between those that there are', {}, { time: '19:07' }, 'time', /set times.*18:30.*19:00/],
  ['a time after the last table', {}, { time: '20:45' }, 'time', /17:30 to 20:30/],
  ['a day too far ahead', { daysAhead: 10 }, {}, 'date', /up to 10 days ahead/],
])('%s is refused with 400 and what to do', async (_what, rules, changes, path, words) => {
  await saveRules(rules);
  const { status, body } = await book(changes);
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ path, message: expect.stringMatching(words) }]);
});

it('a place that is given up is free for others, and who returns needs one, unless staff insist', async () => {
  await saveRules({ seats: 4 });
  const { body: first } = await book({ partySize: 4 });
  expect(await free(1)).not.toContain('19:00');
  expect((await decide(first._id, 'cancelled')).status).toBe(200);
  expect(await free(4)).toContain('19:00');
  const { body: second } = await book({ partySize: 2 });
  const refused = await decide(first._id, 'confirmed', { updatedAt: await updatedAt(first._id) });
  expect(refused).toMatchObject({ status: 409, body: { over: { seats: 2 } } });
  const forced = await decide(first._id, 'confirmed', { force: true, updatedAt: await updatedAt(first._id) });
  expect(forced.status).toBe(200);
  expect((await book({ partySize: 1 })).status).toBe(409);
  expect((await decide(second._id, 'cancelled')).status).toBe(200);
  const { stored, wanted } = await parties();
  expect(stored).toEqual(wanted);
});

async function updatedAt(id: string): Promise<string> {
  return (await db.doc(`bookings/${id}`).get()).get('updatedAt').toDate().toISOString();
}

it('guests read no number of guests and no tables; staff read which limit is in the way', async () => {
  await saveRules({ seats: 4 });
  await book({ partySize: 4 });
  const at = ({ times: all }: { times: { time: string }[] }) => all.find(({ time }) => time === '19:00');
  expect(at(await times(2))).toEqual({
    ...{ date: saturday, time: '19:00', isFree: false, isConfirmedAtOnce: true },
  });
  expect(at(await times(2, admin.token))).toMatchObject({ isFree: false, over: { seats: 2 } });
  await saveRules({ tables: [{ label: 'T1', from: 1, to: 4 }], seats: null });
  expect(JSON.stringify(await times(2))).not.toContain('T1');
  expect(JSON.stringify(await times(2, admin.token))).toContain('T1');
});

it('a table after midnight belongs to the evening before', async () => {
  const special = {
    from: saturday,
    to: saturday,
    area: 'Restaurant',
    closed: false,
    times: '18:00 – 02:00',
    reason: '',
  };
  await db.doc('openingHours/main').set({ contents, specialDays: [special] });
  const sunday = nextDay(saturday);
  expect(
    (await times(2)).times.map(({ date, time }: { date: string; time: string }) => `${date} ${time}`),
  ).toEqual(expect.arrayContaining([`${saturday} 23:45`, `${sunday} 00:30`]));
  expect((await book({ date: sunday, time: '00:30' })).status).toBe(201);
  expect(Object.keys((await parties()).stored)).toHaveLength(1);
  expect((await db.doc(`evenings/${sunday}`).get()).exists).toBe(false);
  expect((await book({ date: sunday, time: '01:15' })).body.errors).toMatchObject([{ path: 'time' }]);
  expect((await book({ date: sunday, time: '10:07' })).body.errors).toMatchObject([{ path: 'time' }]);
});

describe('the days of a month', () => {
  const days = async (month: string, party = 2) =>
    (await call('GET', `/bookings/days?month=${month}&party=${party}`, { at: api.at })).body.days;

  it('say which are free, full, closed, past and too far ahead', async () => {
    await saveRules({ seats: 2, slotMinutes: 60, turnMinutes: [{ upTo: 99, minutes: 600 }], daysAhead: 365 });
    const shut = {
      from: nextDay(saturday),
      to: nextDay(saturday),
      area: '',
      closed: true,
      times: '',
      reason: '',
    };
    await db.doc('openingHours/main').set({ contents, specialDays: [shut] });
    await book();
    const month = await days(saturday.slice(0, 7));
    const at = (day: string) => month.find(({ date }: { date: string }) => date === day)?.state;
    expect(at(saturday)).toBe('full');
    if (nextDay(saturday).startsWith(saturday.slice(0, 7))) expect(at(nextDay(saturday))).toBe('closed');
    expect(new Set((await days('2024-02')).map(({ state }: { state: string }) => state))).toEqual(
      new Set(['past']),
    );
    expect(await days('2024-02')).toHaveLength(29);
    const far = `${new Date().getFullYear() + 3}-05`;
    expect((await days(far)).every(({ state }: { state: string }) => state === 'notYet')).toBe(true);
  });

  it('say why when none can be booked online: the party is too large, or the hours cannot be read', async () => {
    const ask = async (party: number) =>
      (await call('GET', `/bookings/days?month=${saturday.slice(0, 7)}&party=${party}`, { at: api.at })).body;
    await saveRules({ maxParty: 6 });
    expect(await ask(6)).not.toHaveProperty('code');
    expect(await ask(7)).toMatchObject({
      code: 'partyTooLarge',
      reason: expect.stringMatching(/up to 6.*ring us/),
    });
    await db.doc('openingHours/main').set({ contents: [] });
    expect(await ask(2)).toMatchObject({ code: 'unreadable', reason: expect.stringContaining('ring us') });
  });

  it('are refused for no month', async () => {
    for (const query of ['month=2026-13&party=2', 'month=x&party=2', 'month=2026-05&party=0', 'party=2'])
      expect((await call('GET', `/bookings/days?${query}`, { at: api.at })).status, query).toBe(400);
  });
});

it('bookings from before there were capacity documents count, and an evening that differs is mended', async () => {
  await saveRules({ seats: 4 });
  const old = { name: 'Old', phone: '087 555 0101', date: saturday, time: '19:00', partySize: 3 };
  await db.doc(`bookings/${randomUUID()}`).set({ ...old, createdAt: new Date(), updatedAt: new Date() });
  expect(await free(2)).not.toContain('19:00');
  expect((await book({ partySize: 1 })).status).toBe(201);
  expect((await parties()).stored).toEqual((await parties()).wanted);
  const rules = readBookingRules((await db.doc('bookingRules/main').get()).data());
  expect(await rebuildEvening(saturday, rules)).toBe(false);
  await db.doc(`evenings/${saturday}`).update({ parties: {} });
  expect(await rebuildEvening(saturday, rules)).toBe(true);
  expect((await parties()).stored).toEqual((await parties()).wanted);
});

it('what a guest sends twice is one booking, also when the evening is full by then', async () => {
  await saveRules({ seats: 2 });
  const requestId = randomUUID();
  const first = await book({ requestId });
  const again = await book({ requestId });
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect((await book({ requestId, partySize: 1 })).status).toBe(409);
});

it('an answer for guests is kept by Hosting for ten seconds, and one for staff by nobody', async () => {
  const ask = (token?: string) =>
    call('GET', `/bookings/times?date=${saturday}&party=2`, { at: api.at, ...(token && { token }) });
  const guests = (await ask()).headers;
  expect(guests.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10');
  expect(guests.get('Vary')).toContain('Authorization');
  expect((await ask(admin.token)).headers.get('Cache-Control')).toBe('no-store');
});

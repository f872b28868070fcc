import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextDay } from '@venue/domain';
import { allBookingsLimits, guestMailLimits } from '../../functions/src/bookings/booking-limits.ts';
import { closeNight } from '../../functions/src/bookings/close-night.ts';
import { guestKey } from '../../functions/src/booking-links/guest-key.ts';
import { remindGuests } from '../../functions/src/bookings/remind-guests.ts';
import { visitorFrom } from '../visitor.ts';
import { call } from './call.ts';
import { countedIn, countersOf, forgetLimits } from './forget-limits.ts';
import { openOwnApi } from './own-api.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

/*
 * The book as staff keep it and guests change their bookings by the link, over the real API. Every test has an evening
 * of its own.
 */
const base = {
  ...{ area: 'Restaurant', slotMinutes: 15, seats: 20, keepForWalkIns: 0, maxParty: 8, confirmUpTo: 6 },
  ...{ lastBookingMinutes: 60, leadMinutes: 60, daysAhead: 365, reminder: 0 },
  ...{ coversPerSlot: null, partiesPerSlot: null, coversPerService: null },
  ...{ tables: [], joins: [], closures: [] },
};
const contents = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Monday – Sunday' },
  { elementType: 'Times', content: '17:30 – 21:30' },
];

let api: Awaited<ReturnType<typeof openOwnApi>>;
let [host, admin, owner]: Staff[] = [];
let hours: FirebaseFirestore.DocumentData | undefined;
let day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
const days: string[] = [];

beforeAll(async () => {
  [api, host, admin, owner] = await Promise.all([openOwnApi(), hire('host'), hire('admin'), hire('super')]);
  hours = (await db.doc('openingHours/main').get()).data();
  await db.doc('openingHours/main').set({ contents });
});

afterAll(async () => {
  api?.close();
  for (const each of days) {
    for (const name of ['bookings', 'evenings', 'mail']) {
      const field = name === 'mail' ? 'booking.date' : 'date';
      const found = await db
        .collection(name)
        .where(field, 'in', [each, nextDay(each)])
        .get();
      await Promise.all(found.docs.map(({ ref }) => ref.delete()));
    }
  }
  await db.doc('bookingRules/main').delete();
  await (hours ? db.doc('openingHours/main').set(hours) : db.doc('openingHours/main').delete());
  for (const each of [host, admin, owner]) if (each) await dismiss(each);
});

beforeEach(async () => {
  day = nextDay(day, 2);
  days.push(day);
  await forgetLimits([...allBookingsLimits(), ...guestMailLimits()]);
  await setRules({});
});

/** Of a guest who has no other booking: a third one would wait for a person. */
const newPhone = () => `087 ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const at = () => ({ at: api.at });
const setRules = (rules: object) => db.doc('bookingRules/main').set({ ...base, ...rules });
const asHost = (method: string, path: string, body?: object) =>
  call(method, path, { token: host!.token, ...(body && { body }), ...at() });
const asGuest = (method: string, path: string, body?: object, key?: string) =>
  call(method, path, {
    ...(body && { body }),
    headers: { ...visitorFrom(randomUUID()), ...(key !== undefined && { 'X-Booking-Key': key }) },
    ...at(),
  });
const stored = async (id: string) => (await db.doc(`bookings/${id}`).get()).data();
const partiesOn = async (evening: string) =>
  ((await db.doc(`evenings/${evening}`).get()).get('parties') ?? {}) as Record<string, unknown[]>;
const book = (more: object = {}) => {
  const requestId = randomUUID();
  const body = {
    requestId,
    name: 'Ada Byrne',
    phone: newPhone(),
    date: day,
    time: '19:00',
    partySize: 2,
    ...more,
  };
  return asGuest('POST', '/bookings', body);
};
const add = (more: object = {}) =>
  asHost('POST', `/bookings/${host!.uid}`, {
    ...{ source: 'phone', name: 'Con Haugh', date: day, time: '19:00', partySize: 4 },
    ...more,
  });

it('of many for the last table one gets it, and the others are told what is free', async () => {
  await setRules({ seats: 2 });
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, place) => book({ phone: `087 555 1${100 + place}` })),
  );
  const statuses = all.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => ![201, 409, 429, 503].includes(status))).toEqual([]);
  const late = await book({ phone: '087 555 1999' });
  expect(late.status).toBe(409);
  expect(late.body.times).toEqual([
    { date: day, time: '17:30' },
    { date: day, time: '20:30' },
  ]);
  expect(Object.keys(await partiesOn(day))).toHaveLength(1);
  expect((await asHost('GET', `/bookings?date=${day}`)).body).toHaveLength(1);
}, 60_000);

describe('staff', () => {
  it('book by telephone, force what is over the rules by how much, and give places back', async () => {
    await setRules({ seats: 4, confirmUpTo: 4 });
    const first = await add();
    expect(first).toMatchObject({ status: 201, body: { state: 'confirmed', source: 'phone', evening: day } });
    expect(first.body.updatedAt).toBeDefined();
    const over = await add({ partySize: 2 });
    expect(over).toMatchObject({ status: 409, body: { over: { seats: 2 } } });
    expect(over.body.times.map(({ time }: { time: string }) => time)).toContain('17:30');
    expect(await add({ partySize: 2, force: true })).toMatchObject({
      status: 201,
      body: { over: { seats: 2 } },
    });
    expect((await book({ partySize: 1 })).status).toBe(409);
    expect((await asHost('PUT', `/bookings/${first.body._id}`, { state: 'cancelled' })).status).toBe(200);
    const times = async (party: number) => {
      const { body } = await asGuest('GET', `/bookings/times?date=${day}&party=${party}`);
      return body.times.find(({ time }: { time: string }) => time === '19:00').isFree as boolean;
    };
    expect(await times(2)).toBe(true);
    expect(await times(3)).toBe(false);
    const walkIn = await asHost('POST', `/bookings/${host!.uid}`, { source: 'walkIn', partySize: 4 });
    expect(walkIn).toMatchObject({ status: 201, body: { state: 'arrived', source: 'walkIn', name: '' } });
    const evening = walkIn.body.evening as string;
    expect((await partiesOn(evening))[walkIn.body._id]).toBeDefined();
    await db.doc(`bookings/${walkIn.body._id}`).delete();
    const { [walkIn.body._id as string]: _gone, ...others } = await partiesOn(evening);
    await db.doc(`evenings/${evening}`).update({ parties: others });
  });

  it('the same request again is the same booking, and another body under its id is refused', async () => {
    const requestId = randomUUID();
    const first = await add({ requestId });
    expect((await add({ requestId })).body._id).toBe(first.body._id);
    expect((await add({ requestId, partySize: 3 })).status).toBe(409);
    expect(Object.keys(await partiesOn(day))).toEqual([requestId]);
  });

  it('move a booking to another evening with its place, and an older look is refused', async () => {
    const { body } = await add();
    const seen = body.updatedAt as string;
    const next = nextDay(day);
    const moved = await asHost('PUT', `/bookings/${body._id}`, {
      date: next,
      time: '20:00',
      updatedAt: seen,
    });
    expect(moved).toMatchObject({ status: 200, body: { date: next, time: '20:00', evening: next } });
    expect(await partiesOn(day)).toEqual({});
    expect(Object.keys(await partiesOn(next))).toEqual([body._id]);
    const stale = await asHost('PUT', `/bookings/${body._id}`, { note: 'Late', updatedAt: seen });
    expect(stale.status).toBe(409);
    const again = await asHost('PUT', `/bookings/${body._id}`, { time: '20:00', updatedAt: seen });
    expect(again).toMatchObject({ status: 200, body: { wasDecided: true } });
    expect((await asHost('PUT', `/bookings/${body._id}`, { state: 'arrived' })).status).toBe(200);
    expect((await asHost('PUT', `/bookings/${body._id}`, { state: 'left' })).body.leftAt).toBeDefined();
    expect((await asHost('PUT', `/bookings/${body._id}`, { state: 'noShow' })).status).toBe(409);
    const undone = await asHost('PUT', `/bookings/${body._id}`, { state: 'arrived' });
    expect(undone.body.leftAt).toBeUndefined();
  });

  it('give a table by hand, which has to exist and be free unless it is forced', async () => {
    const tables = [
      { label: 'T1', from: 1, to: 2, isOnline: true, room: '' },
      { label: 'T2', from: 1, to: 4, isOnline: true, room: '' },
    ];
    await setRules({ seats: null, tables });
    const first = await add({ partySize: 2 });
    expect(first.body).toMatchObject({ tables: ['T1'] });
    const second = await add({ partySize: 2 });
    expect(second.body).toMatchObject({ tables: ['T2'] });
    const id = second.body._id as string;
    expect((await asHost('PUT', `/bookings/${id}`, { tables: ['T9'] })).status).toBe(400);
    const taken = await asHost('PUT', `/bookings/${id}`, { tables: ['T1'] });
    expect(taken).toMatchObject({ status: 409, body: { over: { table: true } } });
    const forced = await asHost('PUT', `/bookings/${id}`, { tables: ['T1'], force: true });
    expect(forced.body).toMatchObject({ tables: ['T1'], isTableChosen: true });
    const cleared = await asHost('PUT', `/bookings/${id}`, { tables: [] });
    expect(cleared.body.tables).toBeUndefined();
    expect((await partiesOn(day))[id]?.[4]).toBe('');
  });

  it('ask why a time is full, and each answer alone frees it', async () => {
    await setRules({ coversPerSlot: 6, seats: 60 });
    const small = await add({ partySize: 2 });
    await add({ partySize: 4, name: 'Una Keane' });
    const { body } = await asHost('GET', `/bookings/why?date=${day}&time=19:00&party=2`);
    expect(body).toMatchObject({ isFree: false, over: { coversPerSlot: 2 } });
    expect(body.frees).toHaveLength(3);
    const free = body.frees.find(({ id }: { id?: string }) => id === small.body._id);
    expect(free.words).toMatch(/^Free if Con Haugh \(2\) moves to 1[89]:\d\d\.$/);
    expect((await asHost('PUT', `/bookings/${free.id}`, free.change)).status).toBe(200);
    expect((await asHost('GET', `/bookings/why?date=${day}&time=19:00&party=2`)).body.isFree).toBe(true);
  });

  it('find bookings of all days by name, end of a number and mailbox', async () => {
    const name = `Gráinne Ó${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`;
    const email = `g.${randomUUID().slice(0, 8)}@guest.test`;
    const { body } = await add({ name, phone: '+353 87 611 7734', email });
    const find = async (text: string) => {
      const answer = await asHost('POST', '/bookings/search', { text });
      return answer.body.map(({ _id }: { _id: string }) => _id) as string[];
    };
    for (const text of [
      name,
      `grain ${name.slice(8).toLowerCase()}`,
      '087 6117734',
      '7734',
      email.toUpperCase(),
    ])
      expect(await find(text), text).toContain(body._id);
    expect(await find('grainne nobody')).not.toContain(body._id);
    expect((await asHost('POST', '/bookings/search', { text: '12' })).status).toBe(400);
  });

  it('cancel an evening with words, and tell each guest once', async () => {
    const email = `eve-${randomUUID().slice(0, 8)}@guest.test`;
    await add({ email });
    await add({ name: 'No Mail' });
    const path = `/bookings/evening/${day}/cancel/${host!.uid}`;
    const text = 'A pipe has burst.';
    expect(await asHost('POST', path, { text })).toMatchObject({
      status: 201,
      body: { date: day, cancelled: 2, mailed: 1, withoutEmail: 1 },
    });
    expect((await asHost('POST', path, { text })).body).toMatchObject({ cancelled: 0, mailed: 0 });
    expect(await partiesOn(day)).toEqual({});
    const mails = await db.collection('mail').where('to', 'array-contains', email).get();
    const told = mails.docs.filter((doc) => doc.get('booking.about') === 'eveningCancelled');
    expect(told).toHaveLength(1);
    expect(told[0]!.get('message.text')).toContain('A pipe has burst.');
  });

  it('an arrival, which nobody is emailed about, waits for no counter of emails', async () => {
    const { body } = await add();
    await forgetLimits(guestMailLimits());
    expect((await asHost('PUT', `/bookings/${body._id}`, { state: 'arrived' })).status).toBe(200);
    expect((await asHost('PUT', `/bookings/${body._id}`, { note: 'By the fire' })).status).toBe(200);
    const counters = await db.getAll(...guestMailLimits().flatMap(countersOf));
    expect(counters.filter((counter) => counter.exists)).toEqual([]);
  });

  it('emails of a cancelled evening count among those to guests, and no limit stops them', async () => {
    await add({ email: `eve-${randomUUID().slice(0, 8)}@guest.test` });
    const [perHour] = guestMailLimits();
    await forgetLimits(guestMailLimits());
    const full = { count: perHour!.most, expiresAt: Timestamp.fromMillis(Date.now() + 3_600_000) };
    await Promise.all(countersOf(perHour!).map((counter) => counter.set(full)));
    const before = await countedIn(perHour!);
    const path = `/bookings/evening/${day}/cancel/${host!.uid}`;
    const { body } = await asHost('POST', path, { text: 'A pipe has burst.' });
    expect(body).toMatchObject({ cancelled: 1, mailed: 1 });
    expect(await countedIn(perHour!)).toBe(before + 1);
  });

  it('change the rules, and read which bookings no longer fit', async () => {
    const big = await add({ partySize: 6 });
    const put = (body: object) =>
      call('PUT', `/bookingRules/${admin!.uid}`, { token: admin!.token, body, ...at() });
    const saved = await put({ seats: 4 });
    expect(saved).toMatchObject({ status: 200, body: { seats: 4, confirmUpTo: 6 } });
    expect(saved.body.misfits).toContainEqual({
      ...{ _id: big.body._id, date: day, time: '19:00', partySize: 6 },
      why: expect.stringContaining('2 seats are missing'),
    });
    expect((await stored(big.body._id))!['partySize']).toBe(6);
    const wrong = await put({ joins: [{ tables: ['T1', 'T2'], from: 2, to: 4 }] });
    expect(wrong).toMatchObject({ status: 400 });
    expect(wrong.body.errors[0].path).toMatch(/^joins\[0\]\.tables/);
    expect((await asHost('GET', '/bookingRules')).body).toMatchObject({ seats: 4, area: 'Restaurant' });
  });
});

describe('the link of a booking', () => {
  it('opens it with its key alone, and says nothing that staff note', async () => {
    const taken = await book({ email: `l-${randomUUID()}@guest.test` });
    const { _id: id, key } = taken.body as { _id: string; key: string };
    expect(taken.body.state).toBe('confirmed');
    await asHost('PUT', `/bookings/${id}`, { note: 'Tips in eggs.' });
    const right = await asGuest('GET', `/bookings/${id}`, undefined, key);
    expect(right.headers.get('Cache-Control')).toBe('no-store');
    expect(right.body).toEqual({
      ...{ _id: id, date: day, time: '19:00', partySize: 2, state: 'confirmed', canChange: true },
    });
    const others = [
      await asGuest('GET', `/bookings/${id}`, undefined, `${key.slice(0, -2)}AA`),
      await asGuest('GET', `/bookings/${id}`, undefined, guestKey(randomUUID())),
      await asGuest('GET', `/bookings/${id}`),
      await asGuest('GET', `/bookings/${randomUUID()}`, undefined, key),
    ];
    for (const other of others) expect(other).toMatchObject({ status: 404, body: others[0]!.body });
    const before = (await stored(id))!['updatedAt'].toMillis();
    await asGuest('GET', `/bookings/${id}`, undefined, key);
    expect((await stored(id))!['updatedAt'].toMillis()).toBe(before);
    await asHost('PUT', `/bookings/${id}`, { email: 'other@guest.test' });
    expect((await asGuest('GET', `/bookings/${id}`, undefined, key)).status).toBe(404);
  });

  it('says that the guest is coming or late without getting in the way of the host', async () => {
    const { body } = await book();
    const seen = (await stored(body._id))!['updatedAt'].toDate().toISOString();
    const put = (change: object) => asGuest('PUT', `/bookings/${body._id}`, change, body.key);
    expect((await put({ isComing: true })).body.comingAt).toBeDefined();
    expect((await put({ lateMinutes: 20 })).body.lateMinutes).toBe(20);
    expect((await put({ lateMinutes: 15 })).status).toBe(400);
    const noted = await asHost('PUT', `/bookings/${body._id}`, { note: 'Window', updatedAt: seen });
    expect(noted).toMatchObject({ status: 200, body: { note: 'Window', lateMinutes: 20 } });
  });

  it('moves within capacity; what needs a person, and what is not the guest’s, is refused', async () => {
    await setRules({ seats: 4 });
    const { body } = await book();
    const put = (change: object) => asGuest('PUT', `/bookings/${body._id}`, change, body.key);
    expect(await put({ time: '18:00' })).toMatchObject({ status: 200, body: { time: '18:00' } });
    await add({ time: '20:00', partySize: 4 });
    const full = await put({ time: '20:00' });
    expect(full.status).toBe(409);
    expect(full.body.times.map(({ time }: { time: string }) => time)).toContain('18:00');
    await setRules({});
    const large = await put({ partySize: 7 });
    expect(large.status).toBe(409);
    expect(large.body.msg).toContain('ring');
    expect(await stored(body._id)).toMatchObject({ partySize: 2, state: 'confirmed', time: '18:00' });
    for (const change of [{ state: 'confirmed' }, { note: 'x' }, { tables: ['T1'] }, { name: 'Other' }])
      expect((await put(change)).status, JSON.stringify(change)).toBe(400);
    const own = `/bookings/times?date=${day}&party=4&booking=${body._id}`;
    const times = await asGuest('GET', own, undefined, body.key);
    expect(times.headers.get('Cache-Control')).toBe('no-store');
    expect((await asGuest('GET', own)).status).toBe(404);
    expect(await put({ state: 'cancelled' })).toMatchObject({
      status: 200,
      body: { state: 'cancelled', canChange: false },
    });
    expect(Object.keys(await partiesOn(day))).not.toContain(body._id);
    expect((await put({ time: '19:00' })).status).toBe(409);
  });

  it('of somebody else’s mailbox cancels it, and that mailbox gets nothing any more', async () => {
    const email = `notme-${randomUUID().slice(0, 8)}@guest.test`;
    const { body } = await book({ email });
    const answer = await asGuest('PUT', `/bookings/${body._id}`, { notMe: true }, body.key);
    expect(answer).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    const again = await book({ email, phone: '087 555 0777' });
    expect(again).toMatchObject({ status: 201, body: { isMailed: false } });
    const { docs } = await db.collection('mail').where('to', 'array-contains', email).get();
    expect(docs.map((doc) => doc.get('booking.about'))).toEqual(['confirmed']);
  });
});

it('emails have text, HTML and a calendar, and no key until they are sent', async () => {
  const email = `mail-${randomUUID().slice(0, 8)}@guest.test`;
  const { body } = await book({ email, message: 'A <b>pram</b> comes too.', allergies: 'Nuts' });
  const mail = (await db.doc(`mail/booking-${body._id}-guest`).get()).data()!;
  expect(mail['message'].html).toContain('See, change or cancel your booking');
  expect(mail['message'].attachments[0].content).toContain('BEGIN:VCALENDAR');
  expect(JSON.stringify(mail)).not.toContain(body.key);
  expect(JSON.stringify(mail['message'])).not.toMatch(/pram|Nuts|Ada/);
  // A stranger who goes on typing this address causes no second email within the hour.
  await book({ email });
  const { docs } = await db.collection('mail').where('to', 'array-contains', email).get();
  expect(docs).toHaveLength(1);
});

it('a third booking of one guest waits for a person', async () => {
  const phone = `087 6${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  const states = [];
  for (const time of ['17:30', '19:00', '20:30']) states.push((await book({ phone, time })).body.state);
  expect(states).toEqual(['confirmed', 'confirmed', 'requested']);
});

it('a booking after midnight is of the evening before, also in its list', async () => {
  await db.doc('openingHours/main').set({
    contents: [...contents.slice(0, 2), { elementType: 'Times', content: '18:00 – 02:00' }],
  });
  try {
    const next = nextDay(day);
    const late = await book({ date: next, time: '00:30' });
    expect(late.status).toBe(201);
    const listed = async (evening: string) =>
      (await asHost('GET', `/bookings?date=${evening}`)).body.map(
        ({ _id }: { _id: string }) => _id,
      ) as string[];
    expect(await listed(day)).toEqual([late.body._id]);
    expect(await listed(next)).toEqual([]);
    expect((await book({ date: next, time: '01:15' })).status).toBe(400);
    const offGrid = await book({ date: next, time: '00:07' });
    expect(offGrid).toMatchObject({ status: 400, body: { errors: [{ path: 'time' }] } });
  } finally {
    await db.doc('openingHours/main').set({ contents });
  }
});

it('guests are reminded once, by day, and only of what is confirmed', async () => {
  await setRules({ reminder: 24 });
  const email = `r-${randomUUID().slice(0, 8)}@guest.test`;
  const { body } = await book({ email });
  const due = (await stored(body._id))!['reminderAt'].toDate() as Date;
  const night = new Date(`${nextDay(day, -1)}T23:30:00Z`);
  expect(await remindGuests(night)).toBe(0);
  const noon = new Date(`${day}T12:00:00Z`);
  expect(due.getTime()).toBeLessThan(noon.getTime());
  await remindGuests(noon);
  await remindGuests(noon);
  const mail = (await db.doc(`mail/booking-${body._id}-reminder`).get()).data();
  expect(mail).toMatchObject({ to: [email], booking: { about: 'reminder' } });
  expect((await stored(body._id))!['reminderAt']).toBeUndefined();
});

it('numbers are folded when the night has ended, allergies go after 30 days, and a guest is erased for good', async () => {
  const { body } = await book({ email: `e-${randomUUID()}@guest.test`, allergies: 'Nuts' });
  const id = body._id as string;
  const erase = (token: string, uid: string) => call('DELETE', `/bookings/${id}/${uid}`, { token, ...at() });
  const slug = `played-${id.slice(0, 8)}`;
  const gigs = [1, 2, 3].map((number) => db.doc(`events/totals-${id}-${number}`));
  const playing = { artist: 'The Hour', datetime: Timestamp.fromDate(new Date(`${day}T21:00:00Z`)) };
  await gigs[0]!.set({ ...playing, slug });
  const early = { ...playing, datetime: Timestamp.fromDate(new Date(`${day}T12:00:00Z`)) };
  await gigs[1]!.set({ ...early, slug: 'called-off', status: 'cancelled' });
  await gigs[2]!.set({ ...early, slug: 'a-draft', isDraft: true });
  await closeNight(new Date(`${nextDay(day)}T12:00:00Z`));
  const read = (path: string) => call('GET', path, { token: owner!.token, ...at() });
  const summary = await read(`/bookings/summary?from=${day}&to=${day}`);
  expect(summary.body).toMatchObject([{ date: day, covers: 2, parties: 1, noShows: 0, gigSlug: slug }]);
  await Promise.all(gigs.map((gig) => gig.delete()));
  expect((await stored(id))!['allergies']).toBe('Nuts');
  await closeNight(new Date(`${nextDay(day, 31)}T12:00:00Z`));
  expect((await stored(id))!['allergies']).toBeUndefined();
  expect((await read(`/bookings/${id}/guest`)).body.map(({ _id }: { _id: string }) => _id)).toContain(id);
  expect((await erase(admin!.token, admin!.uid)).status).toBe(403);
  expect((await erase(owner!.token, owner!.uid)).status).toBe(200);
  expect(await stored(id)).toBeUndefined();
  expect(await partiesOn(day)).toEqual({});
  const mails = await db.collection('mail').where('booking.id', '==', id).get();
  expect(mails.size).toBe(0);
  await vi.waitFor(async () => expect((await erase(owner!.token, owner!.uid)).status).toBe(404));
});

import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  allBookingsLimits,
  BookingLimits,
  bookingLimits,
  guestMailLimits,
} from '../../functions/src/bookings/booking-limits.ts';
import type { Limit } from '../../functions/src/limits/counters.ts';
import { call } from './call.ts';
import { countedIn, countersOf, forgetLimits } from './forget-limits.ts';
import { openOwnApi } from './own-api.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { hostingServer, visitorFrom } from '../visitor.ts';

/*
 * Somebody floods the book from the function's own address, where a caller may claim any address for each
 * request. The last entry of X-Forwarded-For is the platform's there; here the tests write it.
 */

const functionUrl = process.env['FUNCTION_URL'] ?? 'http://127.0.0.1:15001/demo-venue/europe-west1/api';
const friday = nextFriday();
const shared = [...allBookingsLimits(), ...guestMailLimits()];
const requestIds: string[] = [];
let hours: FirebaseFirestore.DocumentData | undefined;
let api: Awaited<ReturnType<typeof openOwnApi>>;

beforeAll(async () => {
  // No rules limit how many guests an evening has.
  await db.doc('bookingRules/main').delete();
  api = await openOwnApi();
  hours = (await db.doc('openingHours/main').get()).data();
  const contents = [
    { elementType: 'Area', content: 'Restaurant' },
    { elementType: 'Days', content: 'Monday – Sunday' },
    { elementType: 'Times', content: '17:30 – 21:30' },
  ];
  await db.doc('openingHours/main').set({ contents });
});

beforeEach(() => forgetLimits(shared));

afterAll(async () => {
  api.close();
  await forgetLimits(shared);
  await (hours ? db.doc('openingHours/main').set(hours) : db.doc('openingHours/main').delete());
  for (const name of ['bookings', 'mail']) {
    const { docs } = await db.collection(name).get();
    const ours = docs.filter((doc) => requestIds.some((id) => doc.id.includes(id)));
    await Promise.all(ours.map(({ ref }) => ref.delete()));
  }
});

function nextFriday(): string {
  const day = new Date(Date.now() + 28 * 86_400_000);
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** A booking whose sender claims a new address with every request. */
function book(changes: object = {}, { via = newAddress(), at = api.at } = {}) {
  const requestId = randomUUID();
  requestIds.push(requestId);
  const body = { requestId, name: 'Bríd', phone: '087 555 0101', date: friday, time: '19:30', partySize: 2 };
  const headers = visitorFrom(newAddress(), via);
  return call('POST', '/bookings', { body: { ...body, ...changes }, headers, at });
}

/** Uses a limit up but for so many uses in each of its counters. */
async function useUp(limit: Limit, left: number) {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const share = limit.most / (limit.shards ?? 1);
  await Promise.all(countersOf(limit).map((ref) => ref.set({ count: share - left, expiresAt })));
}

it('forged addresses fill the hour and no more, and who is refused is asked to ring', async () => {
  const [anHour] = allBookingsLimits();
  await useUp(anHour!, 5);
  const answers = [];
  for (let round = 0; round < 3; round += 1)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => book()))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await countedIn(anHour!)).toBe(anHour!.most);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.body.msg).toMatch(/ring us on \d/);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
});

it('at the function’s own address a forged header does not get past the day’s limit either', async () => {
  const [, aDay] = allBookingsLimits();
  await useUp(aDay!, 1);
  for (let n = 0; n < 4; n += 1) expect((await book({}, { at: functionUrl })).status).toBe(201);
  expect((await book({}, { at: functionUrl })).status).toBe(429);
});

it('whoever hands over requests of ever new addresses is counted by its own', async () => {
  const via = hostingServer();
  const [limit] = bookingLimits({ address: 'a', via }, undefined).filter(({ key }) => key.includes(via));
  expect(limit!.most).toBe(20 * BookingLimits.perAddress.most);
  await useUp(limit!, 1);
  for (let n = 0; n < 4; n += 1) expect((await book({}, { via })).status).toBe(201);
  expect((await book({}, { via })).status).toBe(429);
  expect((await book()).status).toBe(201);
  await forgetLimits([limit!]);
});

it('twelve guests at the same moment are all taken', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => book()));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
});

it('ten mails a day reach one person, however the address is spelled', async () => {
  const person = `b.rid${randomInt(1e9)}`;
  const spell = (n: number) =>
    n % 2 ? `${person}+${n}@gmail.com` : `${person.replace('.', '')}@GoogleMail.com`;
  for (let n = 0; n < 10; n += 1) expect((await book({ email: spell(n) })).status).toBe(201);
  expect((await book({ email: spell(11) })).status).toBe(429);
  // Elsewhere dots tell people apart.
  expect((await book({ email: `${person}@guest.test` })).status).toBe(201);
});

it('a closed day is no booking and counts nowhere', async () => {
  await book({ time: '04:00' });
  for (const limit of allBookingsLimits()) expect(await countedIn(limit)).toBe(0);
});

it('who sends again what was taken, as the answer was lost, reads that it was taken', async () => {
  const requestId = randomUUID();
  const first = await book({ requestId });
  await useUp(allBookingsLimits()[0]!, 0);
  expect(await book({ requestId })).toMatchObject({ status: 201, body: first.body });
  expect((await book({ requestId, partySize: 3 })).status).toBe(429);
});

describe('mails to guests', () => {
  let admin: Staff;
  beforeAll(async () => {
    admin = await hire('admin');
  });
  afterAll(() => dismiss(admin));

  const email = () => `guest-${randomUUID().slice(0, 8)}@guest.test`;

  it('are limited in all: then nobody is booked by email, and staff ring instead of mailing', async () => {
    const { body } = await book({ email: email() });
    await useUp(guestMailLimits()[0]!, 0);
    expect((await book({ email: email() })).status).toBe(429);
    expect((await book()).status).toBe(201);
    const path = `/bookings/${body._id}`;
    const decided = await call('PUT', path, { token: admin.token, body: { state: 'confirmed' }, at: api.at });
    expect(decided).toMatchObject({ status: 200, body: { state: 'confirmed', isMailed: false } });
  });

  it('of a decision are counted when there is one', async () => {
    const limit = guestMailLimits()[0]!;
    const [withEmail, without] = [await book({ email: email() }), await book()];
    for (const { body } of [withEmail, without]) {
      const options = { token: admin.token, body: { state: 'declined' }, at: api.at };
      expect((await call('PUT', `/bookings/${body._id}`, options)).status).toBe(200);
    }
    expect(await countedIn(limit)).toBe(2);
  });
});

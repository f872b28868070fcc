import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allBookingsLimits, guestMailLimits } from '../../functions/src/bookings/booking-limits.ts';
import { logLines } from '../../functions/src/logging/log-lines.ts';
import { venue } from '../venue.config.ts';
import { call } from './call.ts';
import { forgetLimits } from './forget-limits.ts';
import { openOwnApi } from './own-api.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { visitorFrom } from '../visitor.ts';

/** A Friday some weeks from now, YYYY-MM-DD. */
const friday = nextWeekday(5);
const monday = nextWeekday(1);
const contents = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Monday' },
  { elementType: 'Times', content: 'Closed' },
  { elementType: 'Days', content: 'Tuesday – Sunday' },
  { elementType: 'Times', content: '17:30 – 21:30' },
];
const taken: string[] = [];
let hours: FirebaseFirestore.DocumentData | undefined;
let website: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  await forgetLimits([...allBookingsLimits(), ...guestMailLimits()]);
  hours = (await db.doc('openingHours/main').get()).data();
  website = (await db.doc('website/main').get()).data();
  await db.doc('openingHours/main').set({ contents });
  await db.doc('website/main').set({ ...website, contactEmail: 'tables@venue.test' });
});

afterAll(async () => {
  await (hours ? db.doc('openingHours/main').set(hours) : db.doc('openingHours/main').delete());
  await (website ? db.doc('website/main').set(website) : db.doc('website/main').delete());
  for (const id of taken) {
    await db.doc(`bookings/${id}`).delete();
    for (const to of ['restaurant', 'guest']) await db.doc(`mail/booking-${id}-${to}`).delete();
  }
});

function nextWeekday(weekday: number): string {
  const day = new Date(Date.now() + 21 * 86_400_000);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function buildBooking(changes: object = {}) {
  const requestId = randomUUID();
  taken.push(requestId);
  return {
    requestId,
    name: 'Bríd Considine',
    email: `brid-${requestId.slice(0, 8)}@guest.test`,
    date: friday,
    time: '19:30',
    partySize: 4,
    ...changes,
  };
}

/** Every test uses an IP address of its own, or they would share one limit. */
const book = (body: object, address: string = randomUUID(), at?: string) =>
  call('POST', '/bookings', { body, headers: visitorFrom(address), ...(at && { at }) });
const stored = async (id: string) => (await db.doc(`bookings/${id}`).get()).data();
const mailTo = async (id: string, who: string) => (await db.doc(`mail/booking-${id}-${who}`).get()).data();

it('a booking is stored, and both sides get a mail', async () => {
  const booking = buildBooking({ phone: '087 555 0101', message: 'A pram comes too.' });
  const answer = await book(booking);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.body).toEqual({
    _id: booking.requestId,
    date: friday,
    time: '19:30',
    partySize: 4,
    state: 'requested',
    needsConfirmation: false,
    key: expect.stringMatching(/^[\w-]{22}$/),
    // The emulators have no mail server.
    isMailed: false,
  });
  const { requestId, ...fields } = booking;
  expect(await stored(requestId)).toEqual({
    ...fields,
    evening: friday,
    turnMinutes: 105,
    source: 'web',
    requestHash: expect.any(String),
    words: expect.arrayContaining(['brid', 'considine', booking.email, '875550101', '0101']),
    guestKeys: [expect.any(String), expect.any(String)],
    mails: { requested: expect.any(String) },
    needsConfirmation: false,
    createdAt: expect.anything(),
    updatedAt: expect.anything(),
    expiresAt: expect.anything(),
  });
  const toRestaurant = await mailTo(requestId, 'restaurant');
  expect(toRestaurant).toMatchObject({ to: ['tables@venue.test'], replyTo: booking.email });
  expect(toRestaurant!['message'].text).toContain('A pram comes too.');
  const toGuest = await mailTo(requestId, 'guest');
  expect(toGuest).toMatchObject({ to: [booking.email], replyTo: 'tables@venue.test' });
  expect(toGuest!['message'].subject).toMatch(/^Your request for a table at .*Friday, .* at 19:30$/);
  expect(toGuest!['message'].text).not.toContain('A pram comes too.');
  expect(toGuest!['message'].text).toMatch(/Kilvara, Co\. Clare, V95 XX00$/);
});

it('the mails of a booking are taken to the mail server by themselves', async () => {
  const booking = buildBooking();
  await book(booking);
  // No mail server on the emulators: kept, with the time of the try.
  await vi.waitFor(
    async () => {
      const mails = await Promise.all(['restaurant', 'guest'].map((who) => mailTo(booking.requestId, who)));
      for (const mail of mails)
        expect(mail).toMatchObject({ delivery: { state: 'PENDING', startTime: expect.anything() } });
    },
    { timeout: 30_000, interval: 250 },
  );
});

it('booking and mails are deleted six months after the evening', async () => {
  const booking = buildBooking();
  await book(booking);
  const evening = new Date(`${friday}T00:00:00Z`);
  const due = new Date(evening).setUTCMonth(evening.getUTCMonth() + 6);
  const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
  for (const path of [`bookings/${booking.requestId}`, `mail/booking-${booking.requestId}-guest`]) {
    expect((await db.doc(path).get()).get('expiresAt').toMillis()).toBe(due);
    const collectionGroup = path.split('/')[0];
    expect(fieldOverrides).toContainEqual(expect.objectContaining({ collectionGroup, ttl: true }));
  }
});

it('each mail names its booking, the day and whom it is for', async () => {
  const { requestId: id, ...booking } = buildBooking();
  await book({ requestId: id, ...booking });
  for (const to of ['restaurant', 'guest'])
    expect(await mailTo(id, to)).toMatchObject({ booking: { id, date: friday, to, about: 'requested' } });
});

it('nothing that the booker writes is in the mail to an address that nobody has confirmed', async () => {
  const booking = buildBooking({
    name: 'WIN-A-PRIZE',
    message: 'https://prize.test\nBcc: everybody@guest.test',
    phone: '087 555 0199',
  });
  await book(booking);
  const { message, ...rest } = (await mailTo(booking.requestId, 'guest'))!;
  expect(JSON.stringify(message)).not.toMatch(/WIN|prize|Bcc|0199/i);
  expect(rest['to']).toEqual([booking.email]);
});

it('a guest without an email address is booked by telephone number', async () => {
  const booking = buildBooking({ email: '', phone: '087 555 0101' });
  expect((await book(booking)).status).toBe(201);
  expect(await mailTo(booking.requestId, 'guest')).toBeUndefined();
  expect(await mailTo(booking.requestId, 'restaurant')).toMatchObject({ to: ['tables@venue.test'] });
});

it.each<[string, object, string]>([
  ['a closed day', { date: monday }, 'date'],
  ['before opening', { time: '17:00' }, 'time'],
  ['in the last hour', { time: '20:31' }, 'time'],
  ['in the past', { date: '2024-05-10' }, 'date'],
  ['in two years', { date: `${new Date().getFullYear() + 2}-06-05` }, 'date'],
  ['a party of thirteen', { partySize: 13 }, 'partySize'],
  ['a party of none', { partySize: 0 }, 'partySize'],
  ['no way to answer', { email: '' }, 'email'],
  ['two recipients', { email: 'a@guest.test, b@guest.test' }, 'email'],
  ['a line break in the email', { email: 'a@guest.test\r\nBcc: b@guest.test' }, 'email'],
  ['a name around the email', { email: 'Bríd <a@guest.test>' }, 'email'],
  ['a line break in the name', { name: 'Bríd\r\nBcc: b@guest.test' }, 'name'],
  ['words for a day', { date: 'Friday, call 1550 123' }, 'date'],
  ['words for a time', { time: '19:30 https://prize.test' }, 'time'],
  ['an id that is none', { requestId: '../mail/x' }, 'requestId'],
])('%s is refused, naming the field, and nothing is stored', async (_what, changes, path) => {
  const booking = buildBooking(changes);
  const answer = await book(booking);
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
  expect(answer.body.msg).toEqual(expect.any(String));
  if (path !== 'requestId') expect(await stored(booking.requestId)).toBeUndefined();
});

it('a double click books once, and both clicks get the same answer', async () => {
  const booking = buildBooking();
  const address = randomUUID();
  const began = new Date();
  const answers = await Promise.all([book(booking, address), book(booking, address)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0].body).toEqual(answers[1].body);
  const found = await db.collection('bookings').where('createdAt', '>=', began).get();
  expect(found.docs.filter((doc) => doc.id === booking.requestId)).toHaveLength(1);
});

it('an id that was used for another booking is refused, and the first one stays', async () => {
  const booking = buildBooking();
  await book(booking);
  expect((await book({ ...booking, partySize: 5 })).status).toBe(409);
  expect(await stored(booking.requestId)).toMatchObject({ partySize: 4 });
});

it('what comes with the hidden field filled in is kept for a person to see, emails nobody, and its line in the log names nobody', async () => {
  const booking = buildBooking({ homepage: 'https://cheap.test' });
  const write = vi.spyOn(logLines, 'write').mockImplementation(() => {});
  const own = await openOwnApi();
  const answer = await book(booking, randomUUID(), own.at);
  own.close();
  expect(answer).toMatchObject({ status: 201, body: { state: 'requested', isMailed: false } });
  expect(await stored(booking.requestId)).toMatchObject({ flag: 'robot' });
  expect(await mailTo(booking.requestId, 'guest')).toBeUndefined();
  expect(write).toHaveBeenCalledOnce();
  const line = write.mock.calls[0]?.[0];
  expect(line).toMatchObject({ severity: 'WARNING', message: expect.stringContaining('hidden field') });
  expect(JSON.stringify(line)).not.toMatch(/cheap|Considine|guest\.test/);
  write.mockRestore();
});

it.each<[string, object[]]>([
  ['no times', [{ elementType: 'Area', content: 'Restaurant' }]],
  ['another name', [{ elementType: 'Area', content: 'Dining room' }, ...contents.slice(1)]],
  [
    'times in words',
    [
      { elementType: 'Area', content: 'Restaurant' },
      { elementType: 'Days', content: 'Every day' },
      { elementType: 'Times', content: 'from five till late' },
    ],
  ],
])('a restaurant with %s takes no bookings: the guest is asked to ring', async (_what, lines) => {
  await db.doc('openingHours/main').set({ contents: lines });
  const booking = buildBooking();
  const answer = await book(booking);
  await db.doc('openingHours/main').set({ contents });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([{ path: 'date', message: answer.body.msg }]);
  expect(answer.body.msg).toContain(`ring us on ${venue.phone.display}`);
  expect(await stored(booking.requestId)).toBeUndefined();
});

it('a special day is obeyed, and its reason is named', async () => {
  const special = { from: friday, to: friday, area: '', closed: true, times: '', reason: 'St Stephen’s Day' };
  await db.doc('openingHours/main').set({ contents, specialDays: [special] });
  const shut = await book(buildBooking());
  const late = { ...special, area: 'Restaurant', closed: false, times: '12:00 – 18:00' };
  await db.doc('openingHours/main').set({ contents, specialDays: [special, late] });
  const [evening, noon] = [await book(buildBooking()), await book(buildBooking({ time: '12:00' }))];
  await db.doc('openingHours/main').set({ contents });
  expect(shut.status).toBe(400);
  expect(shut.body.msg).toMatch(/^Closed on Friday, \w+ \d+: St Stephen’s Day\.$/);
  expect(shut.body.errors).toEqual([{ path: 'date', message: shut.body.msg }]);
  expect(evening.body.errors).toEqual([{ path: 'time', message: evening.body.msg }]);
  expect(evening.body.msg).toContain('12:00 to 17:00');
  expect(noon.status).toBe(201);
});

it('the eleventh booking in an hour from one address has to wait; another address has not', async () => {
  const address = randomUUID();
  for (let count = 0; count < 10; count += 1) expect((await book(buildBooking(), address)).status).toBe(201);
  const late = buildBooking();
  const answer = await book(late, address);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3_000);
  expect(await stored(late.requestId)).toBeUndefined();
  expect((await book(buildBooking())).status).toBe(201);
});

describe('a decision about a booking', () => {
  let admin: Staff;
  let colleague: Staff;
  let chef: Staff;

  beforeAll(async () => {
    [admin, colleague, chef] = await Promise.all([hire('admin'), hire('admin'), hire('chef')]);
  });
  afterAll(() => Promise.all([admin, colleague, chef].map(dismiss)));

  const decide = (id: string, state: unknown, { token }: Staff = admin, updatedAt?: string) =>
    call('PUT', `/bookings/${id}`, { token, body: { state, updatedAt } });
  const seen = async (id: string) => (await stored(id))!['updatedAt'].toDate().toISOString();
  const decisionMails = async (id: string) => {
    const { docs } = await db.collection('mail').get();
    const ours = docs.filter(({ id: mail }) => mail.startsWith(`booking-${id}-c`));
    return ours.map((doc) => doc.data());
  };

  it('is stored with who made it, and told to the guest once', async () => {
    const booking = buildBooking();
    const id = booking.requestId;
    await book(booking);
    expect(await decide(id, 'confirmed')).toMatchObject({
      status: 200,
      body: { _id: id, state: 'confirmed', isMailed: true, wasDecided: false },
    });
    expect((await decide(id, 'confirmed', colleague)).body).toMatchObject({
      _id: id,
      state: 'confirmed',
      isMailed: false,
      wasDecided: true,
      decidedByName: admin.username,
    });
    expect(await stored(id)).toMatchObject({
      state: 'confirmed',
      decidedBy: admin.uid,
      decidedByName: admin.username,
      name: booking.name,
    });
    const mails = await decisionMails(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: [booking.email],
      replyTo: 'tables@venue.test',
      booking: { id, date: friday, to: 'guest', about: 'confirmed' },
      message: { subject: expect.stringMatching(/^Confirmed: your table at Fathoms/) },
    });
    expect((await decide(id, 'cancelled')).body).toMatchObject({ state: 'cancelled', isMailed: true });
    for (const { ref } of (await db.collection('mail').get()).docs) {
      if (ref.id.startsWith(`booking-${id}-c`)) await ref.delete();
    }
  });

  it('that goes against another one is refused, with the name of whoever made that', async () => {
    const booking = buildBooking({ email: undefined, phone: '087 555 0102' });
    const id = booking.requestId;
    await book(booking);
    expect((await decide(id, 'declined')).body).toMatchObject({ state: 'declined', isMailed: false });
    const answer = await decide(id, 'cancelled');
    expect(answer.status).toBe(409);
    expect(answer.body.msg).toContain(`${admin.username} has already declined this booking`);
    expect(await stored(id)).toMatchObject({ state: 'declined' });
  });

  it('that was made on an older look never overrides a colleague’s, and the guest gets one email', async () => {
    const booking = buildBooking();
    const id = booking.requestId;
    await book(booking);
    const asked = await seen(id);
    expect((await decide(id, 'declined', colleague, asked)).body).toMatchObject({ isMailed: true });
    const stale = await decide(id, 'confirmed', admin, asked);
    expect(stale.status).toBe(409);
    expect(stale.body.msg).toMatch(
      new RegExp(`^${colleague.username} has already declined this booking on \\w+, .* at .*[AP]M\\.`),
    );
    expect(await stored(id)).toMatchObject({ state: 'declined', decidedByName: colleague.username });
    const told = (await db.collection('mail').get()).docs.filter(({ id: mail }) => mail.includes(id));
    expect(told.map((doc) => doc.get('booking.about')).sort()).toEqual([
      'declined',
      'requested',
      'requested',
    ]);
    // Who has seen that it was declined may change it after all.
    expect((await decide(id, 'confirmed', admin, await seen(id))).body).toMatchObject({ state: 'confirmed' });
    for (const { ref } of (await db.collection('mail').get()).docs)
      if (ref.id.includes(id)) await ref.delete();
  });

  it('is for staff who keep the book, of the states there are, about a booking there is', async () => {
    const booking = buildBooking();
    const id = booking.requestId;
    await book(booking);
    expect((await call('PUT', `/bookings/${id}`, { body: { state: 'confirmed' } })).status).toBe(401);
    expect((await decide(id, 'confirmed', chef)).status).toBe(403);
    expect((await decide(id, 'perhaps')).status).toBe(400);
    expect((await decide(randomUUID(), 'confirmed')).status).toBe(404);
    expect((await stored(id))?.['state']).toBeUndefined();
  });
});

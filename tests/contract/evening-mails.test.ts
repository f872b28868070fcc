import { randomUUID } from 'node:crypto';
import { fromLocalInput, localDay, nextDay } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GuestMailLimits, guestMailLimits } from '../../functions/src/bookings/booking-limits.ts';
import { sendUnlessTooLate } from '../../functions/src/mail/send-stored-mail.ts';
import { call } from './call.ts';
import { countedIn, countersOf, forgetLimits } from './forget-limits.ts';
import { openMailServer } from './open-mail-server.ts';
import { openOwnApi } from './own-api.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

/** Guests come on these evenings only in this file. */
const evening = nextDay(localDay(new Date()), 61);
const movedTo = nextDay(evening, 7);

let admin: Staff;
let api: Awaited<ReturnType<typeof openOwnApi>>;
let smtp: Awaited<ReturnType<typeof openMailServer>>;
let gig: string;
const made: string[] = [];

beforeAll(async () => {
  smtp = await openMailServer();
  api = await openOwnApi();
  admin = await hire('admin');
});

beforeEach(async () => {
  await forgetLimits(guestMailLimits());
  const { body } = await call('POST', '/event/super', {
    token: admin.token,
    body: { artist: 'The Spring Tides', datetime: fromLocalInput(`${evening}T21:30`) },
  });
  gig = body._id;
});

afterEach(async () => {
  vi.unstubAllEnvs();
  smtp.received.length = 0;
  await call('DELETE', `/event/${gig}/super`, { token: admin.token });
  const mails = await db.collection('mail').where('by', '==', admin.uid).get();
  await Promise.all(
    [...made.splice(0).map((path) => db.doc(path)), ...mails.docs.map(({ ref }) => ref)].map((ref) =>
      ref.delete(),
    ),
  );
});

afterAll(async () => {
  await forgetLimits(guestMailLimits());
  await dismiss(admin);
  api.close();
  smtp.close();
});

async function book(fields: object = {}): Promise<string> {
  const id = randomUUID();
  made.push(`bookings/${id}`);
  await db.doc(`bookings/${id}`).set({
    ...{
      name: 'Bríd',
      email: `brid-${id.slice(0, 8)}@guest.test`,
      date: evening,
      time: '19:30',
      partySize: 4,
    },
    ...{ needsConfirmation: false, createdAt: Timestamp.now(), expiresAt: Timestamp.fromMillis(4e12) },
    ...fields,
  });
  return id;
}

const letter = {
  subject: 'The Spring Tides on Friday',
  text: 'They will not play. Your table is kept for you.',
};
const tell = (change: object = {}) =>
  call('POST', `/event/super/${gig}/bookings-mail/${admin.uid}`, {
    ...{ token: admin.token, body: { ...letter, ...change }, at: api.at },
  });
const stored = async () => (await db.collection('mail').where('by', '==', admin.uid).get()).docs;

it('everybody with a table that evening gets one email, in their own words, over the mail server', async () => {
  const [first] = await Promise.all([
    book({ email: 'ada@guest.test' }),
    book({ email: 'con@guest.test', time: '20:00', partySize: 1, state: 'confirmed' }),
    book({ email: '', phone: '087 555 0101' }),
    book({ email: 'off@guest.test', state: 'cancelled' }),
    book({ email: 'other@guest.test', date: movedTo }),
  ]);
  expect(await tell()).toMatchObject({
    status: 201,
    body: { _id: gig, date: evening, mailed: 2, alreadyMailed: 0, withoutEmail: 1 },
  });
  const mails = await stored();
  expect(mails.map((mail) => mail.get('to')[0]).sort()).toEqual(['ada@guest.test', 'con@guest.test']);
  const mine = mails.find((mail) => mail.get('to')[0] === 'ada@guest.test')!;
  expect(mine.get('booking')).toEqual({ id: first, date: evening, to: 'guest', about: 'gig' });
  expect(mine.get('expiresAt').toMillis()).toBe(4e12);

  vi.stubEnv('MAIL_URL', smtp.url);
  vi.stubEnv('MAIL_FROM', 'Fathoms <hello@fathoms.example>');
  for (const mail of mails) await sendUnlessTooLate(mail.id, new Date());
  expect(smtp.received.map(({ to }) => to.join()).sort()).toEqual(['ada@guest.test', 'con@guest.test']);
  const text = smtp.received.find(({ to }) => to.includes('ada@guest.test'))!.source.replace(/=\r\n/g, '');
  expect(text).toContain('Subject: The Spring Tides on Friday');
  expect(text).toMatch(/About your table for 4 on .* at 19:30\./);
  expect(text).toContain(letter.text);
  expect(text).toMatch(/ring us on/);
});

it('the same words reach a guest once, however often they are sent, and at the same moment too', async () => {
  await Promise.all([book(), book()]);
  const answers = await Promise.all([tell(), tell()]);
  expect(answers.map(({ body }) => body.mailed).sort()).toEqual([0, 2]);
  expect((await tell()).body).toMatchObject({ mailed: 0, alreadyMailed: 2 });
  expect(await stored()).toHaveLength(2);
  expect(await countedIn(guestMailLimits()[0]!)).toBe(2);
  expect((await tell({ text: 'And now they play after all.' })).body).toMatchObject({ mailed: 2 });
});

it('the guests of the evening that a gig was moved from are told when that is asked for', async () => {
  await Promise.all([
    book({ email: 'before@guest.test' }),
    book({ email: 'after@guest.test', date: movedTo }),
  ]);
  await call('PUT', `/event/${gig}/super`, {
    token: admin.token,
    body: { datetime: fromLocalInput(`${movedTo}T21:30`) },
  });
  expect((await tell()).body).toMatchObject({ date: movedTo, mailed: 1 });
  expect((await tell({ date: evening })).body).toMatchObject({ date: evening, mailed: 1 });
  expect((await stored()).map((mail) => mail.get('to')[0]).sort()).toEqual([
    'after@guest.test',
    'before@guest.test',
  ]);
  expect(await tell({ date: nextDay(evening, 1) })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'date' }] },
  });
});

it('above the limit of emails to guests nothing is sent, and the answer says when to try again', async () => {
  await Promise.all([book(), book(), book()]);
  const [perHour] = guestMailLimits();
  const shards = countersOf(perHour!);
  const share = GuestMailLimits.perHour.most / shards.length;
  // Room for two emails.
  const counts = shards.map((_, at) => (at === 0 ? share - 2 : share));
  const expiresAt = Timestamp.fromMillis(Date.now() + 600_000);
  await Promise.all(shards.map((ref, at) => ref.set({ count: counts[at], expiresAt })));
  expect(await tell()).toMatchObject({
    status: 429,
    body: { msg: expect.stringContaining('none was sent') },
  });
  expect(await stored()).toEqual([]);
  expect(await countedIn(perHour!)).toBe(counts.reduce((sum, count) => sum + count));
});

it('a gig without a date, or whose evening is over, has no guests to tell', async () => {
  const undated = await call('POST', '/event/super', { token: admin.token, body: { artist: 'Soon' } });
  const path = (id: string) => `/event/super/${id}/bookings-mail/${admin.uid}`;
  const ask = (id: string) => call('POST', path(id), { token: admin.token, body: letter, at: api.at });
  expect((await ask(undated.body._id)).status).toBe(400);
  const over = await call('POST', '/event/super', {
    token: admin.token,
    body: { artist: 'Gone', datetime: '2024-05-10T20:00:00Z' },
  });
  expect((await ask(over.body._id)).status).toBe(409);
  expect((await ask('nobody-knows-it')).status).toBe(404);
  for (const { body } of [undated, over])
    await call('DELETE', `/event/${body._id}/super`, { token: admin.token });
});

it.each([
  ['no subject', { subject: '  ' }, 'subject'],
  ['two lines of subject', { subject: 'a\r\nBcc: everybody@guest.test' }, 'subject'],
  ['no text', { text: '' }, 'text'],
  ['a text that is too long', { text: 'a'.repeat(5_001) }, 'text'],
  ['no day', { date: 'Friday' }, 'date'],
])('%s is refused by name', async (_what, change, path) => {
  expect(await tell(change)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

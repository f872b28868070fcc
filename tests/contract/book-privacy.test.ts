import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { nextDay } from '@venue/domain';
import { allBookingsLimits, guestMailLimits } from '../../functions/src/bookings/booking-limits.ts';
import { closeNight } from '../../functions/src/bookings/close-night.ts';
import { rebuildEvenings } from '../../functions/src/bookings/rebuild-evenings.ts';
import { logLines } from '../../functions/src/logging/log-lines.ts';
import { sendUnlessTooLate } from '../../functions/src/mail/send-stored-mail.ts';
import { visitorFrom } from '../visitor.ts';
import { call } from './call.ts';
import { forgetLimits } from './forget-limits.ts';
import { openMailServer } from './open-mail-server.ts';
import { openServer } from './open-server.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

/*
 * Where what guests say of themselves is stored and logged, after everything that can become of a booking. The API runs
 * in a process of its own, so that each line it prints is seen.
 */
const day = new Date(Date.now() + 340 * 86_400_000).toISOString().slice(0, 10);
const run = randomUUID().slice(0, 8).replaceAll(/\d/g, 'x');
const number = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');

/** What the guest says, each with a part that is found again in any way of writing it. */
const told = {
  name: `Zéphyrine Quill${run}`,
  phone: `087 ${number}`,
  email: `z.${run}@guest.test`,
  message: `A tandem${run} stands outside`,
  allergies: `Lupin${run}`,
};
const note = `Regular${run}`;
const traces = [`quill${run}`, number, `z.${run}`, `tandem${run}`, `lupin${run}`, note.toLowerCase()];

let server: Awaited<ReturnType<typeof openServer>>;
let smtp: Awaited<ReturnType<typeof openMailServer>>;
let [host, owner]: Staff[] = [];
let hours: FirebaseFirestore.DocumentData | undefined;
const ids: string[] = [];
const addresses: string[] = [];
const jobs: string[] = [];

beforeAll(async () => {
  [server, smtp, host, owner] = await Promise.all([
    openServer({}),
    openMailServer(),
    hire('host'),
    hire('super'),
  ]);
  vi.stubEnv('MAIL_URL', smtp.url);
  await forgetLimits([...allBookingsLimits(), ...guestMailLimits()]);
  hours = (await db.doc('openingHours/main').get()).data();
  const contents = ['Restaurant', 'Monday – Sunday', '17:30 – 21:30'];
  const types = ['Area', 'Days', 'Times'];
  await db
    .doc('openingHours/main')
    .set({ contents: contents.map((content, at) => ({ elementType: types[at], content })) });
  await db.doc('bookingRules/main').set({ area: 'Restaurant', seats: 8, confirmUpTo: 6, maxParty: 8 });
  vi.spyOn(logLines, 'write').mockImplementation((line) => void jobs.push(JSON.stringify(line)));
});

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  smtp?.close();
  await server?.close();
  for (const id of ids) await db.doc(`bookings/${id}`).delete();
  await Promise.all([`evenings/${day}`, 'bookingRules/main'].map((path) => db.doc(path).delete()));
  await (hours ? db.doc('openingHours/main').set(hours) : db.doc('openingHours/main').delete());
  for (const each of [host, owner]) if (each) await dismiss(each);
});

async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await call(method, path, {
    ...(body && { body }),
    headers: { ...visitorFrom(randomUUID()), ...headers },
    at: server.at,
  });
  addresses.push(path, answer.headers.get('location') ?? '');
  return answer;
}
const asStaff = (staff: Staff, method: string, path: string, body?: object) =>
  ask(method, path, body, { Authorization: `Bearer ${staff.token}` });

async function book(more: object = {}) {
  const body = { requestId: randomUUID(), ...told, date: day, time: '18:00', partySize: 2, ...more };
  const answer = await ask('POST', '/bookings', body);
  if (answer.status === 201) ids.push(answer.body._id as string);
  return answer;
}

/** The paths of all stored documents in which one of the texts is found. */
async function holding(texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const collection of await db.listCollections()) {
    const { docs } = await collection.get();
    for (const doc of docs) {
      const stored = `${doc.ref.path} ${JSON.stringify(doc.data())}`.toLowerCase();
      if (texts.some((text) => stored.includes(text))) found.push(doc.ref.path);
    }
  }
  return found;
}

it('what guests say of themselves is in bookings and emails only, and once erased nowhere', async () => {
  // Booked, changed by the guest and by staff, seated, refused, cancelled: each way through the book.
  const { body: first } = await book();
  const byKey = { 'X-Booking-Key': first.key as string };
  const changes = [
    { message: `${told.message} again`, allergies: `${told.allergies}, milk` },
    { time: '19:00' },
    { isComing: true },
    { lateMinutes: 20 },
  ];
  for (const change of changes)
    expect((await ask('PUT', `/bookings/${first._id}`, change, byKey)).status).toBe(200);
  expect((await ask('GET', `/bookings/${first._id}`, undefined, byKey)).status).toBe(200);
  const wrongKey = { 'X-Booking-Key': 'x'.repeat(22) };
  expect((await ask('GET', `/bookings/${first._id}`, undefined, wrongKey)).status).toBe(404);
  expect((await ask('PUT', `/bookings/${first._id}`, { allergies: 'x'.repeat(501) }, byKey)).status).toBe(
    400,
  );
  expect((await book({ email: `${told.email}@twice` })).status).toBe(400);
  expect((await book({ partySize: 7, time: '19:00' })).status).toBe(409);
  expect((await book({ homepage: `https://${run}.test`, time: '20:15' })).status).toBe(201);

  const byPhone = { source: 'phone', ...told, note, date: day, time: '17:30', partySize: 2 };
  const { body: second } = await asStaff(host!, 'POST', `/bookings/${host!.uid}`, byPhone);
  ids.push(second._id as string);
  const asHost = (path: string, body: object) => asStaff(host!, 'PUT', `/bookings/${path}`, body);
  for (const change of [{ note: `${note}, by the fire` }, { state: 'arrived' }, { state: 'left' }])
    expect((await asHost(second._id, change)).status).toBe(200);
  for (const text of [told.name, told.phone, told.email])
    expect((await asStaff(host!, 'POST', '/bookings/search', { text })).body).not.toEqual([]);
  const { body: third } = await book({ time: '17:45', phone: '087 555 0199' });
  expect(
    (await ask('PUT', `/bookings/${third._id}`, { notMe: true }, { 'X-Booking-Key': third.key })).status,
  ).toBe(200);
  const cancel = `/bookings/evening/${day}/cancel/${host!.uid}`;
  expect((await asStaff(host!, 'POST', cancel, { text: 'A pipe has burst.' })).status).toBe(201);
  const { docs: mails } = await db.collection('mail').where('booking.id', 'in', ids).get();
  expect(mails.length).toBeGreaterThan(3);
  for (const { id } of mails) await sendUnlessTooLate(id, new Date());
  expect(smtp.received).not.toEqual([]);
  await rebuildEvenings(new Date());
  await closeNight(new Date(`${nextDay(day)}T12:00:00Z`));
  expect((await db.doc(`evenings/${day}`).get()).get('totals')).toBeDefined();

  const held = await holding(traces);
  expect(held).toContain(`bookings/${first._id}`);
  expect(held.filter((path) => !/^(bookings|mail)\//.test(path))).toEqual([]);

  const erase = `/bookings/${first._id}/guest/${owner!.uid}`;
  expect((await asStaff(owner!, 'DELETE', erase)).status).toBe(200);
  await expect.poll(() => holding([...traces, ...ids])).toEqual([]);

  const logged = [server.printed(), ...jobs].join('\n').toLowerCase();
  expect(logged).toContain('a booking was erased');
  for (const trace of [...traces, first.key.toLowerCase() as string]) {
    expect(logged).not.toContain(trace);
    expect(addresses.join('\n').toLowerCase()).not.toContain(trace);
  }
});

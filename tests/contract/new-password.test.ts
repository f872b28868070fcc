import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendUnlessTooLate } from '../../functions/src/mail/send-stored-mail.ts';
import {
  allResetMailsLimit,
  resetCodeLimits,
  resetMailLimits,
} from '../../functions/src/staff/new-password/reset-limits.ts';
import { call } from './call.ts';
import { countersOf, forgetLimits } from './forget-limits.ts';
import { openMailServer } from './open-mail-server.ts';
import { openOwnApi } from './own-api.ts';
import { auth, db, dismiss, hire, nextSecond, tokenOf, type Staff } from './staff.ts';
import { hostingServer, visitorFrom } from '../visitor.ts';

const hired: Staff[] = [];
let smtp: Awaited<ReturnType<typeof openMailServer>>;
let api: Awaited<ReturnType<typeof openOwnApi>>;

beforeAll(async () => {
  smtp = await openMailServer();
  api = await openOwnApi();
});

beforeEach(async () => {
  vi.stubEnv('MAIL_URL', smtp.url);
  await forgetLimits([allResetMailsLimit()]);
});

afterEach(() => {
  smtp.received.length = 0;
  vi.unstubAllEnvs();
});

afterAll(async () => {
  await Promise.all([...hired.map(dismiss), forgetLimits([allResetMailsLimit()])]);
  api.close();
  smtp.close();
});

/** The emails that arrived, as their recipients read them. */
function received() {
  return smtp.received.map(({ to, source }) => ({ to, text: unquoted(source) }));
}

/** The text of an email, without the line breaks and signs of its encoding. */
function unquoted(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

async function hireFor(...role: Parameters<typeof hire>): Promise<Staff> {
  const staff = await hire(...role);
  hired.push(staff);
  return staff;
}

const ask = (email: string) => call('POST', '/auth/forgotPassword', { at: api.at, body: { email } });
const choose = (code: string, password: string, headers: Record<string, string> = {}) =>
  call('POST', '/auth/newPassword', { at: api.at, body: { code, password }, headers });
const login = (path: string, email: string, password: string) =>
  call('POST', path, { at: api.at, body: { email, password } });

/** An address of this test's own, so that no other run has counted for it. */
const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}-${randomInt(1e9)}`;

/** The stored emails to an address. */
const mailsTo = async (email: string) =>
  (await db.collection('mail').where('to', 'array-contains', email).get()).docs;

/** Sends what is stored for the address, as the function does when an email is stored. */
async function deliverTo(email: string): Promise<void> {
  for (const { id } of await mailsTo(email)) await sendUnlessTooLate(id, new Date());
}

/** The code of a link that was mailed to its owner. */
async function mailedCode({ email }: Staff): Promise<string> {
  await ask(email);
  await deliverTo(email);
  return codeIn(received().at(-1)!.text);
}

const codeIn = (text: string) => /\/new-password#oobCode=([\w%-]+)/.exec(text)![1]!;

it('a forgotten password is replaced by a mailed link, once, and every session ends', async () => {
  const admin = await hireFor('admin');
  const { email, password, token } = admin;
  // Auth stores addresses in lower case; people type them as they like.
  expect(await ask(email.toUpperCase())).toMatchObject({ status: 200, body: { isMailed: true } });
  await nextSecond();
  await deliverTo(email);
  expect(received()).toEqual([{ to: [email], text: expect.stringContaining('a new password') }]);
  expect(received()[0]!.text).toMatch(/^https?:\/\/[^/]+\/new-password#oobCode=/m);
  const code = codeIn(received()[0]!.text);

  expect(await choose(code, 'short')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'password', message: expect.stringContaining('10 characters') }] },
  });
  expect(await choose(code, 'a-better-password')).toMatchObject({
    status: 200,
    body: { email, signInPath: '/admin-signin' },
  });
  expect((await login('/auth/login', email, password)).status).toBe(401);
  expect((await login('/auth/login', email, 'a-better-password')).status).toBe(200);
  expect((await call('GET', '/email/status', { at: api.at, token })).status).toBe(401);
  expect(await choose(code, 'another-password')).toMatchObject({
    status: 400,
    body: { msg: 'This link has been used or is too old. Ask for a new one.' },
  });
  const changes = await db.collection('accountChanges').where('uid', '==', admin.uid).get();
  expect(changes.docs.map((doc) => doc.data())).toMatchObject([
    { operation: 'login', details: { changed: ['password'] }, by: admin.uid },
  ]);
});

it('the outbox, which staff may read, never holds the link', async () => {
  const chef = await hireFor('chef');
  const code = await mailedCode(chef);
  const [stored] = await mailsTo(chef.email);
  expect(stored!.data()).toMatchObject({ delivery: { state: 'SUCCESS' }, isPasswordReset: true });
  expect(JSON.stringify(stored!.data())).not.toContain(code);
  expect(JSON.stringify(stored!.data())).not.toContain('new-password');
});

it('an address without an account is answered alike, gets nothing and is forgotten', async () => {
  const known = await hireFor('chef');
  const [disabled, stranger] = [await hireFor('admin'), await hireFor(undefined)];
  await auth.updateUser(disabled.uid, { disabled: true });
  await db.doc(`access/${disabled.uid}`).set({ role: null, since: 0 });
  const unknown = `nobody-${randomUUID()}@contract.test`;
  const answers = await Promise.all([known.email, disabled.email, stranger.email, unknown].map(ask));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]!.body });
  for (const email of [disabled.email, stranger.email, unknown]) {
    await deliverTo(email);
    expect(await mailsTo(email)).toEqual([]);
  }
  expect(received()).toEqual([]);
});

it('an address is asked for five times an hour, known or not', async () => {
  const unknown = `nobody-${randomUUID()}@contract.test`;
  const { most } = resetMailLimits({ address: undefined, via: undefined }, unknown)[0]!;
  for (let time = 0; time < most; time += 1) expect((await ask(unknown)).status).toBe(200);
  const refused = await ask(unknown.toUpperCase());
  expect(refused).toMatchObject({ status: 429, body: { msg: expect.stringContaining('Too many tries') } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
  await Promise.all((await mailsTo(unknown)).map(({ ref }) => ref.delete()));
});

it('invented addresses from everywhere fill the hour and no more, and store no further emails', async () => {
  const limit = allResetMailsLimit();
  const expiresAt = new Date(Date.now() + 60_000);
  await Promise.all(countersOf(limit).map((ref) => ref.set({ count: limit.most, expiresAt })));
  const unknown = `nobody-${randomUUID()}@contract.test`;
  expect((await ask(unknown)).status).toBe(429);
  expect(await mailsTo(unknown)).toEqual([]);
});

it('without a mail server nothing is stored, and the way to a super user is named', async () => {
  vi.stubEnv('MAIL_URL', '');
  const chef = await hireFor('chef');
  expect(await ask(chef.email)).toMatchObject({
    status: 200,
    body: { isMailed: false, msg: expect.stringContaining('Ask a super user') },
  });
  expect(await mailsTo(chef.email)).toEqual([]);
});

it('a link opens nothing once its account has been disabled', async () => {
  const chef = await hireFor('chef');
  const code = await mailedCode(chef);
  await db.doc(`access/${chef.uid}`).set({ role: null, since: 0 });
  expect((await choose(code, 'a-better-password')).status).toBe(400);
  expect(await tokenOf(chef.email, chef.password)).toEqual(expect.any(String));
});

it('a stranger who claims the owner’s address uses up only their own tries; the owner’s link works', async () => {
  const chef = await hireFor('chef');
  const code = await mailedCode(chef);
  const [home, edge, stranger] = [newAddress(), hostingServer(), newAddress()];
  const from = (via: string) => visitorFrom(home, via);
  const { most } = resetCodeLimits({ address: home, via: stranger })[0]!;
  const tried = [];
  for (let time = 0; time <= most; time += 1)
    tried.push((await choose('made-up', 'a-better-password', from(stranger))).status);
  expect(tried).toEqual([...Array(most).fill(400), 429]);
  expect((await choose(code, 'a-better-password', from(edge))).status).toBe(200);
});

it.each(['made-up', '../admin', '%00'])('the made-up code %s is refused', async (code) => {
  expect(await choose(code, 'a-better-password')).toMatchObject({ status: 400 });
});

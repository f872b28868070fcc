import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { counterPath, countUse } from '../../functions/src/limits/limiter.ts';
import { accountLimit } from '../../functions/src/limits/limit-uses.ts';
import { newPlacesLimit } from '../../functions/src/limits/password-tries.ts';
import { call } from './call.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { upload } from './upload-call.ts';

let admin: Staff;

beforeAll(async () => {
  admin = await hire('admin');
});

afterAll(() => dismiss(admin));

/** An address of this test's own, so that no other run has counted for it. */
const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}-${randomInt(1e9)}`;
const login = (address: string, email: string, password: string) =>
  call('POST', '/auth/login', { headers: { 'Fastly-Client-IP': address }, body: { email, password } });

it('ten wrong passwords lock out whoever guesses, and not the owner of the account', async () => {
  const [guesser, home] = [newAddress(), newAddress()];
  const { email, password } = admin;
  const statuses: number[] = [];
  for (let i = 0; i < 10; i += 1) statuses.push((await login(guesser, email, 'wrong')).status);
  expect(statuses).toEqual(Array(10).fill(401));
  const refused = await login(guesser, email.toUpperCase(), password);
  expect(refused).toMatchObject({ status: 429, body: { msg: expect.stringMatching(/15 minutes/) } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
  expect((await login(home, email, password)).status).toBe(200);
  // The guesser may still sign in with an account of his own.
  expect((await login(guesser, 'nobody@contract.test', 'wrong')).status).toBe(401);
});

it('whoever invents an address with every try is stopped, and not the owner where he is at home', async () => {
  const home = newAddress();
  const { email, password } = admin;
  expect((await login(home, email, password)).status).toBe(200);
  const limit = newPlacesLimit(email);
  const counter = db.doc(counterPath(limit));
  await counter.set({ count: limit.most - 1, expiresAt: new Date(Date.now() + 60_000) });
  expect((await login(newAddress(), email, 'wrong')).status).toBe(401);
  expect((await login(newAddress(), email, 'wrong')).status).toBe(429);
  expect((await login(home, email, password)).status).toBe(200);
  await counter.delete();
});

it('a right password wipes out the slips before it', async () => {
  const address = newAddress();
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 6; i += 1) await login(address, admin.email, 'wrong');
    expect((await login(address, admin.email, admin.password)).status).toBe(200);
  }
});

it('tries made at once are all counted', async () => {
  const limit = { key: newAddress(), most: 4, windowMs: 60_000 };
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => countUse([limit])));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  await db.doc(counterPath(limit)).delete();
});

it('an account that has used up its uploads is asked to wait, and may go on when the time is over', async () => {
  const limit = accountLimit('upload', admin.uid);
  const counter = db.doc(counterPath(limit));
  await counter.set({ count: limit.most, expiresAt: new Date(Date.now() + 60_000) });
  const refused = await upload('image', admin.token, []);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  await counter.set({ count: limit.most, expiresAt: new Date(Date.now() - 1) });
  expect((await upload('image', admin.token, [])).status).toBe(400);
  expect((await counter.get()).get('count')).toBe(1);
  await counter.delete();
});

it('a counter names neither the account nor the address', async () => {
  const address = newAddress();
  await login(address, admin.email, 'wrong');
  const { path } = db.doc(counterPath({ key: `password ${admin.email} from ${address}` }));
  const stored = await db.doc(path).get();
  expect(path).toMatch(/^limits\/[0-9a-f]{64}$/);
  expect(Object.keys(stored.data()!).sort()).toEqual(['count', 'expiresAt']);
});

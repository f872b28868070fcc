import { createHash, randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { counterPath } from '../../functions/src/limits/counters.ts';
import { countUse } from '../../functions/src/limits/limiter.ts';
import { accountLimit } from '../../functions/src/limits/limit-uses.ts';
import { newPlacesLimit, passwordLimits } from '../../functions/src/limits/password-limits.ts';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { upload } from './upload-call.ts';
import { hostingServer, visitorFrom } from '../visitor.ts';

let admin: Staff;

beforeAll(async () => {
  admin = await hire('admin');
});

afterAll(() => dismiss(admin));

/** An address of this test's own, so that no other run has counted for it. */
const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}-${randomInt(1e9)}`;
const login = (address: string, email: string, password: string) =>
  call('POST', '/auth/login', { headers: visitorFrom(address), body: { email, password } });

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

it('a guesser with a new address for each try is stopped; the owner still signs in from a known place', async () => {
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

describe('password limits at the function’s own URL, where a caller may claim any address', () => {
  let api: Awaited<ReturnType<typeof openOwnApi>>;

  beforeAll(async () => {
    api = await openOwnApi();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  afterAll(() => api.close());

  /** Signs in from an address that is claimed, by way of one that is not. */
  const loginVia = (via: string, claimed: string, password: string, { email } = admin) =>
    call('POST', '/auth/login', {
      at: api.at,
      headers: visitorFrom(claimed, via),
      body: { email, password },
    });
  const atOnce = <T>(times: number, run: () => Promise<T>) => Promise.all(Array.from({ length: times }, run));
  const distinct = (answers: { status: number }[]) =>
    [...new Set(answers.map(({ status }) => status))].sort();

  it('a stranger who claims the owner’s address uses up only their own tries', async () => {
    const [home, edge, stranger] = [newAddress(), hostingServer(), newAddress()];
    expect((await loginVia(edge, home, admin.password)).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await loginVia(stranger, home, 'wrong')).status).toBe(401);
    expect((await loginVia(stranger, home, admin.password)).status).toBe(429);
    expect((await loginVia(edge, home, admin.password)).status).toBe(200);
    // Hosting has many servers: home is home also by way of one that she has not come through before.
    expect((await loginVia(hostingServer(), home, admin.password)).status).toBe(200);
  });

  it('claiming the owner’s address from many places does not lock the owner out of a known place', async () => {
    const [home, edge] = [newAddress(), hostingServer()];
    await loginVia(edge, home, admin.password);
    const { others } = await passwordLimits({ address: home, via: newAddress() }, admin.email);
    const ofHome = others.find(({ key }) => key.includes('at home'))!;
    const counter = db.doc(counterPath(ofHome));
    await counter.set({ count: ofHome.most, expiresAt: new Date(Date.now() + 60_000) });
    expect((await loginVia(hostingServer(), home, 'wrong')).status).toBe(429);
    expect((await loginVia(edge, home, admin.password)).status).toBe(200);
    await counter.delete();
  });

  it('of thirty wrong passwords at once, ten reach Firebase Auth', async () => {
    const address = newAddress();
    const asked = vi.spyOn(globalThis, 'fetch');
    const answers = await atOnce(30, () => loginVia(address, address, 'wrong'));
    const checked = asked.mock.calls.filter(([url]) => new Request(url).url.includes('signInWithPassword'));
    expect(checked.length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(checked.length);
  });

  it.each([
    ['one place', () => ['192.0.2.1', '192.0.2.1']],
    ['fifty addresses behind one server', () => ['66.249.64.2', newAddress()]],
  ])(
    'fifty wrong ones at once from %s are answered, none as if the server had failed',
    async (_from, place) => {
      const target = { ...admin, email: `nobody-${randomInt(1e9)}@contract.test` };
      const answers = await atOnce(50, () => {
        const [via, claimed] = place() as [string, string];
        return loginVia(via, claimed, 'wrong', target);
      });
      expect([401, 429, 503]).toEqual(expect.arrayContaining(distinct(answers)));
      for (const { status, headers } of answers)
        if (status !== 401) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    },
  );

  it('a password that could not be checked is not counted', async () => {
    const address = newAddress();
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:1');
    for (let i = 0; i < 12; i += 1)
      expect((await loginVia(address, address, admin.password)).status).toBeGreaterThanOrEqual(500);
    vi.unstubAllEnvs();
    for (let i = 0; i < 9; i += 1) expect((await loginVia(address, address, 'wrong')).status).toBe(401);
    expect((await loginVia(address, address, admin.password)).status).toBe(200);
  });

  it('a counter names neither the account nor the address', async () => {
    const address = newAddress();
    await loginVia(address, address, 'wrong');
    const key = `password ${admin.email} from ${address}`;
    const { path } = db.doc(counterPath({ key }));
    const plain = createHash('sha256').update(key).digest('hex');
    expect(path).not.toContain(plain);
    const stored = await db.doc(path).get();
    expect(path).toMatch(/^limits\/[0-9a-f]{64}$/);
    expect(Object.keys(stored.data()!).sort()).toEqual(['count', 'expiresAt']);
  });
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

import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { auth, dismiss, hire, type Staff } from './staff.ts';

const staff: Record<string, Staff> = {};

beforeAll(async () => {
  const [chef, admin, owner, stranger] = [hire('chef'), hire('admin'), hire('super'), hire(undefined)];
  Object.assign(staff, {
    chef: await chef,
    admin: await admin,
    super: await owner,
    stranger: await stranger,
  });
});

afterAll(() => Promise.all(Object.values(staff).map(dismiss)));

const login = (path: string, body: unknown) => call('POST', path, { body });

const table: [path: string, who: string, status: number][] = [
  ['/auth/login', 'admin', 200],
  ['/auth/login', 'super', 200],
  ['/auth/login', 'chef', 401],
  ['/auth/login', 'stranger', 401],
  ['/superUser/login', 'super', 200],
  ['/superUser/login', 'admin', 401],
  ['/superUser/login', 'chef', 401],
  ['/chefUser/login', 'chef', 200],
  ['/chefUser/login', 'admin', 401],
  ['/chefUser/login', 'super', 401],
];

it.each(table)('%s for %s answers %i', async (path, who, status) => {
  const { uid, email, password, username } = staff[who]!;
  const answer = await login(path, { email, password });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  if (status === 401) {
    expect(answer.body).toEqual({ msg: 'Invalid email or password.' });
    return;
  }
  const user = { _id: uid, username, email, desc: '', profileImg: '', role: who };
  expect(answer.body).toEqual({ user, token: expect.any(String), customToken: expect.any(String) });
  expect((await auth.verifyIdToken(answer.body.token)).uid).toBe(uid);
});

it.each([
  ['/auth/login', 'chef', '/chef-login'],
  ['/superUser/login', 'admin', '/admin-signin'],
  ['/superUser/login', 'chef', '/chef-login'],
  ['/chefUser/login', 'admin', '/admin-signin'],
  ['/chefUser/login', 'super', '/admin-login'],
])('%s with the right password of a %s names the right screen', async (path, who, screen) => {
  const { email, password } = staff[who]!;
  expect((await login(path, { email, password })).headers.get('Sign-In-Path')).toBe(screen);
  const guessed = await login(path, { email, password: 'wrong-password' });
  expect(guessed.headers.get('Sign-In-Path')).toBeNull();
});

it('no screen is named to a stranger with the right password', async () => {
  const { email, password } = staff['stranger']!;
  expect((await login('/auth/login', { email, password })).headers.get('Sign-In-Path')).toBeNull();
});

it('the custom token opens a session of its own that begins with the exchange and has the role', async () => {
  const { uid, email, password } = staff['admin']!;
  const { customToken } = (await login('/auth/login', { email, password })).body;
  const { iat, exp } = JSON.parse(Buffer.from(customToken.split('.')[1], 'base64url').toString());
  expect(exp - iat).toBe(60);
  const exchangedAt = Math.floor(Date.now() / 1000);
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const exchange = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: customToken, returnSecureToken: true }),
    },
  );
  const { idToken } = (await exchange.json()) as { idToken: string };
  const claims = await auth.verifyIdToken(idToken, true);
  expect(claims).toMatchObject({ uid, role: 'admin' });
  expect(claims.auth_time).toBeGreaterThanOrEqual(exchangedAt);
});

it.each([
  ['a wrong password', () => ({ email: staff['admin']!.email, password: 'wrong-password' })],
  ['an unknown address', () => ({ email: 'nobody@contract.test', password: 'wrong-password' })],
  ['no password', () => ({ email: staff['admin']!.email })],
  ['an object as password', () => ({ email: staff['admin']!.email, password: {} })],
  ['an empty body', () => ({})],
])('%s is answered like every other failure', async (_what, body) => {
  const answer = await login('/auth/login', body());
  expect(answer).toMatchObject({ status: 401, body: { msg: 'Invalid email or password.' } });
});

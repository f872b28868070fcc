import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { authError, openAuthStandIn, type AuthAnswer } from './auth-stand-in.ts';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { dismiss, hire, type Staff } from './staff.ts';
import { visitorFrom } from '../visitor.ts';

let admin: Staff;
let api: Awaited<ReturnType<typeof openOwnApi>>;
let auth: Awaited<ReturnType<typeof openAuthStandIn>> | undefined;

beforeAll(async () => {
  [admin, api] = await Promise.all([hire('admin'), openOwnApi()]);
});

afterEach(() => auth?.close());

afterAll(async () => {
  api.close();
  await dismiss(admin);
});

/** An address of its own for each try, so that none is refused for those before it. */
const fromNewAddress = () => visitorFrom(`198.19.${randomInt(256)}.${randomInt(256)}-${randomInt(1e9)}`);

/** A login with the right password while Auth answers so. */
async function loginWhile(answer: AuthAnswer) {
  auth = await openAuthStandIn((method) => (method.endsWith(':signInWithPassword') ? answer : undefined));
  return call('POST', '/auth/login', {
    at: api.at,
    headers: fromNewAddress(),
    body: { email: admin.email, password: admin.password },
  });
}

it.each([
  'INVALID_LOGIN_CREDENTIALS',
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'USER_DISABLED',
  'INVALID_EMAIL',
  'INVALID_PASSWORD : The password is invalid or the user does not have a password.',
])('Auth says %s: the password is wrong', async (message) => {
  expect(await loginWhile(authError(400, message))).toMatchObject({
    status: 401,
    body: { msg: 'Invalid email or password.' },
  });
});

it.each([
  [400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.'],
  [429, 'RESOURCE_EXHAUSTED'],
])('Auth has had too many tries (%i %s): 429 with the time to wait', async (status, message) => {
  const answer = await loginWhile(authError(status, message));
  expect(answer).toMatchObject({
    status: 429,
    body: { msg: 'Too many tries. Please try again in 5 minutes.' },
  });
  expect(answer.headers.get('Retry-After')).toBe('300');
});

it.each([
  [400, 'QUOTA_EXCEEDED : Exceeded quota for verifying passwords.'],
  [400, 'API key not valid. Please pass a valid API key.'],
  [400, 'OPERATION_NOT_ALLOWED'],
  [403, 'PERMISSION_DENIED'],
  [500, 'INTERNAL'],
  [503, 'UNAVAILABLE'],
])('Auth answers %i %s: 503, and never "wrong password"', async (status, message) => {
  const answer = await loginWhile(authError(status, message));
  expect(answer).toMatchObject({
    status: 503,
    body: { msg: expect.stringMatching(/could not be checked just now/) },
  });
  expect(answer.headers.get('Retry-After')).toBe('30');
});

it('Auth says yes without a token: 503', async () => {
  expect((await loginWhile({ status: 200, body: { kind: 'identitytoolkit' } })).status).toBe(503);
});

it('Auth is silent: 503 by the time that the server gives it, which is within its own deadline', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout');
  expect(await loginWhile('silence')).toMatchObject({
    status: 503,
    body: { msg: expect.stringMatching(/could not be checked just now/) },
  });
  expect(given.mock.calls).toEqual([[6_000]]);
  given.mockRestore();
});

it('while Auth is away nobody changes a profile, and is not told that the password is wrong', async () => {
  auth = await openAuthStandIn((method) =>
    method.endsWith(':signInWithPassword') ? authError(503, 'UNAVAILABLE') : undefined,
  );
  const { username, email, password, uid, token } = admin;
  const body = { username: 'Somebody else', email, currentPassword: password };
  const answer = await call('PUT', `/auth/user/${uid}`, {
    at: api.at,
    headers: fromNewAddress(),
    token,
    body,
  });
  expect(answer.status).toBe(503);
  auth.close();
  const login = { at: api.at, headers: fromNewAddress(), body: { email, password } };
  const stored = await call('POST', '/auth/login', login);
  expect(stored.body.user.username).toBe(username);
});

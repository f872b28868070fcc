import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { authError, openAuthStandIn } from './auth-stand-in.ts';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { auth, dismiss, hire, type Staff } from './staff.ts';
import { visitorFrom } from '../visitor.ts';

const rightCode = '271828';
let owner: Staff;
let admin: Staff;
let api: Awaited<ReturnType<typeof openOwnApi>>;
let standIn: Awaited<ReturnType<typeof openAuthStandIn>> | undefined;

beforeAll(async () => {
  [owner, admin, api] = await Promise.all([hire('super'), hire('admin'), openOwnApi()]);
});

afterEach(() => standIn?.close());

afterAll(async () => {
  api.close();
  await Promise.all([dismiss(owner), dismiss(admin)]);
});

/** Auth as it answers for an account with an authenticator app; the emulator knows text messages only. */
async function enrolInAuthenticatorApp() {
  const seen: Record<string, unknown>[] = [];
  const challenge = {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: owner.uid,
    email: owner.email,
    mfaPendingCredential: 'pending-1',
    mfaInfo: [
      { mfaEnrollmentId: 'phone-1', enrolledAt: '2026-11-22T10:00:00Z', phoneInfo: '+*******1234' },
      { mfaEnrollmentId: 'totp-1', enrolledAt: '2026-11-22T10:00:00Z', totpInfo: {} },
    ],
  };
  standIn = await openAuthStandIn((method, body) => {
    if (method.endsWith(':signInWithPassword') && body['email'] === owner.email)
      return body['password'] === owner.password
        ? { status: 200, body: challenge }
        : authError(400, 'INVALID_LOGIN_CREDENTIALS');
    if (!method.endsWith('/mfaSignIn:finalize')) return undefined;
    seen.push(body);
    const { verificationCode } = body['totpVerificationInfo'] as { verificationCode: string };
    return verificationCode === rightCode
      ? { status: 200, body: { idToken: owner.token, refreshToken: 'refresh' } }
      : authError(400, 'INVALID_CODE : Invalid verification code.');
  });
  return seen;
}

const newAddress = () => `198.19.${randomInt(256)}.${randomInt(256)}-${randomInt(1e9)}`;
const login = (body: object, from = newAddress()) =>
  call('POST', '/superUser/login', {
    at: api.at,
    headers: visitorFrom(from),
    body: { email: owner.email, ...body },
  });

it('a wrong password is not told that there is a second factor', async () => {
  await enrolInAuthenticatorApp();
  const answer = await login({ password: 'wrong-password', code: rightCode });
  expect(answer).toMatchObject({ status: 401, body: { msg: 'Invalid email or password.' } });
  expect(answer.body.errors).toBeUndefined();
});

it('after the right password the code is asked for, and with it the sign-in goes on as usual', async () => {
  const seen = await enrolInAuthenticatorApp();
  const { password, uid } = owner;
  const message = 'Type the six digits of your authenticator app.';
  const asked = await login({ password });
  expect(asked).toMatchObject({
    status: 401,
    body: { msg: message, errors: [{ path: 'code', message }] },
  });
  expect(seen).toEqual([]);
  const signedIn = await login({ password, code: '271 828' });
  expect(signedIn).toMatchObject({ status: 200, body: { user: { _id: uid, role: 'super' } } });
  expect(signedIn.body.customToken).toEqual(expect.any(String));
  expect(seen).toEqual([
    {
      mfaPendingCredential: 'pending-1',
      mfaEnrollmentId: 'totp-1',
      totpVerificationInfo: { verificationCode: rightCode },
    },
  ]);
});

it('ten wrong codes are too many, however often the right password comes in between', async () => {
  const seen = await enrolInAuthenticatorApp();
  const { password } = owner;
  const from = newAddress();
  for (let i = 0; i < 10; i += 1) {
    expect((await login({ password }, from)).status).toBe(401);
    const wrong = await login({ password, code: '000000' }, from);
    expect(wrong).toMatchObject({ status: 401, body: { errors: [{ path: 'code' }] } });
    expect(wrong.body.msg).toMatch(/This code is not right/);
  }
  const refused = await login({ password, code: rightCode }, from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
  expect(seen).toHaveLength(10);
  expect((await login({ password, code: rightCode })).status).toBe(200);
});

it('what cannot be a code is not sent to Auth', async () => {
  const seen = await enrolInAuthenticatorApp();
  for (const code of ['12345', 'abcdef', '1234567', 123456])
    expect((await login({ password: owner.password, code })).status).toBe(401);
  expect(seen).toEqual([]);
});

it('an account with text messages proves its current password, and is told why it cannot log in', async () => {
  const { uid, email, password, username, token } = admin;
  await auth.updateUser(uid, {
    emailVerified: true,
    multiFactor: {
      enrolledFactors: [
        { uid: 'phone-1', factorId: 'phone', phoneNumber: '+353871234567', displayName: 'Mobile' },
      ],
    },
  });
  const refused = await call('POST', '/auth/login', { at: api.at, body: { email, password } });
  expect(refused).toMatchObject({ status: 409, body: { msg: expect.stringMatching(/text messages/) } });
  const change = (currentPassword: string) =>
    call('PUT', `/auth/user/${uid}`, {
      at: api.at,
      token,
      body: { username, email, desc: 'Books the bands.', currentPassword },
    });
  expect((await change('wrong-password')).status).toBe(401);
  expect(await change(password)).toMatchObject({ status: 200, body: { desc: 'Books the bands.' } });
});

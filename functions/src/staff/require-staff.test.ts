import type { Request, Response } from 'express';
import { HttpError } from '../requests/http-error.ts';
import { accounts } from '../firebase/accounts.ts';
import { requireStaff } from './require-staff.ts';

/** Runs the middleware on a request with the token. */
function pass(token: string) {
  const req = { get: () => `Bearer ${token}` } as unknown as Request;
  const res = { locals: {} } as Response;
  return requireStaff('editContent')(req, res, () => undefined);
}

beforeEach(() => vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('every token is checked for revocation', async () => {
  // On the emulator the Admin SDK always checks, so only the argument shows what happens in production.
  const verify = vi.spyOn(accounts(), 'verifyIdToken').mockResolvedValue({ uid: 'u' } as never);
  await expect(pass('a-token')).rejects.toMatchObject({ status: 403 });
  expect(verify).toHaveBeenCalledWith('a-token', true);
});

it('a forged token without a signature is rejected when no emulator is set', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-venue';
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'u',
    user_id: 'u',
    role: 'super',
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  const forged = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
  await expect(pass(forged)).rejects.toMatchObject({ status: 401 });
  await expect(pass(forged)).rejects.toBeInstanceOf(HttpError);
});

import { may, readRole, type Permission, type User } from '@venue/domain';
import { Router } from 'express';
import { ensureAccess } from '../../staff/access.ts';
import { createCustomToken } from '../../staff/custom-token.ts';
import type { SecondFactor } from '../../staff/second-factor.ts';
import { readUser } from '../../content/converters.ts';
import { Refusal } from '../http/errors.ts';
import { accounts, database } from '../../firebase.ts';
import { callerPlace, type Place } from '../../limits/caller-place.ts';
import { tryCode } from '../../limits/code-tries.ts';
import { tryPassword } from '../../limits/password-tries.ts';
import { refusals } from '../http/refusals.ts';

type SignedIn = { user: User; token: string; customToken: string };

/**
 * POST /login: email and password for `{ user, token, customToken }` (section 7). Every failure answers
 * alike, so that nobody learns from it which addresses have accounts or what they may do. Only after the
 * right password does an account with a second factor ask for its code: 401 whose `errors` name `code`.
 */
export function loginRoutes(permission: Permission): Router {
  const router = Router();
  router.post('/login', async (req, res) => {
    const { email, password, code } = (req.body ?? {}) as Record<string, unknown>;
    if (typeof email !== 'string' || typeof password !== 'string') throw wrongPassword();
    const place = callerPlace(req);
    const proof = await tryPassword(place, email, password);
    if (!proof) throw wrongPassword();
    const token =
      'idToken' in proof ? proof.idToken : await checkCode(place, email, proof.secondFactor, code);
    res.json(await signIn(token, permission));
  });
  return router;
}

async function checkCode(
  place: Place,
  email: string,
  secondFactor: SecondFactor,
  code: unknown,
): Promise<string> {
  if (secondFactor.enrollments.length === 0) throw new Refusal(409, refusals.noAuthenticatorApp);
  // Authenticator apps show "123 456".
  const digits = typeof code === 'string' ? code.replace(/\s/g, '') : '';
  if (!/^\d{6}$/.test(digits)) throw aboutCode(digits === '' ? refusals.codeMissing : refusals.codeWrong);
  const token = await tryCode(place, email, secondFactor, digits);
  if (!token) throw aboutCode(refusals.codeWrong);
  return token;
}

/** 401 unless the role may sign in here. */
async function signIn(token: string, permission: Permission): Promise<SignedIn> {
  const claims = await accounts().verifyIdToken(token);
  const role = readRole(claims['role']);
  if (!role || !may(role, permission)) throw wrongPassword();
  if (!(await ensureAccess(claims.uid, role))) throw wrongPassword();
  const [stored, customToken] = await Promise.all([
    database().doc(`users/${claims.uid}`).get(),
    createCustomToken(claims.uid),
  ]);
  return {
    user: readUser(claims.uid, { email: claims.email, ...stored.data() }, role),
    token,
    customToken,
  };
}

function wrongPassword(): Refusal {
  return new Refusal(401, refusals.wrongPassword);
}

function aboutCode(message: string): Refusal {
  return new Refusal(401, message, [{ path: 'code', message }]);
}

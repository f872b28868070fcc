import { may, readRole, type Permission, type User } from '@venue/domain';
import { Router } from 'express';
import { readUser } from '../content/converters.ts';
import { Refusal } from '../errors.ts';
import { accounts, database } from '../firebase.ts';
import { clientIp } from '../limits/client-ip.ts';
import { tryPassword } from '../limits/password-tries.ts';
import { refusals } from '../refusals.ts';

/**
 * POST /login: e-mail and password for `{ user, token }` (section 7). Every failure answers alike, so
 * that nobody learns from it which addresses have accounts or what they may do.
 */
export function loginRoutes(permission: Permission): Router {
  const router = Router();
  router.post('/login', async (req, res) => {
    const { email, password } = (req.body ?? {}) as Record<string, unknown>;
    const signedIn = await signIn(clientIp(req), email, password, permission);
    if (!signedIn) throw new Refusal(401, refusals.wrongPassword);
    res.json(signedIn);
  });
  return router;
}

async function signIn(
  address: string | undefined,
  email: unknown,
  password: unknown,
  permission: Permission,
): Promise<{ user: User; token: string } | undefined> {
  if (typeof email !== 'string' || typeof password !== 'string') return undefined;
  const token = await tryPassword(address, email, password);
  if (!token) return undefined;
  const claims = await accounts().verifyIdToken(token);
  const role = readRole(claims['role']);
  if (!role || !may(role, permission)) return undefined;
  const stored = await database().doc(`users/${claims.uid}`).get();
  return { user: readUser(claims.uid, { email: claims.email, ...stored.data() }, role), token };
}

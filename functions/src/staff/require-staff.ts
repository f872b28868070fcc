import { admits, may, messages, readRole, type Permission } from '@venue/domain';
import type { RequestHandler } from 'express';
import { HttpError } from '../api/http/http-error.ts';
import { stopIfLate } from '../api/http/deadline.ts';
import { actorOf, setActor, type Actor } from '../api/http/actor.ts';

/** Codes of the Admin SDK that mean "this token is no good", as opposed to "we could not look". */
const badTokenCodes = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * Lets only staff with the permission pass (section 6). The token's revocation and the account's access
 * document are checked, so a demoted, disabled or re-passworded account is out at once, and the API agrees
 * with firestore.rules. 401 without a good token or when it is outdated, 403 without the role.
 */
export function requireStaff(permission: Permission): RequestHandler {
  return async (req, res, next) => {
    const token = /^Bearer (\S+)$/i.exec(req.get('Authorization') ?? '')?.[1];
    if (!token) throw new HttpError(401, messages.signInFirst);
    const claims = await verifyToken(token);
    const role = readRole(claims['role']);
    if (!role) throw new HttpError(403, messages.wrongRole);
    const actor: Actor = { uid: claims.uid, role, authTime: claims.auth_time };
    await requireAccess(actor);
    if (!may(role, permission)) throw new HttpError(403, messages.wrongRole);
    stopIfLate();
    setActor(res, actor);
    next();
  };
}

/** 401 when the account's access has changed since the sign-in. */
async function requireAccess(actor: Actor): Promise<void> {
  const { currentAccess } = await import('./access.ts');
  if (!admits(await currentAccess(actor.uid), actor)) throw new HttpError(401, messages.signInAgain);
}

/** Lets the caller pass when the parameter in the path is the caller's uid. 403 otherwise. */
export function requireSelf(parameter: 'id' | 'user'): RequestHandler {
  return (req, res, next) => {
    if (req.params[parameter] !== actorOf(res).uid) throw new HttpError(403, messages.otherAccount);
    next();
  };
}

async function verifyToken(token: string) {
  const { accounts } = await import('../accounts.ts');
  try {
    return await accounts().verifyIdToken(token, true);
  } catch (error) {
    if (badTokenCodes.has((error as { code?: string }).code ?? ''))
      throw new HttpError(401, messages.signInAgain);
    throw error;
  }
}

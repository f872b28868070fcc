import { admits, may, messages, readRole, type Access, type Permission } from '@venue/domain';
import type { Request, RequestHandler } from 'express';
import { HttpError } from '../requests/http-error.ts';
import { stopIfLate } from '../requests/deadline.ts';
import { actorOf, setActor, type Actor } from '../requests/actor.ts';

/** Codes of the Admin SDK for an invalid token, as opposed to one that could not be checked. */
const badTokenCodes = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * Middleware that admits only staff with a permission. Checks the token's revocation and the account's
 * access document, so that a demoted or disabled account or one with a new password is locked out at once, as in
 * firestore.rules. Throws 401 without a valid, current token and 403 without the
 * permission.
 */
export function requireStaff(permission: Permission): RequestHandler {
  return async (req, res, next) => {
    setActor(res, await findActor(permission, req));
    next();
  };
}

/**
 * Whether a call that is open to everybody is made by staff with a permission. A guest is anybody else, also one whose
 * token is no longer valid.
 */
export async function isStaffWith(permission: Permission, req: Request): Promise<boolean> {
  if (!req.get('Authorization')) return false;
  try {
    await findActor(permission, req);
    return true;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

/** The member of staff who makes a call. Throws 401 and 403 as `requireStaff` does. */
async function findActor(permission: Permission, req: Request): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(req.get('Authorization') ?? '')?.[1];
  if (!token) throw new HttpError(401, messages.signInFirst);
  const claims = await verifyToken(token);
  const role = readRole(claims['role']);
  if (!role) throw new HttpError(403, messages.wrongRole);
  const actor: Actor = { uid: claims.uid, role, authTime: claims.auth_time };
  if (!may(await requireAccess(actor), permission)) throw new HttpError(403, messages.wrongRole);
  stopIfLate();
  return actor;
}

/** The account's access as it is now. Throws 401 if it no longer covers the sign-in. */
async function requireAccess(actor: Actor): Promise<Access | undefined> {
  const { currentAccess } = await import('./access.ts');
  const access = await currentAccess(actor.uid);
  if (!admits(access, actor)) throw new HttpError(401, messages.signInAgain);
  return access;
}

/** Middleware that throws 403 unless the parameter in the path is the caller's uid. */
export function requireSelf(parameter: 'id' | 'user'): RequestHandler {
  return (req, res, next) => {
    if (req.params[parameter] !== actorOf(res).uid) throw new HttpError(403, messages.otherAccount);
    next();
  };
}

async function verifyToken(token: string) {
  const { accounts } = await import('../firebase/accounts.ts');
  try {
    return await accounts().verifyIdToken(token, true);
  } catch (error) {
    if (badTokenCodes.has((error as { code?: string }).code ?? ''))
      throw new HttpError(401, messages.signInAgain);
    throw error;
  }
}

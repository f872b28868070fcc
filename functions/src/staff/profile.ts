import { messages, readUser, type Access, type LoginPart, type Role, type User } from '@venue/domain';
import type { ProfileInput } from '@venue/domain/schemas';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { accounts } from '../firebase/accounts.ts';
import { database } from '../firebase/admin-app.ts';
import type { Caller } from '../limits/caller-place.ts';
import { tryPassword } from './password-sign-in.ts';
import { changeAccessThen } from './change-access.ts';
import { throwEmailTaken } from './staff.ts';

/**
 * Changes the actor's own profile, email address and password. Auth and `users/{uid}` hold them together: if one
 * cannot be changed, the other stays as it was. A new address or password ends all sign-ins of the account. Throws
 * 401 without the current password and 409 when the address belongs to another account.
 */
export async function updateProfile(
  { uid, role }: Actor,
  { username, email: typedEmail, desc, profileImg, password, currentPassword }: ProfileInput,
  place: Caller,
): Promise<User> {
  // Auth stores addresses in lower case; the profile has to match.
  const email = typedEmail.toLowerCase();
  const account = await accounts().getUser(uid);
  const knownEmail = account.email ?? '';
  if (!currentPassword) throw currentPasswordError(messages.currentPasswordMissing);
  // No second factor: the sign-in has checked it already.
  if (!(await tryPassword(place, knownEmail, currentPassword)))
    throw currentPasswordError(messages.currentPasswordWrong);
  const isNewLogin = email !== knownEmail || Boolean(password);
  if (email !== knownEmail) await assertEmailFree(email);
  const sent = Object.entries({ username, email, desc, profileImg });
  const profile = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
  const ref = database().doc(`users/${uid}`);
  const former = (await ref.get()).data();
  // The profile comes first: if it cannot be stored, the account is unchanged and the session continues.
  await ref.set(profile, { merge: true });
  if (isNewLogin) {
    try {
      await changeLogin(
        { uid, role, username: String(profile['username'] ?? ''), formerEmail: knownEmail },
        { email, ...(password ? { password } : {}) },
      );
    } catch (error) {
      await (former ? ref.set(former) : ref.delete());
      return throwEmailTaken(error);
    }
    await accounts().revokeRefreshTokens(uid);
  }
  return readUser(uid, { ...former, ...profile }, role);
}

/** The owner of a login before its change, with the name for the history. */
type Owner = { uid: string; role: Role; username: string; formerEmail: string };

/**
 * Changes the email address, the password or both of one's own account, ends all its sign-ins and records the change
 * in the history. If Auth throws, nothing has changed.
 */
async function changeLogin(
  { uid, role, username, formerEmail }: Owner,
  login: { email: string; password?: string },
): Promise<void> {
  const changed: LoginPart[] = [
    ...(login.email === formerEmail ? [] : (['email'] as const)),
    ...(login.password ? (['password'] as const) : []),
  ];
  const event = { uid, email: login.email, username, operation: 'login', details: { changed } } as const;
  const sameRole = (stored: Access | undefined) => (stored ? stored.role : role);
  await changeAccessThen({ event, by: uid, role: sameRole }, () => accounts().updateUser(uid, login));
}

function currentPasswordError(message: string): HttpError {
  return new HttpError(401, message, { field: 'currentPassword' });
}

/** Throws 409 before anything is stored. Auth itself catches an address that is taken a moment later. */
async function assertEmailFree(email: string): Promise<void> {
  const { users } = await accounts().getUsers([{ email }]);
  if (users.length > 0) throwEmailTaken({ code: 'auth/email-already-exists' });
}

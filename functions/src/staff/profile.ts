import { messages, readUser, type Access, type LoginPart, type Role, type User } from '@venue/domain';
import type { ProfileInput } from '@venue/domain/schemas';
import type { Actor } from '../api/http/actor.ts';
import { HttpError } from '../api/http/http-error.ts';
import { accounts } from '../accounts.ts';
import { database } from '../firebase.ts';
import type { Place } from '../limits/caller-place.ts';
import { tryPassword } from './password-sign-in.ts';
import { closeAccessThen } from './change-access.ts';
import { refuseKnownAddress } from './staff.ts';

/**
 * Changes the actor's own profile, address and password, which Auth and `users/{uid}` hold together:
 * when one of them cannot be changed, the other stays as it was. A new address or password ends every
 * sign-in of the account. 401 without the current password, 409 when the address has an account already.
 */
export async function updateProfile(
  { uid, role }: Actor,
  { username, email: typedEmail, desc, profileImg, password, currentPassword }: ProfileInput,
  place: Place,
): Promise<User> {
  // Auth keeps addresses in lower case; the profile must say the same.
  const email = typedEmail.toLowerCase();
  const account = await accounts().getUser(uid);
  const knownEmail = account.email ?? '';
  if (!currentPassword) throw aboutCurrentPassword(messages.currentPasswordMissing);
  // A second factor is not asked for here: whoever is signed in has shown it.
  if (!(await tryPassword(place, knownEmail, currentPassword)))
    throw aboutCurrentPassword(messages.currentPasswordWrong);
  const isNewLogin = email !== knownEmail || Boolean(password);
  if (email !== knownEmail) await refuseTakenAddress(email);
  const sent = Object.entries({ username, email, desc, profileImg });
  const profile = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
  const ref = database().doc(`users/${uid}`);
  const former = (await ref.get()).data();
  // The profile comes first: when it cannot be stored, the account has not been touched and the sign-in lasts.
  await ref.set(profile, { merge: true });
  if (isNewLogin) {
    try {
      await changeLogin(
        { uid, role, username: String(profile['username'] ?? ''), formerEmail: knownEmail },
        { email, ...(password ? { password } : {}) },
      );
    } catch (error) {
      await (former ? ref.set(former) : ref.delete());
      return refuseKnownAddress(error);
    }
    await accounts().revokeRefreshTokens(uid);
  }
  return readUser(uid, { ...former, ...profile }, role);
}

/** Whose login changes: as it is stored until now, with the name that goes into the history. */
type Owner = { uid: string; role: Role; username: string; formerEmail: string };

/**
 * Changes the address, the password or both of one's own account, ends every sign-in of it and
 * keeps in the history what was changed. Throws what Auth says; then address and password are as they were.
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
  const keep = (stored: Access | undefined) => (stored ? stored.role : role);
  await closeAccessThen({ event, by: uid, role: keep }, () => accounts().updateUser(uid, login));
}

function aboutCurrentPassword(message: string): HttpError {
  return new HttpError(401, message, { field: 'currentPassword' });
}

/** 409 before anything is stored; whoever takes the address in the next moment is met by Auth itself. */
async function refuseTakenAddress(email: string): Promise<void> {
  const { users } = await accounts().getUsers([{ email }]);
  if (users.length > 0) refuseKnownAddress({ code: 'auth/email-already-exists' });
}

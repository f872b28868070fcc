import type { User } from '@venue/domain';
import type { ProfileInput } from '@venue/domain/schemas';
import type { Actor } from '../auth/actor.ts';
import { readUser } from '../content/converters.ts';
import { Refusal } from '../errors.ts';
import { accounts, database } from '../firebase.ts';
import { tryPassword } from '../limits/password-tries.ts';
import { refusals } from '../refusals.ts';
import { refuseKnownAddress } from './staff.ts';

/**
 * Changes the actor's own profile, address and password, which Auth and `users/{uid}` hold together:
 * when the profile cannot be stored, the account is put back. A new address or password ends every
 * sign-in of the account. 401 without the current password, 409 when the address has an account already.
 */
export async function updateProfile(
  { uid, role }: Actor,
  { username, email: typedEmail, desc, profileImg, password, currentPassword }: ProfileInput,
  address: string | undefined,
): Promise<User> {
  // Auth keeps addresses in lower case; the profile must say the same.
  const email = typedEmail.toLowerCase();
  const account = await accounts().getUser(uid);
  const knownEmail = account.email ?? '';
  if (!currentPassword || !(await tryPassword(address, knownEmail, currentPassword))) {
    const message = refusals.currentPasswordWrong;
    throw new Refusal(401, message, [{ path: 'currentPassword', message }]);
  }
  const isNewLogin = email !== knownEmail || Boolean(password);
  if (isNewLogin) {
    await accounts()
      .updateUser(uid, { email, ...(password ? { password } : {}) })
      .catch(refuseKnownAddress);
  }
  const sent = Object.entries({ username, email, desc, profileImg });
  const profile = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
  try {
    await database().doc(`users/${uid}`).set(profile, { merge: true });
  } catch (error) {
    if (isNewLogin) await accounts().updateUser(uid, { email: knownEmail, password: currentPassword });
    throw error;
  }
  if (isNewLogin) await accounts().revokeRefreshTokens(uid);
  const stored = await database().doc(`users/${uid}`).get();
  return readUser(uid, stored.data() ?? profile, role);
}

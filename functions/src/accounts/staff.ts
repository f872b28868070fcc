import { randomBytes } from 'node:crypto';
import { readRole, type Role, type User } from '@venue/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { readUser } from '../content/converters.ts';
import { Refusal } from '../errors.ts';
import { accounts, database } from '../firebase.ts';
import { refusals } from '../refusals.ts';
import { noteFormerStaff } from '../retention/former-staff.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A member of staff as a super user sees them. */
export type StaffMember = User & { disabled: boolean; lastSignIn?: Date };

/** Everybody with a role, by name. */
export async function listStaff(): Promise<StaffMember[]> {
  const members = (await accountsWithRole()).map(async ({ account, role }) => present(account, role));
  return (await Promise.all(members)).sort((a, b) => a.username.localeCompare(b.username));
}

/**
 * Creates an account with its role and profile. Without a password it gets one that nobody knows, to be
 * replaced through a reset link. 409 when the address has an account already.
 */
export async function createStaff(input: {
  username: string;
  email: string;
  role: Role;
  password?: string;
}): Promise<StaffMember> {
  const { username, email, role, password = randomBytes(32).toString('base64url') } = input;
  const { uid } = await accounts()
    .createUser({ email, password, displayName: username })
    .catch(refuseKnownAddress);
  try {
    await accounts().setCustomUserClaims(uid, { role });
    await database().doc(`users/${uid}`).set({ username, email, desc: '', profileImg: '' });
  } catch (error) {
    await accounts().deleteUser(uid);
    throw error;
  }
  return findStaff(uid);
}

/** Gives another role; whoever has it signs in anew. 409 for the last super's, and for the own account. */
export function setRole(uid: string, role: Role, by?: string): Promise<StaffMember> {
  return oneAtATime(async () => {
    const member = await findStaff(uid);
    if (role !== 'super') await refuseLastSuper(member, refusals.lastSuperRole);
    refuseOwn(uid, by);
    await accounts().setCustomUserClaims(uid, { role });
    await accounts().revokeRefreshTokens(uid);
    return findStaff(uid);
  });
}

/** Shuts an account out at once, or lets it in again. 409 for the last super's, and for the own account. */
export function setDisabled(uid: string, disabled: boolean, by?: string): Promise<StaffMember> {
  return oneAtATime(async () => {
    const member = await findStaff(uid);
    if (disabled) await refuseLastSuper(member, refusals.lastSuperDisabled);
    refuseOwn(uid, by);
    await accounts().updateUser(uid, { disabled });
    if (disabled) await accounts().revokeRefreshTokens(uid);
    return findStaff(uid);
  });
}

/** Removes the account and its profile; what they saved stays, under their name for two years. 409 for the last super's, and for the own account. */
export function removeStaff(uid: string, by?: string): Promise<void> {
  return oneAtATime(async () => {
    await refuseLastSuper(await findStaff(uid), refusals.lastSuperRemoved);
    refuseOwn(uid, by);
    await noteFormerStaff(uid, new Date());
    await accounts().deleteUser(uid);
    await database().doc(`users/${uid}`).delete();
  });
}

/** A link by which the member chooses a new password; every sign-in so far ends now. */
export async function resetPassword(uid: string): Promise<string> {
  const { email } = await findStaff(uid);
  const link = await accounts().generatePasswordResetLink(email);
  await accounts().revokeRefreshTokens(uid);
  return link;
}

/** One member of staff. 404 for an account without a role, too: it is none of ours. */
export async function findStaff(uid: string): Promise<StaffMember> {
  const account = await accounts().getUser(uid).catch(refuseUnknown);
  const role = readRole(account.customClaims?.['role']);
  if (!role) throw new Refusal(404, refusals.unknownRecord);
  return present(account, role);
}

/** A slip of the finger must not end one's own session for good. A script (no `by`) has no own account. */
function refuseOwn(uid: string, by: string | undefined): void {
  if (uid === by) throw new Refusal(409, refusals.ownAccount);
}

async function refuseLastSuper(member: StaffMember, msg: string): Promise<void> {
  if (member.role !== 'super' || member.disabled) return;
  const others = (await accountsWithRole()).filter(
    ({ account, role }) => role === 'super' && !account.disabled && account.uid !== member._id,
  );
  if (others.length === 0) throw new Refusal(409, msg);
}

async function accountsWithRole(): Promise<{ account: UserRecord; role: Role }[]> {
  const found: { account: UserRecord; role: Role }[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await accounts().listUsers(1000, page);
    for (const account of users) {
      const role = readRole(account.customClaims?.['role']);
      if (role) found.push({ account, role });
    }
    page = pageToken;
  } while (page);
  return found;
}

async function present(account: UserRecord, role: Role): Promise<StaffMember> {
  const profile = (await database().doc(`users/${account.uid}`).get()).data();
  const user = readUser(
    account.uid,
    { username: account.displayName, ...profile, email: account.email },
    role,
  );
  const { lastSignInTime } = account.metadata;
  return {
    ...user,
    disabled: account.disabled,
    ...(lastSignInTime && { lastSignIn: new Date(lastSignInTime) }),
  };
}

export function refuseKnownAddress(error: unknown): never {
  const { code } = error as { code?: string };
  if (code !== 'auth/email-already-exists') throw error;
  throw new Refusal(409, refusals.addressTaken, [{ path: 'email', message: refusals.addressTaken }]);
}

function refuseUnknown(error: unknown): never {
  if ((error as { code?: string }).code === 'auth/user-not-found')
    throw new Refusal(404, refusals.unknownRecord);
  throw error;
}

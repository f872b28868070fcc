import { messages, readRole, readUser, type Role, type User } from '@venue/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { HttpError } from '../api/http/http-error.ts';
import { accounts, allAccounts } from '../accounts.ts';
import { database } from '../firebase.ts';
import { readAccess } from './access.ts';

/** A member of staff as a super user sees them. */
export type StaffMember = User & { disabled: boolean; lastSignIn?: Date };

/** Everybody with a role, by name. */
export async function listStaff(): Promise<StaffMember[]> {
  const found = await Promise.all((await accountsWithRole()).map(present));
  return found.sort((a, b) => a.username.localeCompare(b.username));
}

/** One member of staff. 404 for an account without a role, too: it is none of ours. */
export async function findStaff(uid: string): Promise<StaffMember> {
  const account = await accounts().getUser(uid).catch(refuseUnknown);
  if (!readRole(account.customClaims?.['role'])) throw new HttpError(404, messages.unknownRecord);
  return present(account);
}

/**
 * Throws 409 with the message when nobody but this member could manage staff. Only those count who get
 * in: neither a disabled account nor one whose change of role was broken off half-way.
 */
export async function refuseLastSuper(member: StaffMember, msg: string): Promise<void> {
  if (member.role !== 'super' || member.disabled) return;
  const supers = (await accountsWithRole()).filter(
    (account) =>
      account.customClaims?.['role'] === 'super' && !account.disabled && account.uid !== member._id,
  );
  const access = await Promise.all(supers.map(({ uid }) => readAccess(uid)));
  if (!access.some((each) => each === undefined || each.role === 'super')) throw new HttpError(409, msg);
}

async function accountsWithRole(): Promise<UserRecord[]> {
  return (await allAccounts(accounts())).filter(({ customClaims }) => readRole(customClaims?.['role']));
}

async function present(account: UserRecord): Promise<StaffMember> {
  const { uid, displayName, email, disabled, customClaims, metadata } = account;
  const [profile, access] = await Promise.all([database().doc(`users/${uid}`).get(), readAccess(uid)]);
  return {
    ...readUser(uid, { username: displayName, ...profile.data(), email }, customClaims?.['role'] as Role),
    // A change that was broken off half-way shuts somebody out as well; `Enable` puts it right.
    disabled: disabled || access?.role === null,
    ...(metadata.lastSignInTime && { lastSignIn: new Date(metadata.lastSignInTime) }),
  };
}

function refuseUnknown(error: unknown): never {
  if ((error as { code?: string }).code === 'auth/user-not-found')
    throw new HttpError(404, messages.unknownRecord);
  throw error;
}

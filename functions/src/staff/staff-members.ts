import { messages, readRole, readUser, type GrantablePermission, type Role, type User } from '@venue/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { HttpError } from '../requests/http-error.ts';
import { accounts, allAccounts } from '../firebase/accounts.ts';
import { database } from '../firebase/admin-app.ts';
import { readAccess } from './access.ts';

/** A member of staff as a super user sees them. */
export type StaffMember = User & {
  /** What super users have granted to the account, beyond its role. */
  permissions: GrantablePermission[];
  disabled: boolean;
  lastSignIn?: Date;
};

/** All accounts with a role, sorted by name. */
export async function listStaff(): Promise<StaffMember[]> {
  const found = await Promise.all((await accountsWithRole()).map(present));
  return found.sort((a, b) => a.username.localeCompare(b.username));
}

/** One member of staff. Throws 404 for an unknown account and for one without a role. */
export async function findStaff(uid: string): Promise<StaffMember> {
  const account = await accounts().getUser(uid).catch(throwUnknown);
  if (!readRole(account.customClaims?.['role'])) throw new HttpError(404, messages.unknownRecord);
  return present(account);
}

/**
 * Throws 409 with the message if no other member could manage staff. Only super users who can sign in count: neither
 * disabled accounts nor those whose change of role was interrupted.
 */
export async function assertNotLastSuper(member: StaffMember, msg: string): Promise<void> {
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
    permissions: access?.permissions ?? [],
    // An interrupted change locks an account as well; `Enable` repairs it.
    disabled: disabled || access?.role === null,
    ...(hasSignedIn(account) && { lastSignIn: new Date(metadata.lastSignInTime) }),
  };
}

/** Auth may say of a new account that its last sign-in was when it was made, although nobody has used it. */
function hasSignedIn({ metadata: { lastSignInTime, creationTime } }: UserRecord): boolean {
  return Boolean(lastSignInTime) && Date.parse(lastSignInTime) - Date.parse(creationTime) > 1_000;
}

function throwUnknown(error: unknown): never {
  if ((error as { code?: string }).code === 'auth/user-not-found')
    throw new HttpError(404, messages.unknownRecord);
  throw error;
}

import { randomBytes } from 'node:crypto';
import {
  messages,
  type Access,
  type AccountChange,
  type AccountOperation,
  type GrantablePermission,
  type Role,
} from '@venue/domain';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { accounts } from '../firebase/accounts.ts';
import { database } from '../firebase/admin-app.ts';
import { noteFormerStaff } from './retention/former-staff.ts';
import type { AccountEvent } from './account-changes.ts';
import { changeAccess, changeAccessThen } from './change-access.ts';
import { createResetLink } from './new-password/reset-link.ts';
import { oneAtATime } from './staff-lock.ts';
import { findStaff, assertNotLastSuper, type StaffMember } from './staff-members.ts';

/**
 * Creates an account with its role and profile. Without a password it gets a random one, to be replaced through a
 * reset link. Throws 409 when the address belongs to another account.
 * @param by the author of the change, here and below; undefined for a command
 */
export function createStaff(
  input: { username: string; email: string; role: Role; password?: string },
  by?: Actor,
): Promise<StaffMember> {
  return oneAtATime(by, async () => {
    const { username, email, role, password = unknownPassword() } = input;
    const { uid } = await accounts()
      .createUser({ email, password, displayName: username })
      .catch(throwEmailTaken);
    const profile = database().doc(`users/${uid}`);
    try {
      await profile.set({ username, email, desc: '', profileImg: '' });
      const event = { uid, email, username, operation: 'create', details: { to: role } } as const;
      await changeAccessThen({ event, by: by?.uid, role: () => role }, () =>
        accounts().setCustomUserClaims(uid, { role }),
      );
    } catch (error) {
      await accounts().deleteUser(uid);
      await profile.delete();
      throw error;
    }
    return findStaff(uid);
  });
}

/**
 * Changes the role of an account, which ends its sign-ins and withdraws what was granted to it: the new role begins
 * with what it has. Throws 409 for the last super user and one's own account.
 */
export function setRole(uid: string, role: Role, by?: Actor): Promise<StaffMember> {
  return changeOther(uid, by, role !== 'super' && messages.lastSuper, async (member) => {
    const event = eventOf(member, 'role', { from: member.role, to: role });
    // The access document of a disabled account keeps its null role; the new role applies once it is enabled.
    const next = () => (member.disabled ? null : role);
    await changeAccessThen({ event, by: by?.uid, role: next, permissions: [] }, () =>
      accounts().setCustomUserClaims(uid, { role }),
    );
    await accounts().revokeRefreshTokens(uid);
    return findStaff(uid);
  });
}

/**
 * Sets all that is granted to an account beyond its role. It applies at once, also where the account is signed in.
 * Throws 409 for one's own account.
 */
export function setPermissions(
  uid: string,
  permissions: GrantablePermission[],
  by?: Actor,
): Promise<StaffMember> {
  return changeOther(uid, by, false, async (member) => {
    const granted = permissions.filter((each) => !member.permissions.includes(each));
    const withdrawn = member.permissions.filter((each) => !permissions.includes(each));
    if (granted.length + withdrawn.length === 0) return member;
    const event = eventOf(member, 'permissions', { granted, withdrawn });
    const role = (stored: Access | undefined) => currentRole(stored, member);
    await changeAccess({ event, by: by?.uid, role, permissions, keepsSignIns: true });
    return findStaff(uid);
  });
}

/** Disables an account at once, or enables it. Throws 409 for the last super user and one's own account. */
export function setDisabled(uid: string, disabled: boolean, by?: Actor): Promise<StaffMember> {
  return changeOther(uid, by, disabled && messages.lastSuperDisabled, async (member) => {
    const event = eventOf(member, disabled ? 'disable' : 'enable', {});
    const inAuth = () => accounts().updateUser(uid, { disabled });
    if (disabled) {
      await changeAccessThen({ event, by: by?.uid, role: () => null }, inAuth);
      await accounts().revokeRefreshTokens(uid);
    } else {
      // Auth first: a crash in between leaves the account locked and listed as disabled.
      await inAuth();
      await changeAccess({ event, by: by?.uid, role: () => member.role });
    }
    return findStaff(uid);
  });
}

/**
 * Removes an account and its profile. Changes by this member stay, with the name for two years. Throws 409 for the
 * last super user and one's own account.
 */
export function removeStaff(uid: string, by?: Actor): Promise<void> {
  return changeOther(uid, by, messages.lastSuper, async (member) => {
    await noteFormerStaff(uid, new Date());
    const event = eventOf(member, 'remove', { from: member.role });
    // The access document stays and admits nobody; if it were missing, an old token would have it rebuilt.
    const nothing = { role: () => null, permissions: [] };
    await changeAccessThen({ event, by: by?.uid, ...nothing }, () => accounts().deleteUser(uid));
    await database().doc(`users/${uid}`).delete();
  });
}

/**
 * Ends the password and all sign-ins of an account at once, because somebody else may have them, and creates a link
 * for choosing a new password. Safe to repeat when the link could not be made.
 */
export function resetPassword(uid: string, by?: Actor): Promise<string> {
  return oneAtATime(by, async () => {
    const member = await findStaff(uid);
    const event = eventOf(member, 'reset', {});
    const role = (stored: Access | undefined) => currentRole(stored, member);
    await changeAccessThen({ event, by: by?.uid, role }, async () => {
      await accounts().updateUser(uid, { password: unknownPassword() });
      await accounts().revokeRefreshTokens(uid);
    });
    // Last: a new password makes the links before it worthless.
    return createResetLink(member.email);
  });
}

/**
 * Runs a change of another account; changing one's own by mistake would lock oneself out.
 * @param lastSuper the message if nobody could manage staff afterwards; false for a change that removes no rights
 */
function changeOther<T>(
  uid: string,
  by: Actor | undefined,
  lastSuper: string | false,
  change: (member: StaffMember) => Promise<T>,
): Promise<T> {
  return oneAtATime(by, async () => {
    const member = await findStaff(uid);
    if (lastSuper) await assertNotLastSuper(member, lastSuper);
    if (uid === by?.uid) throw new HttpError(409, messages.ownAccount);
    return change(member);
  });
}

/** A password that nobody knows, to be replaced through a reset link. */
function unknownPassword(): string {
  return randomBytes(32).toString('base64url');
}

/** The role in the access document, for changes that are not about roles. */
function currentRole(stored: Access | undefined, member: StaffMember): Role | null {
  if (stored) return stored.role;
  return member.disabled ? null : member.role;
}

function eventOf(
  { _id: uid, email, username }: StaffMember,
  operation: AccountOperation,
  details: AccountChange['details'],
): AccountEvent {
  return { uid, email, username, operation, details };
}

/** Turns Auth's error for a taken address into a 409; rethrows any other. */
export function throwEmailTaken(error: unknown): never {
  const { code } = error as { code?: string };
  if (code !== 'auth/email-already-exists') throw error;
  throw new HttpError(409, messages.emailTaken, { field: 'email' });
}

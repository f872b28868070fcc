import { randomBytes } from 'node:crypto';
import { messages, type Access, type AccountChange, type AccountOperation, type Role } from '@venue/domain';
import type { Actor } from '../api/http/actor.ts';
import { HttpError } from '../api/http/http-error.ts';
import { accounts } from '../accounts.ts';
import { database } from '../firebase.ts';
import { noteFormerStaff } from './retention/former-staff.ts';
import type { AccountEvent } from './account-changes.ts';
import { changeAccess, closeAccessThen } from './change-access.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { findStaff, refuseLastSuper, type StaffMember } from './staff-members.ts';

/**
 * Creates an account with its role and profile. Without a password it gets one that nobody knows, to be
 * replaced through a reset link. 409 when the address has an account already.
 * @param by whoever does it, in this and all following changes; undefined for a command
 */
export function createStaff(
  input: { username: string; email: string; role: Role; password?: string },
  by?: Actor,
): Promise<StaffMember> {
  return oneAtATime(by, async () => {
    const { username, email, role, password = randomBytes(32).toString('base64url') } = input;
    const { uid } = await accounts()
      .createUser({ email, password, displayName: username })
      .catch(refuseKnownAddress);
    const profile = database().doc(`users/${uid}`);
    try {
      await profile.set({ username, email, desc: '', profileImg: '' });
      const event = { uid, email, username, operation: 'create', details: { to: role } } as const;
      await closeAccessThen({ event, by: by?.uid, role: () => role }, () =>
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

/** Gives another role; whoever has it signs in anew. 409 for the last super's, and for the own account. */
export function setRole(uid: string, role: Role, by?: Actor): Promise<StaffMember> {
  return changeOther(uid, by, role !== 'super' && messages.lastSuper, async (member) => {
    const event = eventOf(member, 'role', { from: member.role, to: role });
    // A disabled account keeps its null role in the access document; the new role applies once it is enabled.
    const next = () => (member.disabled ? null : role);
    await closeAccessThen({ event, by: by?.uid, role: next }, () =>
      accounts().setCustomUserClaims(uid, { role }),
    );
    await accounts().revokeRefreshTokens(uid);
    return findStaff(uid);
  });
}

/** Shuts an account out at once, or lets it in again. 409 for the last super's, and for the own account. */
export function setDisabled(uid: string, disabled: boolean, by?: Actor): Promise<StaffMember> {
  return changeOther(uid, by, disabled && messages.lastSuperDisabled, async (member) => {
    const event = eventOf(member, disabled ? 'disable' : 'enable', {});
    const inAuth = () => accounts().updateUser(uid, { disabled });
    if (disabled) {
      await closeAccessThen({ event, by: by?.uid, role: () => null }, inAuth);
      await accounts().revokeRefreshTokens(uid);
    } else {
      // Auth first: a crash in between leaves the account shut out, and it is still listed as disabled.
      await inAuth();
      await changeAccess({ event, by: by?.uid, role: () => member.role });
    }
    return findStaff(uid);
  });
}

/** Removes the account and its profile; what they saved stays, under their name for two years. 409 for the last super's, and for the own account. */
export function removeStaff(uid: string, by?: Actor): Promise<void> {
  return changeOther(uid, by, messages.lastSuper, async (member) => {
    await noteFormerStaff(uid, new Date());
    const event = eventOf(member, 'remove', { from: member.role });
    // The access document stays behind and lets nobody in, so that no old token finds it missing and rebuilt.
    await closeAccessThen({ event, by: by?.uid, role: () => null }, () => accounts().deleteUser(uid));
    await database().doc(`users/${uid}`).delete();
  });
}

/** A link by which the member chooses a new password; every sign-in so far ends now. */
export function resetPassword(uid: string, by?: Actor): Promise<string> {
  return oneAtATime(by, async () => {
    const member = await findStaff(uid);
    const link = await accounts().generatePasswordResetLink(member.email);
    const event = eventOf(member, 'reset', {});
    const role = (stored: Access | undefined) => roleNow(stored, member);
    await closeAccessThen({ event, by: by?.uid, role }, () => accounts().revokeRefreshTokens(uid));
    return link;
  });
}

/**
 * Runs a change of somebody else's account: a slip of the finger must not end one's own session for good. A script
 * (no `by`) has no own account.
 * @param lastSuper what is said when nobody could manage staff after it; false for a change that takes nothing away
 */
function changeOther<T>(
  uid: string,
  by: Actor | undefined,
  lastSuper: string | false,
  change: (member: StaffMember) => Promise<T>,
): Promise<T> {
  return oneAtATime(by, async () => {
    const member = await findStaff(uid);
    if (lastSuper) await refuseLastSuper(member, lastSuper);
    if (uid === by?.uid) throw new HttpError(409, messages.ownAccount);
    return change(member);
  });
}

/** The role that the document should hold where a change is not about roles. */
function roleNow(stored: Access | undefined, member: StaffMember): Role | null {
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

/** 409 for an address that has an account already; throws every other error as it is. */
export function refuseKnownAddress(error: unknown): never {
  const { code } = error as { code?: string };
  if (code !== 'auth/email-already-exists') throw error;
  throw new HttpError(409, messages.emailTaken, { field: 'email' });
}

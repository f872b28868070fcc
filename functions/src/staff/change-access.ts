import { readAccessData, type Access, type GrantablePermission, type Role } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import { log } from '../logging/log.ts';
import { accessOf } from './access.ts';
import { accountChangeData, newAccountChange, type AccountEvent } from './account-changes.ts';

/** A change of an account's access. */
type AccessChange = {
  event: AccountEvent;
  /** uid of the author; undefined for a command. */
  by: string | undefined;
  /** The new role, or null to disable the account, given its stored access. */
  role: (stored: Access | undefined) => Role | null;
  /** What is granted to the account from now on; what has been granted before if missing. */
  permissions?: GrantablePermission[];
  /** For a change that API, rules and screens see in the document itself, so that nobody has to sign in again. */
  keepsSignIns?: boolean;
};

/**
 * Changes an account in Firestore first and in Auth second. They share no transaction; in this order a crash in
 * between leaves an account that admits nobody, because its token and document disagree or its sign-ins are revoked.
 * When Auth fails, role and history are restored; the sign-ins stay revoked, because Auth may have done part of it.
 */
export async function changeAccessThen<T>(change: AccessChange, inAuth: () => Promise<T>): Promise<T> {
  const undo = await changeAccess(change);
  try {
    return await inAuth();
  } catch (error) {
    // The first error is reported; a failed undo is logged.
    await undo().catch((failure: unknown) =>
      log.error('An account stays locked after a failed change.', { uid: change.event.uid }, failure),
    );
    throw error;
  }
}

/**
 * Writes `access/{uid}` and an entry in the history in one transaction, which revokes all sign-ins unless
 * `keepsSignIns`. Resolves with a function that undoes the role, what was granted, and the entry.
 */
export async function changeAccess(change: AccessChange): Promise<() => Promise<void>> {
  const { event, by, role, permissions, keepsSignIns = false } = change;
  const db = database();
  const ref = accessOf(event.uid);
  const entry = newAccountChange();
  const stored = await db.runTransaction(async (transaction) => {
    const [access, author] = await transaction.getAll(ref, db.doc(`users/${by ?? 'nobody'}`));
    const data = access!.data();
    const before = data && readAccessData(data);
    const now = new Date();
    const after: Access = {
      role: role(before),
      since: keepsSignIns && before ? before.since : laterOf(before, now),
      permissions: permissions ?? before?.permissions ?? [],
    };
    transaction.set(ref, after);
    // `set` with a fixed id, so that a retry after a lost response leaves no second entry.
    transaction.set(entry, accountChangeData(event, by === undefined ? undefined : author, now));
    return before;
  });
  return async () => {
    const batch = db.batch();
    if (!stored) batch.delete(ref);
    else batch.update(ref, { role: stored.role, permissions: stored.permissions });
    await batch.delete(entry).commit();
  };
}

/** `since` never decreases, even if clocks differ. */
function laterOf(before: Access | undefined, now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return before && Number.isFinite(before.since) ? Math.max(before.since, seconds) : seconds;
}

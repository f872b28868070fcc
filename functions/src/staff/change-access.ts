import { readAccessData, type Access, type Role } from '@venue/domain';
import { database } from '../firebase.ts';
import { log } from '../logging/log.ts';
import { accessOf } from './access.ts';
import { accountChangeData, newAccountChange, type AccountEvent } from './account-changes.ts';

/** A change of what an account may do. */
type AccessChange = {
  event: AccountEvent;
  /** uid of whoever makes the change; undefined for a command. */
  by: string | undefined;
  /** The role from now on, null to let nobody in; given what is stored until now. */
  role: (stored: Access | undefined) => Role | null;
};

/**
 * Changes an account in Firestore first and in Auth second. The two have no common transaction; in this
 * order a crash in between leaves an account that lets nobody in, as its token and its document disagree
 * or its sign-ins have ended. When Auth refuses, the role is put back and the history forgets the change;
 * the sign-ins stay ended, because what Auth did before it failed is not known.
 */
export async function closeAccessThen<T>(change: AccessChange, inAuth: () => Promise<T>): Promise<T> {
  const undo = await changeAccess(change);
  try {
    return await inAuth();
  } catch (error) {
    // The first error is the one to report; an account that stays closed is only worth a line in the log.
    await undo().catch((failure: unknown) =>
      log.error('An account stays closed after a failed change.', { uid: change.event.uid }, failure),
    );
    throw error;
  }
}

/**
 * Writes `access/{uid}` and its entry in the history in one transaction. Every sign-in until now ends.
 * Gives the function that takes the role and the entry back.
 */
export async function changeAccess({ event, by, role }: AccessChange): Promise<() => Promise<void>> {
  const db = database();
  const ref = accessOf(event.uid);
  const entry = newAccountChange();
  const { stored, next } = await db.runTransaction(async (transaction) => {
    const [access, author] = await transaction.getAll(ref, db.doc(`users/${by ?? 'nobody'}`));
    const data = access!.data();
    const before = data && readAccessData(data);
    const now = new Date();
    const after = { role: role(before), since: laterOf(before, now) };
    transaction.set(ref, after);
    // `set` under one id, so that an attempt whose answer got lost does not leave a second entry.
    transaction.set(entry, accountChangeData(event, by === undefined ? undefined : author, now));
    return { stored: before, next: after };
  });
  return async () => {
    const batch = db.batch();
    if (!stored) batch.delete(ref);
    else if (stored.role !== next.role) batch.update(ref, { role: stored.role });
    await batch.delete(entry).commit();
  };
}

/** `since` never goes back, even where two clocks differ. */
function laterOf(before: Access | undefined, now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  return before && Number.isFinite(before.since) ? Math.max(before.since, seconds) : seconds;
}

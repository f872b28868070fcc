import { Timestamp, type Query } from 'firebase-admin/firestore';
import { log } from '../../logging/log.ts';
import { accounts } from '../../firebase/accounts.ts';
import { database } from '../../firebase/admin-app.ts';
import { eraseConfirmer } from './erase-confirmer.ts';

/** Names of former staff stay in the history this long, for questions about their changes. */
const retentionYears = 2;

/** Replaces an erased name. */
const erasedName = 'former staff';

/** The collections with names of staff, and the field with the uid of each name. */
const traces = [
  { collection: 'revisions', whose: 'by', erased: { byName: erasedName } },
  { collection: 'bookings', whose: 'decidedBy', erased: { decidedByName: erasedName } },
  { collection: 'accountChanges', whose: 'by', erased: { byName: erasedName } },
  { collection: 'accountChanges', whose: 'uid', erased: { username: erasedName, email: '' } },
] as const;

/** The largest batch of writes. */
const pageLength = 500;

/** Schedules the names of a removed account for erasure in two years. */
export async function noteFormerStaff(uid: string, removedAt: Date): Promise<void> {
  const eraseAt = new Date(removedAt);
  eraseAt.setUTCFullYear(eraseAt.getUTCFullYear() + retentionYears);
  await formerStaff()
    .doc(uid)
    .set({ removedAt: Timestamp.fromDate(removedAt), eraseAt: Timestamp.fromDate(eraseAt) });
}

/**
 * Erases the names of staff whose account was removed two years ago, and a profile that is left; their changes stay.
 * Safe to run again after an interruption, because a person's schedule entry is deleted last. Resolves with the number
 * of people.
 */
export async function eraseNamesDue(now: Date): Promise<number> {
  const due = await formerStaff().where('eraseAt', '<=', Timestamp.fromDate(now)).get();
  let erased = 0;
  for (const { id: uid, ref } of due.docs) {
    // The entry is written before the account is removed; if the removal failed, the account still exists.
    if (!(await hasAccount(uid))) {
      // Left by a removal that broke off after the account was gone.
      await database().doc(`users/${uid}`).delete();
      for (const trace of traces) await eraseTrace(uid, trace);
      await eraseConfirmer(uid, erasedName);
      erased += 1;
    }
    await ref.delete();
  }
  log.info('Names of former staff were erased.', { people: erased });
  return erased;
}

async function eraseTrace(
  uid: string,
  { collection, whose, erased }: (typeof traces)[number],
): Promise<void> {
  const named = database().collection(collection).where(whose, '==', uid).select().limit(pageLength);
  let page: Query = named;
  for (;;) {
    const { docs } = await page.get();
    const batch = database().batch();
    for (const { ref } of docs) batch.update(ref, erased);
    await batch.commit();
    const last = docs.at(-1);
    if (!last || docs.length < pageLength) return;
    page = named.startAfter(last);
  }
}

async function hasAccount(uid: string): Promise<boolean> {
  const { users } = await accounts().getUsers([{ uid }]);
  return users.length > 0;
}

function formerStaff() {
  return database().collection('formerStaff');
}

import { Timestamp, type Query } from 'firebase-admin/firestore';
import { log } from '../../logging/log.ts';
import { accounts } from '../../accounts.ts';
import { database } from '../../firebase.ts';

/** How long the history names who is gone: as long as somebody may still have to be asked about a change. */
const keptForYears = 2;

/** Stands where a name was. */
const nobodyNamed = 'former staff';

/** Where names of staff stand beside what they did, and which field says whose they are. */
const traces = [
  { collection: 'revisions', whose: 'by', erased: { byName: nobodyNamed } },
  { collection: 'bookings', whose: 'decidedBy', erased: { decidedByName: nobodyNamed } },
  { collection: 'accountChanges', whose: 'by', erased: { byName: nobodyNamed } },
  { collection: 'accountChanges', whose: 'uid', erased: { username: nobodyNamed, email: '' } },
] as const;

/** As many documents as one batch takes. */
const pageLength = 500;

/** Notes that an account is being removed: its names are erased two years later. */
export async function noteFormerStaff(uid: string, removedAt: Date): Promise<void> {
  const eraseAt = new Date(removedAt);
  eraseAt.setUTCFullYear(eraseAt.getUTCFullYear() + keptForYears);
  await formerStaff()
    .doc(uid)
    .set({ removedAt: Timestamp.fromDate(removedAt), eraseAt: Timestamp.fromDate(eraseAt) });
}

/**
 * Erases the names of everybody whose account has been gone for two years; what they did stays. May run twice
 * and after breaking off: a person's note goes last. Gives the number of people erased.
 */
export async function eraseNamesDue(now: Date): Promise<number> {
  const due = await formerStaff().where('eraseAt', '<=', Timestamp.fromDate(now)).get();
  let erased = 0;
  for (const { id: uid, ref } of due.docs) {
    // The note is written before the account goes: one whose removal failed is still at work.
    if (!(await hasAccount(uid))) {
      for (const trace of traces) await eraseTrace(uid, trace);
      erased += 1;
    }
    await ref.delete();
  }
  log.info('names of former staff erased', { people: erased });
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

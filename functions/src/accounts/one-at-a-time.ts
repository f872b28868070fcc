import { setTimeout as pause } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { Refusal } from '../errors.ts';
import { database } from '../firebase.ts';
import { refusals } from '../refusals.ts';

/** Longer than any change of staff takes, so that a crashed one does not block for ever. */
const leaseMs = 15_000;

/**
 * Runs changes of staff one after the other, across all processes: Auth has no transactions, and two
 * supers who demote each other at once would leave nobody. 409 when the others take too long.
 */
export async function oneAtATime<T>(change: () => Promise<T>): Promise<T> {
  const lock = database().doc('locks/staff');
  const giveUpAt = Date.now() + leaseMs;
  while (!(await takeLock(lock))) {
    if (Date.now() > giveUpAt) throw new Refusal(409, refusals.tooBusy);
    await pause(100 + Math.random() * 200);
  }
  try {
    return await change();
  } finally {
    await lock.delete();
  }
}

function takeLock(lock: FirebaseFirestore.DocumentReference): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const until: unknown = (await transaction.get(lock)).get('until');
    if (until instanceof Timestamp && until.toMillis() > Date.now()) return false;
    transaction.set(lock, { until: Timestamp.fromMillis(Date.now() + leaseMs) });
    return true;
  });
}

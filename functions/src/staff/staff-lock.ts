import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { admits, may, messages } from '@venue/domain';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { database, isOvertaken } from '../firebase/admin-app.ts';
import { readAccess } from './access.ts';

/** Lease of the lock in ms: longer than any change, and short enough after a crash. */
const leaseMs = 15_000;

/** Timeout for getting the lock. */
const longestWaitMs = 6_000;

/** The lock of all changes of staff. */
export function staffLock(): DocumentReference {
  return database().doc('locks/staff');
}

/**
 * Runs changes of staff one at a time across all processes: Auth has no transactions, and two super users who demote
 * each other at once would leave none. Throws 409 when other changes take too long.
 * @param by the author, whose access is checked again under the lock (403, 401); undefined for a command
 */
export async function oneAtATime<T>(by: Actor | undefined, change: () => Promise<T>): Promise<T> {
  const owner = randomUUID();
  const giveUpAt = Date.now() + longestWaitMs;
  let takenAt = await takeLock(owner);
  while (!takenAt) {
    if (Date.now() > giveUpAt) throw new HttpError(409, messages.tooBusy);
    await pause(100 + Math.random() * 200);
    takenAt = await takeLock(owner);
  }
  try {
    if (by) await requireStillSuper(by);
    return await change();
  } finally {
    await releaseLock(takenAt);
  }
}

async function requireStillSuper(by: Actor): Promise<void> {
  const access = await readAccess(by.uid);
  if (!may(access, 'manageStaff')) throw new HttpError(403, messages.wrongRole);
  if (!admits(access, by)) throw new HttpError(401, messages.signInAgain);
}

/**
 * Takes the lock if it is free or its lease has expired, and resolves with the time of the write; undefined while
 * another change holds it. Preconditions decide between simultaneous attempts; a transaction would make them wait.
 */
async function takeLock(owner: string): Promise<Timestamp | undefined> {
  const lock = await staffLock().get();
  const until: unknown = lock.get('until');
  // An earlier attempt succeeded although its response was lost.
  if (lock.get('owner') === owner) return lock.updateTime;
  if (until instanceof Timestamp && until.toMillis() > Date.now()) return undefined;
  const taken = { owner, until: Timestamp.fromMillis(Date.now() + leaseMs) };
  const written = lock.exists
    ? staffLock().update(taken, { lastUpdateTime: lock.updateTime! })
    : staffLock().create(taken);
  return written.then(
    ({ writeTime }) => writeTime,
    (error: unknown) => unlessOvertaken(error),
  );
}

/** Deletes the lock, unless another change has taken it over after its lease. */
async function releaseLock(takenAt: Timestamp): Promise<void> {
  await staffLock()
    .delete({ lastUpdateTime: takenAt })
    .catch((error: unknown) => unlessOvertaken(error));
}

function unlessOvertaken(error: unknown): undefined {
  if (!isOvertaken(error)) throw error;
  return undefined;
}

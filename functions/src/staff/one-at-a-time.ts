import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { admits, may, messages } from '@venue/domain';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { Actor } from '../api/http/actor.ts';
import { HttpError } from '../api/http/http-error.ts';
import { database, isOvertaken } from '../firebase.ts';
import { readAccess } from './access.ts';

/** Longer than any change of staff takes, so that a crashed one does not block for ever. */
const leaseMs = 15_000;

/** How long a change waits for its turn: short enough to be answered while somebody looks at the screen. */
const longestWaitMs = 6_000;

/** The lock that every change of staff takes. */
export function staffLock(): DocumentReference {
  return database().doc('locks/staff');
}

/**
 * Runs changes of staff one after the other, across all processes: Auth has no transactions, and two
 * supers who demote each other at once would leave nobody. 409 when the others take too long.
 * @param by whose rights are checked again once it is their turn: 403 when they may no longer manage staff.
 * Undefined for a command.
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
  if (!access?.role || !may(access.role, 'manageStaff')) throw new HttpError(403, messages.wrongRole);
  if (!admits(access, by)) throw new HttpError(401, messages.signInAgain);
}

/**
 * Takes the lock where it is free or its lease is over, and gives the moment of that; undefined while
 * somebody else has it. Preconditions decide between two who try at once, without a transaction that would
 * make the others wait.
 */
async function takeLock(owner: string): Promise<Timestamp | undefined> {
  const lock = await staffLock().get();
  const until: unknown = lock.get('until');
  // An attempt that worked although its answer got lost.
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

/** Deletes the lock unless somebody else has taken it, which they may once its lease is over. */
async function releaseLock(takenAt: Timestamp): Promise<void> {
  await staffLock()
    .delete({ lastUpdateTime: takenAt })
    .catch((error: unknown) => unlessOvertaken(error));
}

function unlessOvertaken(error: unknown): undefined {
  if (!isOvertaken(error)) throw error;
  return undefined;
}

import { setTimeout as pause } from 'node:timers/promises';
import { messages } from '@venue/domain';
import type { DocumentData, DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { database, isOvertaken } from '../firebase/admin-app.ts';
import { stopIfLate } from '../requests/deadline.ts';
import { HttpError } from '../requests/http-error.ts';
import { createTurns } from '../requests/in-turn.ts';

/** How bookings and evenings are read, before a change and without one. */
export type BookReader = {
  /** The documents at these paths, in their order. */
  read: (...paths: string[]) => Promise<DocumentSnapshot[]>;
  find: (query: Query) => Promise<DocumentSnapshot[]>;
};

/**
 * The fields to set of a document. One that was read is written only if nobody has written it since; one that was not
 * is new.
 */
export type BookWrite = { path: string; fields: DocumentData };

/** What is to become of the book; without writes nothing. */
export type BookChange<T> = { result: T; writes: BookWrite[] };

/** Time for all attempts, in ms, and for what comes before them: the last one has to end before the response is due. */
const budgetMs = 5_500;

/** Until when a change of the book that begins now is tried, as `Date.now()` counts. */
export function bookDeadline(): number {
  return Date.now() + budgetMs;
}

/** gRPC: deadline exceeded, unavailable. The answer was lost, so that the write may be stored: `decide` looks. */
const lostCodes = new Set<unknown>([4, 14]);

const inTurn = createTurns();

/** Reads plainly, outside any change. */
export const plainReader: BookReader = {
  read: (...paths) => database().getAll(...paths.map((path) => database().doc(path))),
  find: async (query) => (await query.get()).docs,
};

/**
 * Changes bookings and their evenings in one atomic step, by compare-and-set: what `decide` reads has to be unchanged
 * when its writes are stored, or it decides again about the new state. There are no locks, so of many guests for one
 * table the first is taken and each of the others reads once more that it is gone.
 * @param decide has no side effects; throws an HttpError to give up
 * @param giveUpAt as `bookDeadline` gives it
 * @throws 503 when others keep it from getting through
 */
export async function changeBook<T>(
  decide: (reader: BookReader) => Promise<BookChange<T>>,
  giveUpAt = bookDeadline(),
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inTurn(async () => {
        assertTimeLeft(giveUpAt);
        return attemptChange(decide, giveUpAt);
      });
    } catch (error) {
      if (!isOvertaken(error) && !lostCodes.has((error as { code?: unknown }).code)) throw error;
      assertTimeLeft(giveUpAt);
      await pause(Math.random() * Math.min(500, 50 * 2 ** attempt));
    }
  }
}

/** Throws 503 when a change that was to be given up by then cannot be made any more. */
export function assertTimeLeft(giveUpAt: number): void {
  stopIfLate();
  if (Date.now() > giveUpAt) throw new HttpError(503, messages.tooManyAtOnce, { retryAfter: 5 });
}

async function attemptChange<T>(
  decide: (reader: BookReader) => Promise<BookChange<T>>,
  giveUpAt: number,
): Promise<T> {
  const seen = new Map<string, DocumentSnapshot>();
  const note = (docs: DocumentSnapshot[]) => {
    for (const doc of docs) seen.set(doc.ref.path, doc);
    return docs;
  };
  const { result, writes } = await decide({
    read: async (...paths) => note(await plainReader.read(...paths)),
    find: async (query) => note(await plainReader.find(query)),
  });
  if (writes.length === 0) return result;
  assertTimeLeft(giveUpAt);
  const batch = database().batch();
  for (const { path, fields } of writes) {
    const ref: DocumentReference = database().doc(path);
    const before = seen.get(path);
    if (before?.exists) batch.update(ref, fields, { lastUpdateTime: before.updateTime! });
    else batch.create(ref, fields);
  }
  await batch.commit();
  return result;
}

import { createHash } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { Refusal } from '../errors.ts';
import { database } from '../firebase.ts';
import { stopIfLate } from '../http/deadline.ts';
import { refusals } from '../refusals.ts';

/** How often something may happen. */
export type Limit = {
  /** What is limited, and for whom. Only its hash is stored: counters tell nobody who was here. */
  key: string;
  most: number;
  /** Length of the window that begins with the first count, in milliseconds. */
  windowMs: number;
};

/** Where a limit is counted. Firestore deletes what is past `expiresAt` by itself (its TTL policy). */
export function counterPath({ key }: Pick<Limit, 'key'>): string {
  return `limits/${createHash('sha256').update(key).digest('hex')}`;
}

/**
 * Counts one use of each limit, or none when one of them is used up: then 429 with the seconds until it
 * may be tried again. Counting comes before the deed, so tries sent at once cannot slip past together.
 */
export async function countUse(limits: Limit[]): Promise<void> {
  if (limits.length === 0) return;
  const now = Date.now();
  const waitMs = await database().runTransaction(async (transaction) => {
    const counters = await readCounters(transaction, limits);
    const waits = limits.map((limit, index) => waitFor(limit, counters[index], now));
    const longest = Math.max(...waits);
    if (longest > 0) return longest;
    limits.forEach((limit, index) => {
      const { count, expiresAt } = current(counters[index], now) ?? {
        count: 0,
        expiresAt: now + limit.windowMs,
      };
      const next = { count: count + 1, expiresAt: Timestamp.fromMillis(expiresAt) };
      transaction.set(database().doc(counterPath(limit)), next);
    });
    return 0;
  });
  if (waitMs > 0) throw new TooMany(Math.ceil(waitMs / 1000));
  stopIfLate();
}

/** Takes uses back that turned out to be fine: `forget` clears the counter, otherwise one is taken off. */
export async function giveBack(limits: Limit[], { forget = false } = {}): Promise<void> {
  if (limits.length === 0) return;
  const now = Date.now();
  await database().runTransaction(async (transaction) => {
    const counters = await readCounters(transaction, limits);
    limits.forEach((limit, index) => {
      const known = current(counters[index], now);
      if (!known) return;
      const ref = database().doc(counterPath(limit));
      if (forget || known.count <= 1) transaction.delete(ref);
      else transaction.update(ref, { count: known.count - 1 });
    });
  });
}

/** 429, with the seconds to wait for the Retry-After header. */
export class TooMany extends Refusal {
  override readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(429, refusals.tooMany(retryAfter));
    this.retryAfter = retryAfter;
  }
}

function readCounters(transaction: Transaction, limits: Limit[]): Promise<DocumentSnapshot[]> {
  return transaction.getAll(...limits.map((limit) => database().doc(counterPath(limit))));
}

/** The running window of a counter; one that is over counts as none, deleted or not. */
function current(counter: DocumentSnapshot | undefined, now: number) {
  const expiresAt: unknown = counter?.get('expiresAt');
  if (!(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= now) return undefined;
  return { count: Number(counter?.get('count')), expiresAt: expiresAt.toMillis() };
}

function waitFor(limit: Limit, counter: DocumentSnapshot | undefined, now: number): number {
  const known = current(counter, now);
  return known && known.count >= limit.most ? known.expiresAt - now : 0;
}

import { createHmac } from 'node:crypto';
import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { limitsKey } from './limits-key.ts';

/** How often something may happen. */
export type Limit = {
  /** What is limited, and for whom. Only its keyed hash is stored: counters tell nobody who was here. */
  key: string;
  most: number;
  /** Length of the window that begins with the first count, in milliseconds. */
  windowMs: number;
  /** Over how many documents the count is spread, for limits that everybody shares. Missing: one. */
  shards?: number;
};

/** One document of a limit, with its share of what is allowed. */
export type Counter = {
  ref: DocumentReference;
  most: number;
  count: number;
  /** End of the running window; undefined when none is running. */
  expiresAt: number | undefined;
  /** When the document was last written; undefined when there is none. */
  writtenAt: Timestamp | undefined;
};

/** Where a limit is counted. Firestore deletes what is past `expiresAt` by itself (its TTL policy). */
export function counterPath({ key }: Pick<Limit, 'key'>, shard = 0): string {
  const counted = shard === 0 ? key : `${key} #${shard}`;
  return `limits/${createHmac('sha256', limitsKey()).update(counted).digest('hex')}`;
}

/** The counters of each limit as they are now, in one read. */
export async function readCounters(limits: Limit[], now: number): Promise<Counter[][]> {
  const wanted = limits.map((limit) =>
    Array.from({ length: limit.shards ?? 1 }, (_, shard) => ({
      ref: database().doc(counterPath(limit, shard)),
      most: share(limit, shard),
    })),
  );
  const found = await database().getAll(...wanted.flat().map(({ ref }) => ref));
  const documents = found[Symbol.iterator]();
  return wanted.map((counters) =>
    counters.map((counter) => ({ ...counter, ...read(documents.next().value, now) })),
  );
}

/** The shares of all shards add up to what the limit allows. */
function share({ most, shards = 1 }: Limit, shard: number): number {
  return Math.floor(most / shards) + (shard < most % shards ? 1 : 0);
}

/** A window that is over counts as none, whether its document was deleted or not. */
function read(document: DocumentSnapshot | undefined, now: number) {
  const until: unknown = document?.get('expiresAt');
  const isRunning = until instanceof Timestamp && until.toMillis() > now;
  return {
    count: isRunning ? Math.max(0, Number(document?.get('count'))) : 0,
    expiresAt: isRunning ? until.toMillis() : undefined,
    writtenAt: document?.updateTime,
  };
}

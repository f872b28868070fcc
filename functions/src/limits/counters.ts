import { createHmac } from 'node:crypto';
import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import type { Caller } from './caller-place.ts';
import { limitsKey } from './limits-key.ts';

/** A rate limit. */
export type Limit = {
  /** What is limited, and for whom. Only its HMAC is stored, so counters do not show who was here. */
  key: string;
  most: number;
  /** Length of the window, which begins with the first use, in milliseconds. */
  windowMs: number;
  /** Number of documents that a shared counter is spread over; 1 by default. */
  shards?: number;
  /** The message of the error above it, given the seconds to wait; missing: "Too many tries". */
  message?: (seconds: number) => string;
};

/** How often, without what is limited. */
type Rate = Omit<Limit, 'key'>;

/**
 * The limits of a place: of the address together with its last hop, as a stranger can claim the owner's address, and of
 * the hop alone, which cannot be forged.
 */
export function placeLimits(
  what: string,
  { address, via }: Caller,
  rates: { perAddress: Rate; perHop: Rate },
) {
  const hop = via && via !== address ? ` by way of ${via}` : '';
  const limits: Limit[] = [];
  if (address) limits.push({ ...rates.perAddress, key: `${what} from ${address}${hop}` });
  if (hop) limits.push({ ...rates.perHop, key: `${what}${hop}` });
  return limits;
}

/** One document of a limit, with its share of the allowed uses. */
export type Counter = {
  ref: DocumentReference;
  most: number;
  count: number;
  /** End of the current window, if there is one. */
  expiresAt: number | undefined;
  /** Time of the last write; undefined without a document. */
  writtenAt: Timestamp | undefined;
};

/** Path of a counter. Firestore's TTL policy deletes it after `expiresAt`. */
export function counterPath({ key }: Pick<Limit, 'key'>, shard = 0): string {
  const counted = shard === 0 ? key : `${key} #${shard}`;
  return `limits/${createHmac('sha256', limitsKey()).update(counted).digest('hex')}`;
}

/** Reads the counters of all limits at once. */
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

/** The shares of all shards add up to the limit. */
function share({ most, shards = 1 }: Limit, shard: number): number {
  return Math.floor(most / shards) + (shard < most % shards ? 1 : 0);
}

/** Ignores an expired window, whether or not its document has been deleted. */
function read(document: DocumentSnapshot | undefined, now: number) {
  const until: unknown = document?.get('expiresAt');
  const isRunning = until instanceof Timestamp && until.toMillis() > now;
  return {
    count: isRunning ? Math.max(0, Number(document?.get('count'))) : 0,
    expiresAt: isRunning ? until.toMillis() : undefined,
    writtenAt: document?.updateTime,
  };
}

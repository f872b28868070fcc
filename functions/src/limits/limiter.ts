import { messages } from '@venue/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { database, isOvertaken } from '../firebase.ts';
import { stopIfLate } from '../api/http/deadline.ts';
import { log } from '../logging/log.ts';
import { counterPath, readCounters, type Counter, type Limit } from './counters.ts';
import { isTooMany, HttpError } from '../api/http/http-error.ts';

/** The counters that one use was counted in, to be given back. */
export type Counted = string[];

/** How long counting may take: people rather wait a moment than do it again. Then they are asked to come again. */
const countWithinMs = 4_000;

/**
 * Counts one use of each limit, or none when one of them is used up: then 429 with the seconds until it
 * may be tried again. Counting comes before the deed, so tries sent at once cannot slip past together.
 *
 * No lock is held: what was read is written only if nobody has written since, else it is read again. A
 * crowd at one counter therefore gets through one by one until the limit is reached, and from then on
 * everybody is refused by a read alone. 503 for whoever has not got through in time.
 */
export async function countUse(limits: Limit[], withinMs = countWithinMs): Promise<Counted> {
  if (limits.length === 0) return [];
  const counting = countUntil(limits, Date.now() + withinMs);
  const timer = new AbortController();
  const tooLate = pause(withinMs, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    const counted = await Promise.race([counting, tooLate]);
    if (counted) return counted;
  } finally {
    timer.abort();
  }
  void giveBackLate(counting);
  throw new HttpError(503, messages.tooManyAtOnce, { retryAfter: 2 });
}

/** A write that was still on its way when time was up has counted a use that nobody had. */
async function giveBackLate(counting: Promise<Counted | undefined>): Promise<void> {
  try {
    await giveBack((await counting) ?? []);
  } catch (error) {
    if (!isTooMany(error)) log.warn('counting failed', {}, error);
  }
}

/**
 * Takes back uses that turned out to be fine. Never throws: the caller's answer is known by now, and a use
 * that stays counted is forgotten with its window.
 */
export async function giveBack(counted: Counted): Promise<void> {
  await settle(
    counted.map((path) =>
      database()
        .doc(path)
        .update({ count: FieldValue.increment(-1) }),
    ),
  );
}

/**
 * Runs a check of which wrong ones are counted: before it, so that tries sent at once cannot slip past together. What
 * could not be checked, because it throws, was no try. Gives what it gives, with what was counted.
 */
export async function countTry<T>(limits: Limit[], check: () => Promise<T>, withinMs?: number) {
  const counted = await countUse(limits, withinMs);
  try {
    return { result: await check(), counted };
  } catch (error) {
    await giveBack(counted);
    throw error;
  }
}

/** Begins these limits anew. Never throws, as `giveBack`. */
export async function forget(limits: Limit[]): Promise<void> {
  await settle(limits.map((limit) => database().doc(counterPath(limit)).delete()));
}

async function countUntil(limits: Limit[], giveUpAt: number): Promise<Counted | undefined> {
  for (let attempt = 0; Date.now() < giveUpAt; attempt += 1) {
    const counted = await countOnce(limits);
    if (counted) return counted;
    await pause(Math.random() * Math.min(500, 50 * 2 ** attempt));
  }
  return undefined;
}

/** Undefined when somebody else wrote one of the counters in between. */
async function countOnce(limits: Limit[]): Promise<Counted | undefined> {
  const now = Date.now();
  const counters = await readCounters(limits, now);
  const waitMs = Math.max(...counters.map((shards) => waitFor(shards, now)));
  if (waitMs > 0) {
    const retryAfter = Math.ceil(waitMs / 1000);
    throw new HttpError(429, messages.tooManyAttempts(retryAfter), { retryAfter });
  }
  stopIfLate();
  // The same shard of every limit: two requests with different ones never meet.
  const first = Math.floor(Math.random() * 60);
  const chosen = limits.map((limit, index) => ({
    counter: pickFree(counters[index]!, first),
    endOfNew: now + limit.windowMs,
  }));
  const batch = database().batch();
  for (const { counter, endOfNew } of chosen) {
    const { ref, count, writtenAt, expiresAt = endOfNew } = counter;
    const next = { count: count + 1, expiresAt: Timestamp.fromMillis(expiresAt) };
    if (writtenAt) batch.update(ref, next, { lastUpdateTime: writtenAt });
    else batch.create(ref, next);
  }
  try {
    await batch.commit();
    return chosen.map(({ counter }) => counter.ref.path);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return undefined;
  }
}

/** Milliseconds until one of the counters has uses left; 0 when one has some now. */
function waitFor(shards: Counter[], now: number): number {
  return Math.min(
    ...shards.map(({ count, most, expiresAt = now }) => (count >= most ? Math.max(1, expiresAt - now) : 0)),
  );
}

function pickFree(shards: Counter[], first: number): Counter {
  const turned = shards.map((_, index) => shards[(first + index) % shards.length]!);
  return turned.find(({ count, most }) => count < most)!;
}

/** A counter that is gone has nothing to give back. */
async function settle(writes: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(writes)) {
    if (result.status === 'rejected' && (result.reason as { code?: number }).code !== 5)
      log.warn('a use stays counted', {}, result.reason);
  }
}

import { messages } from '@venue/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { database, isOvertaken } from '../firebase/admin-app.ts';
import { stopIfLate } from '../requests/deadline.ts';
import { log } from '../logging/log.ts';
import { counterPath, readCounters, type Counter, type Limit } from './counters.ts';
import { isTooMany, HttpError } from '../requests/http-error.ts';

/** The counters that a use was counted in, for `refundUse`. */
export type Counted = string[];

/** Timeout for counting: people would rather wait a moment than try again. */
const countWithinMs = 4_000;

/**
 * Limits that were used up when this instance read them last, by key: until when. Such a one is read before the others,
 * as refusing by it alone costs a stranger's thousandth call one read, not one for every counter.
 */
const usedUp = new Map<string, number>();

/** Most keys that are remembered. */
const mostRemembered = 1_000;

/**
 * Counts one use of each limit. Throws 429 with the seconds to wait, and counts nothing, when one of them is used
 * up. Counting comes before the action, so that parallel attempts cannot all get through.
 *
 * There are no locks: a write has the precondition that nobody has written since the read, and is retried otherwise.
 * Callers of a busy counter get through one by one until the limit is reached; from then on a read is enough to
 * reject them. Throws 503 for a caller who does not get through in time.
 */
export async function countUse(limits: Limit[], withinMs = countWithinMs): Promise<Counted> {
  if (limits.length === 0) return [];
  const counting = countUntil(limits, Date.now() + withinMs);
  const timer = new AbortController();
  const timeout = pause(withinMs, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    const counted = await Promise.race([counting, timeout]);
    if (counted) return counted;
  } finally {
    timer.abort();
  }
  void refundLate(counting);
  throw new HttpError(503, messages.tooManyAtOnce, { retryAfter: 2 });
}

/**
 * Counts what has happened already and no limit may stop, so that whoever comes next is refused the sooner. Never throws:
 * it happened, counted or not.
 */
export async function countAnyway(limits: Limit[], uses: number): Promise<void> {
  const giveUpAt = Date.now() + countWithinMs;
  try {
    for (let attempt = 0; Date.now() < giveUpAt; attempt += 1) {
      const now = Date.now();
      const counters = await readCounters(limits, now);
      const shared = counters.flatMap((shards, index) =>
        shards.map((counter, shard) => ({
          counter,
          uses: Math.floor(uses / shards.length) + (shard < uses % shards.length ? 1 : 0),
          newExpiry: now + limits[index]!.windowMs,
        })),
      );
      if (await writeCounts(shared.filter((each) => each.uses > 0))) return;
      await pause(Math.random() * Math.min(500, 50 * 2 ** attempt));
    }
    log.warn('Uses could not be counted in time.', { uses });
  } catch (error) {
    log.warn('Uses could not be counted.', { uses }, error);
  }
}

/** Takes back a use that was written after the timeout. */
async function refundLate(counting: Promise<Counted | undefined>): Promise<void> {
  try {
    await refundUse((await counting) ?? []);
  } catch (error) {
    if (!isTooMany(error)) log.warn('A use could not be counted.', {}, error);
  }
}

/** Takes counted uses back. Never throws: a use that stays counted expires with its window. */
export async function refundUse(counted: Counted): Promise<void> {
  await settle(
    counted.map((path) =>
      database()
        .doc(path)
        .update({ count: FieldValue.increment(-1) }),
    ),
  );
}

/**
 * Counts an attempt and runs its check. An attempt whose check throws is not counted. Resolves with the check's result
 * and the counters, for `refundUse` after a successful attempt.
 */
export async function countAttempt<T>(limits: Limit[], check: () => Promise<T>, withinMs?: number) {
  const counted = await countUse(limits, withinMs);
  try {
    return { result: await check(), counted };
  } catch (error) {
    await refundUse(counted);
    throw error;
  }
}

/** Resets these limits. Never throws, like `refundUse`. */
export async function resetUses(limits: Limit[]): Promise<void> {
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

/** Counts one use in one batch; undefined when another request has written one of the counters meanwhile. */
async function countOnce(limits: Limit[]): Promise<Counted | undefined> {
  const now = Date.now();
  const full = limits.find(({ key }) => (usedUp.get(key) ?? 0) > now);
  if (full) refuseUsedUp([full], await readCounters([full], now), now);
  const counters = await readCounters(limits, now);
  refuseUsedUp(limits, counters, now);
  stopIfLate();
  // The same shard of every limit, so that requests with different shards never conflict.
  const first = Math.floor(Math.random() * 60);
  const chosen = limits.map((limit, index) => ({
    counter: pickFree(counters[index]!, first),
    uses: 1,
    newExpiry: now + limit.windowMs,
  }));
  return writeCounts(chosen);
}

/** Adds to counters as they were read; undefined when one of them was written meanwhile. */
async function writeCounts(
  chosen: { counter: Counter; uses: number; newExpiry: number }[],
): Promise<Counted | undefined> {
  const batch = database().batch();
  for (const { counter, uses, newExpiry } of chosen) {
    const { ref, count, writtenAt, expiresAt = newExpiry } = counter;
    const next = { count: count + uses, expiresAt: Timestamp.fromMillis(expiresAt) };
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

/** Throws 429 when one of the limits is used up, and remembers which. */
function refuseUsedUp(limits: Limit[], counters: Counter[][], now: number): void {
  const waits = counters.map((shards) => waitFor(shards, now));
  const waitMs = Math.max(...waits);
  const { key, message = messages.tooManyAttempts } = limits[waits.indexOf(waitMs)]!;
  usedUp.delete(key);
  if (waitMs === 0) return;
  if (usedUp.size >= mostRemembered) usedUp.clear();
  usedUp.set(key, now + waitMs);
  const retryAfter = Math.ceil(waitMs / 1000);
  throw new HttpError(429, message(retryAfter), { retryAfter });
}

/** Milliseconds until one of the shards has uses left; 0 if one has now. */
function waitFor(shards: Counter[], now: number): number {
  return Math.min(
    ...shards.map(({ count, most, expiresAt = now }) => (count >= most ? Math.max(1, expiresAt - now) : 0)),
  );
}

function pickFree(shards: Counter[], first: number): Counter {
  const rotated = shards.map((_, index) => shards[(first + index) % shards.length]!);
  return rotated.find(({ count, most }) => count < most)!;
}

/** Logs failed writes, except to counters that have been deleted meanwhile. */
async function settle(writes: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(writes)) {
    if (result.status === 'rejected' && (result.reason as { code?: number }).code !== 5)
      log.warn('A counted use could not be taken back.', {}, result.reason);
  }
}

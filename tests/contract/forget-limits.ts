import { counterPath, type Limit } from '../../functions/src/limits/counters.ts';
import { db } from './staff.ts';

/** The documents that a limit is counted in. */
export function countersOf(limit: Limit) {
  return Array.from({ length: limit.shards ?? 1 }, (_, shard) => db.doc(counterPath(limit, shard)));
}

/** Begins these limits anew: tests share those that hold for everybody. */
export async function forgetLimits(limits: Limit[]): Promise<void> {
  await Promise.all(limits.flatMap(countersOf).map((ref) => ref.delete()));
}

/** How often the limit has been counted. */
export async function countedIn(limit: Limit): Promise<number> {
  const counters = await db.getAll(...countersOf(limit));
  return counters.reduce((sum, counter) => sum + Number(counter.get('count') ?? 0), 0);
}

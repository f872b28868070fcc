import type { RequestHandler } from 'express';
import { actorOf } from '../api/http/actor.ts';
import { clientIp } from './caller-place.ts';
import type { Limit } from './counters.ts';

/** What staff may do so often, counted by account and by address. */
const uses = {
  /** A whole gallery may come in at once. */
  upload: { most: 300, windowMs: 15 * 60 * 1000 },
  /** More is no longer writing to a guest. */
  mail: { most: 60, windowMs: 60 * 60 * 1000 },
} as const;

export type Use = keyof typeof uses;

/** Several people work behind one address. */
const peoplePerAddress = 4;

/** The counter of one account. */
export function accountLimit(use: Use, uid: string): Limit {
  return { ...uses[use], key: `${use} by ${uid}` };
}

/** Lets the caller pass while the account and the address have uses left. 429 otherwise. After requireStaff. */
export function limitUses(use: Use): RequestHandler {
  return async (req, res, next) => {
    const limits = [accountLimit(use, actorOf(res).uid)];
    const address = clientIp(req);
    const { most, windowMs } = uses[use];
    if (address) limits.push({ key: `${use} from ${address}`, most: most * peoplePerAddress, windowMs });
    const { countUse } = await import('./limiter.ts');
    await countUse(limits);
    next();
  };
}

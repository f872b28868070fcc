import { messages } from '@venue/domain';
import type { RequestHandler } from 'express';
import { actorOf } from '../requests/actor.ts';
import { readCaller } from './caller-place.ts';
import type { Limit } from './counters.ts';

/** Limits on calls by staff, counted by account and by address. */
const uses = {
  /** Enough for a whole gallery at once. */
  upload: { most: 300, windowMs: 15 * 60 * 1000 },
  /** More than staff write to guests by hand. */
  mail: { most: 60, windowMs: 60 * 60 * 1000 },
  /** Enough for a day of work on menus and settings. Each preview of unsaved settings stores a document. */
  preview: { most: 200, windowMs: 24 * 60 * 60 * 1000, message: messages.tooManyPreviews },
} as const satisfies Record<string, Omit<Limit, 'key'>>;

export type Use = keyof typeof uses;

/** Several people share one address. */
const peoplePerAddress = 4;

/** The counter of one account. */
export function accountLimit(use: Use, uid: string): Limit {
  return { ...uses[use], key: `${use} by ${uid}` };
}

/** Middleware after `requireStaff` that responds with 429 when the account or the address has no uses left. */
export function limitUses(use: Use): RequestHandler {
  return async (req, res, next) => {
    const limits = [accountLimit(use, actorOf(res).uid)];
    const { address } = readCaller(req);
    const { most } = uses[use];
    if (address) limits.push({ ...uses[use], key: `${use} from ${address}`, most: most * peoplePerAddress });
    const { countUse } = await import('./limiter.ts');
    await countUse(limits);
    next();
  };
}

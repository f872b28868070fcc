import type { Request } from 'express';
import { clientIp } from '../limits/caller-place.ts';
import type { Limit } from '../limits/counters.ts';

const windowMs = 60 * 60 * 1_000;

/** Enough of one fault to see it, wherever it strikes; a flood of reports is no news and costs money. */
export const everybodysReports: Limit = { key: 'error reports of everybody', most: 200, windowMs };

/** How often errors may be reported from one address, and by everybody together. */
export function reportLimits(req: Request): Limit[] {
  const address = clientIp(req);
  if (!address) return [everybodysReports];
  return [{ key: `error reports from ${address}`, most: 12, windowMs }, everybodysReports];
}

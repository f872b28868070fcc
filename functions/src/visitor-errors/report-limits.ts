import type { Request } from 'express';
import { clientIp } from '../limits/caller-place.ts';
import type { Limit } from '../limits/counters.ts';

const windowMs = 60 * 60 * 1_000;

/** The limit of all reports together: enough to notice a fault; more would only cost money. */
export const everybodysReports: Limit = { key: 'error reports of everybody', most: 200, windowMs };

/** The limits of error reports: per address and altogether. */
export function reportLimits(req: Request): Limit[] {
  const address = clientIp(req);
  if (!address) return [everybodysReports];
  return [{ key: `error reports from ${address}`, most: 12, windowMs }, everybodysReports];
}

import type { Request } from 'express';
import { clientIp } from '../limits/client-ip.ts';
import type { Limit } from '../limits/limiter.ts';

const hourMs = 60 * 60 * 1_000;

/**
 * How often tables are booked: a family may book twice, a robot not a hundred times; and nobody's
 * mailbox is filled by others who type its address.
 */
export function bookingLimits(req: Request, email: string | undefined): Limit[] {
  const address = clientIp(req);
  const limits: Limit[] = [];
  if (address) limits.push({ key: `booking from ${address}`, most: 10, windowMs: hourMs });
  if (email) limits.push({ key: `booking for ${email.toLowerCase()}`, most: 10, windowMs: 24 * hourMs });
  return limits;
}

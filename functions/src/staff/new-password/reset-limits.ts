import type { Caller } from '../../limits/caller-place.ts';
import { placeLimits, type Limit } from '../../limits/counters.ts';

const hourMs = 60 * 60 * 1_000;

/** Limits on asking for a reset link, whether or not the address has an account. */
const ResetLimits = {
  /** Protects a mailbox from others who type its address. */
  perAccount: { most: 5, windowMs: hourMs },
  /** Several people share one address, and mistype theirs. */
  perAddress: { most: 20, windowMs: hourMs },
  /** Many visitors share one server of Hosting's edge. */
  perHop: { most: 400, windowMs: hourMs, shards: 4 },
  /** Far more than the staff of a house forget in an hour, and few enough emails for a small mailbox. */
  ofAll: { most: 60, windowMs: hourMs, shards: 4 },
} as const;

/** The limits of asking for a reset link. */
export function resetMailLimits(place: Caller, email: string): Limit[] {
  return [
    { ...ResetLimits.perAccount, key: `reset mail for ${email.toLowerCase()}` },
    ...placeLimits('reset mail', place, ResetLimits),
    allResetMailsLimit(),
  ];
}

/** The limit of requests for reset links from all callers for all accounts: addresses can be forged. */
export function allResetMailsLimit(): Limit {
  return { ...ResetLimits.ofAll, key: 'reset mails of an hour' };
}

/** The limits of trying codes of reset links. */
export function resetCodeLimits(place: Caller): Limit[] {
  return placeLimits('reset code', place, ResetLimits);
}

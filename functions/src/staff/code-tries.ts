import { finishWithCode, type SecondFactor } from './second-factor.ts';
import type { Place } from '../limits/caller-place.ts';
import type { Limit } from '../limits/counters.ts';
import { countTry, forget } from '../limits/limiter.ts';

const quarterHour = 15 * 60 * 1000;

/**
 * Checks the code of an authenticator app as `finishWithCode` does, but only so often: 10 wrong ones in 15
 * minutes for one account from one address, and 50 an hour for one account from all of them; then 429. The
 * counters are not those of passwords: a right password clears its own, and must not clear these.
 */
export async function tryCode(
  place: Place,
  email: string,
  secondFactor: SecondFactor,
  code: string,
): Promise<string | undefined> {
  const limits = codeLimits(place, email);
  const { result: token } = await countTry(limits, () => finishWithCode(secondFactor, code));
  if (token) await forget(limits);
  return token;
}

/** Wrong codes for an account: from one address, and from all addresses. */
export function codeLimits({ address, via }: Place, email: string): [Limit, Limit] {
  const account = email.trim().toLowerCase();
  return [
    { key: `code of ${account} from ${address} by way of ${via}`, most: 10, windowMs: quarterHour },
    { key: `code of ${account}`, most: 50, windowMs: 4 * quarterHour },
  ];
}

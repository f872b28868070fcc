import { passwordSignIn } from '../auth/password-sign-in.ts';
import { countUse, giveBack, type Limit } from './limiter.ts';

const quarterHour = 15 * 60 * 1000;

/**
 * Checks a password as `passwordSignIn` does, but only so often: 10 wrong ones in 15 minutes for one
 * account from one address, 100 for all accounts from one address; then 429. No counter belongs to an
 * account alone, so a stranger who keeps guessing locks himself out and never the account's owner.
 * @param address the caller's, undefined where it is unknown: then there is nothing to count it by
 */
export async function tryPassword(
  address: string | undefined,
  email: string,
  password: string,
): Promise<string | undefined> {
  const account = email.trim().toLowerCase();
  const ofAccount = {
    key: `password ${account} from ${address ?? 'unknown'}`,
    most: 10,
    windowMs: quarterHour,
  };
  const ofAddress: Limit[] = address
    ? [{ key: `password from ${address}`, most: 100, windowMs: quarterHour }]
    : [];
  await countUse([ofAccount, ...ofAddress]);
  const token = await passwordSignIn(email, password);
  if (token) await Promise.all([giveBack([ofAccount], { forget: true }), giveBack(ofAddress)]);
  return token;
}

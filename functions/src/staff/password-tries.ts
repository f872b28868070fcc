import { passwordSignIn, type PasswordProof } from './password-sign-in.ts';
import type { Place } from '../limits/caller-place.ts';
import { countTry, forget, giveBack } from '../limits/limiter.ts';
import { passwordLimits, rememberHome } from '../limits/password-limits.ts';

/** A crowd of wrong passwords is answered within seconds, or it would hold up everybody. */
const countWithinMs = 1_500;

/**
 * Checks a password as `passwordSignIn` does, but only as often as `passwordLimits` lets it; then 429, and 503
 * when too many ask at one moment. A right password wipes out the slips before it. What could not be
 * checked, because Firebase Auth is down, was no try.
 */
export async function tryPassword(
  place: Place,
  email: string,
  password: string,
): Promise<PasswordProof | undefined> {
  const account = email.trim().toLowerCase();
  const { ofPlace, others } = await passwordLimits(place, account);
  const limits = [ofPlace, ...others];
  const check = () => passwordSignIn(email, password);
  const { result: proof, counted } = await countTry(limits, check, countWithinMs);
  if (proof) {
    const [, ...ofOthers] = counted;
    await Promise.all([forget([ofPlace]), giveBack(ofOthers), rememberHome(account, place)]);
  }
  return proof;
}

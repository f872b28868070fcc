import { Timestamp } from 'firebase-admin/firestore';
import { passwordSignIn, type PasswordProof } from '../auth/password-sign-in.ts';
import { database } from '../firebase.ts';
import { counterPath, countUse, giveBack, type Limit } from './limiter.ts';

const quarterHour = 15 * 60 * 1000;
const hour = 4 * quarterHour;
/** How long a place counts as one of the account's own after a sign-in there. */
const knownForMs = 60 * 24 * hour;

/**
 * Checks a password as `passwordSignIn` does, but only so often: 10 wrong ones in 15 minutes for one
 * account from one address, 100 for all accounts from one address, and 50 an hour for one account from all
 * places where it has not signed in of late; then 429.
 *
 * The last one is for whoever invents an address with every try, which the function's own address lets
 * through. It never holds where the account is at home, so a stranger who keeps guessing does not lock its
 * owner out there.
 * @param address the caller's, undefined where it is unknown: then there is nothing to count it by
 */
export async function tryPassword(
  address: string | undefined,
  email: string,
  password: string,
): Promise<PasswordProof | undefined> {
  const account = email.trim().toLowerCase();
  const place = `password ${account} from ${address ?? 'unknown'}`;
  const ofPlace = { key: place, most: 10, windowMs: quarterHour };
  const others: Limit[] = [];
  if (address) others.push({ key: `password from ${address}`, most: 100, windowMs: quarterHour });
  if (!(await isAtHome(place))) others.push(newPlacesLimit(account));
  await countUse([ofPlace, ...others]);
  const proof = await passwordSignIn(email, password);
  if (proof) {
    await Promise.all([giveBack([ofPlace], { forget: true }), giveBack(others), remember(place)]);
  }
  return proof;
}

/** Wrong passwords for an account from all places that are new to it. */
export function newPlacesLimit(account: string): Limit {
  return { key: `password ${account} from new places`, most: 50, windowMs: hour };
}

/** Kept among the counters, under a hash like theirs: it tells nobody who was where. */
function homeOf(place: string) {
  return database().doc(counterPath({ key: `at home: ${place}` }));
}

async function isAtHome(place: string): Promise<boolean> {
  const until: unknown = (await homeOf(place).get()).get('expiresAt');
  return until instanceof Timestamp && until.toMillis() > Date.now();
}

async function remember(place: string): Promise<void> {
  await homeOf(place).set({ count: 1, expiresAt: Timestamp.fromMillis(Date.now() + knownForMs) });
}

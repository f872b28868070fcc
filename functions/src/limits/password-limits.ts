import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import type { Caller } from './caller-place.ts';
import { counterPath, placeLimits, type Limit } from './counters.ts';

const quarterHour = 15 * 60 * 1000;
const hour = 4 * quarterHour;
/** A place stays known for this long after a successful sign-in. */
const knownForMs = 60 * 24 * hour;

/** Of all accounts together. Many visitors share one server of Hosting's edge. */
const ofStrangers = {
  perAddress: { most: 100, windowMs: quarterHour },
  perHop: { most: 20 * 100, windowMs: quarterHour, shards: 8 },
};

/** The limits of wrong passwords for one account from one place. */
export type PasswordLimits = { ofPlace: Limit; others: Limit[] };

/**
 * The limits of wrong passwords for an account: 10 in 15 minutes from one place. From a place without a successful
 * sign-in of the account in the last 60 days also 100 in 15 minutes for all accounts, twenty times as many for its
 * last hop, and 50 an hour for the account from all such places.
 *
 * A place is the claimed address with its last hop, which cannot be forged: a stranger who claims the owner's address
 * uses up a place of their own. An owner with a known address but a new hop shares 50 attempts an hour only with
 * those who claim that address.
 */
export async function passwordLimits(place: Caller, account: string): Promise<PasswordLimits> {
  const { addressOnly, whole } = describe(place);
  const ofPlace = { key: `password ${account} ${whole}`, most: 10, windowMs: quarterHour };
  const [isKnownPlace, isKnownAddress] = await areKnown(account, [whole, addressOnly]);
  if (isKnownPlace) return { ofPlace, others: [] };
  return {
    ofPlace,
    others: [
      ...placeLimits('password', place, ofStrangers),
      isKnownAddress
        ? { ...newPlacesLimit(account), key: `password ${account} at home from ${place.address}` }
        : newPlacesLimit(account),
    ],
  };
}

/** The limit of wrong passwords for an account from all places that are new to it. */
export function newPlacesLimit(account: string): Limit {
  return { key: `password ${account} from new places`, most: 50, windowMs: hour };
}

/** Marks a place as known to an account for 60 days. */
export async function rememberPlace(account: string, place: Caller): Promise<void> {
  const { addressOnly, whole } = describe(place);
  const batch = database().batch();
  const known = { count: 1, expiresAt: Timestamp.fromMillis(Date.now() + knownForMs) };
  for (const at of new Set([whole, addressOnly])) batch.set(knownPlace(account, at), known);
  await batch.commit();
}

/** The document of a known place, stored among the counters under an HMAC like theirs. */
function knownPlace(account: string, at: string) {
  return database().doc(counterPath({ key: `at home: ${account} ${at}` }));
}

async function areKnown(account: string, places: string[]): Promise<boolean[]> {
  const found = await database().getAll(...places.map((at) => knownPlace(account, at)));
  return found.map((known) => {
    const until: unknown = known.get('expiresAt');
    return until instanceof Timestamp && until.toMillis() > Date.now();
  });
}

/** Keys of the address alone and of the address with its last hop. */
function describe({ address = 'unknown', via = 'unknown' }: Caller) {
  const addressOnly = `from ${address}`;
  return { addressOnly, whole: via === address ? addressOnly : `${addressOnly} by way of ${via}` };
}

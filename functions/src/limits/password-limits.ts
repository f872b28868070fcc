import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import type { Place } from './caller-place.ts';
import { counterPath, type Limit } from './counters.ts';

const quarterHour = 15 * 60 * 1000;
const hour = 4 * quarterHour;
/** How long a place counts as one of the account's own after a sign-in there. */
const knownForMs = 60 * 24 * hour;

/** Behind Hosting many visitors share one server of the edge. */
const peoplePerHop = 20;

/** What wrong passwords for an account at a place are counted by. */
export type PasswordLimits = { ofPlace: Limit; others: Limit[] };

/**
 * 10 wrong passwords in 15 minutes for one account from one place. Where the account has not signed in within
 * 60 days, also 100 in 15 minutes for all accounts from there, twenty times as many through whoever handed
 * the requests over, and 50 an hour for the account from all such places.
 *
 * A place is the claimed address together with the hop that brought it, which nobody can invent: a stranger
 * who claims the owner's address uses up a place of his own. If the owner comes through a new hop from
 * an address where she is at home, she shares 50 tries an hour with those who claim that address, and not
 * with everybody else.
 */
export async function passwordLimits(place: Place, account: string): Promise<PasswordLimits> {
  const { addressOnly, whole } = describe(place);
  const ofPlace = { key: `password ${account} ${whole}`, most: 10, windowMs: quarterHour };
  const [isKnownPlace, isKnownAddress] = await areHomes(account, [whole, addressOnly]);
  if (isKnownPlace) return { ofPlace, others: [] };
  return {
    ofPlace,
    others: [
      ...placeLimits(place),
      isKnownAddress ? homeAddressLimit(account, place.address) : newPlacesLimit(account),
    ],
  };
}

/** Wrong passwords for an account from all places that are new to it. */
export function newPlacesLimit(account: string): Limit {
  return { key: `password ${account} from new places`, most: 50, windowMs: hour };
}

/** Remembers for 60 days that the account signed in at this place. */
export async function rememberHome(account: string, place: Place): Promise<void> {
  const { addressOnly, whole } = describe(place);
  const batch = database().batch();
  const home = { count: 1, expiresAt: Timestamp.fromMillis(Date.now() + knownForMs) };
  for (const at of new Set([whole, addressOnly])) batch.set(homeOf(account, at), home);
  await batch.commit();
}

/** Kept among the counters, under a hash like theirs: it tells nobody who was where. */
function homeOf(account: string, at: string) {
  return database().doc(counterPath({ key: `at home: ${account} ${at}` }));
}

async function areHomes(account: string, places: string[]): Promise<boolean[]> {
  const found = await database().getAll(...places.map((at) => homeOf(account, at)));
  return found.map((home) => {
    const until: unknown = home.get('expiresAt');
    return until instanceof Timestamp && until.toMillis() > Date.now();
  });
}

/** Words for the address alone, and for the address with its hop. */
function describe({ address = 'unknown', via = 'unknown' }: Place) {
  const addressOnly = `from ${address}`;
  return { addressOnly, whole: via === address ? addressOnly : `${addressOnly} by way of ${via}` };
}

function placeLimits(place: Place): Limit[] {
  const { address, via } = place;
  const limits: Limit[] = [];
  const most = 100;
  if (address) limits.push({ key: `password ${describe(place).whole}`, most, windowMs: quarterHour });
  if (via && via !== address)
    limits.push({
      key: `password by way of ${via}`,
      most: most * peoplePerHop,
      windowMs: quarterHour,
      shards: 8,
    });
  return limits;
}

function homeAddressLimit(account: string, address: string | undefined): Limit {
  return { ...newPlacesLimit(account), key: `password ${account} at home from ${address}` };
}

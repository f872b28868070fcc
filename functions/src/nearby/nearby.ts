import { createHash } from 'node:crypto';
import type { Nearby } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { log } from '../logging/log.ts';
import { addressLine, askMapServices } from './map-services.ts';

/** How long an answer is good for: places open and close, but not every week. */
const freshMs = 14 * 24 * 60 * 60 * 1_000;
/** After a failure the services are left alone for this long, and the log too. */
const restMs = 10 * 60 * 1_000;

type Cached = { found?: Nearby; askAgainAt: Timestamp };

/** Where the answer for the configured address is kept: a new address is looked up anew. */
export function nearbyPath(): string {
  return `nearby/${createHash('sha256').update(addressLine()).digest('hex').slice(0, 32)}`;
}

/**
 * Where the venue is and what is around it, out of Firestore or, every two weeks, from the map
 * services. When they fail that is logged once in ten minutes, and what was known before is given,
 * or undefined when nothing was.
 */
export async function findNearby(now: Date): Promise<Nearby | undefined> {
  const ref = database().doc(nearbyPath());
  const cached = (await ref.get()).data() as Cached | undefined;
  if (cached && cached.askAgainAt.toMillis() > now.getTime()) return cached.found;
  try {
    const found = await askMapServices();
    await ref.set({ found, askAgainAt: Timestamp.fromMillis(now.getTime() + freshMs) });
    return found;
  } catch (error) {
    log.warn('nearby places could not be looked up', {}, error);
    const kept = cached?.found && { found: cached.found };
    await ref.set({ ...kept, askAgainAt: Timestamp.fromMillis(now.getTime() + restMs) });
    return cached?.found;
  }
}

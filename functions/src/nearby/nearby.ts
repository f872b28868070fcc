import { createHash } from 'node:crypto';
import type { Nearby } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { log } from '../logging/log.ts';
import { addressLine, askMapServices } from './map-services.ts';

/** Lifetime of a cached result: places do not open and close every week. */
const freshMs = 14 * 24 * 60 * 60 * 1_000;
/** Pause after a failure, for the services and the log. */
const pauseMs = 10 * 60 * 1_000;

type Cached = { found?: Nearby; askAgainAt: Timestamp };

/** Path of the cached result for the configured address. */
export function nearbyPath(): string {
  return `nearby/${createHash('sha256').update(addressLine()).digest('hex').slice(0, 32)}`;
}

/**
 * The venue's coordinates and the places around it, cached in Firestore and refreshed from the map services every two
 * weeks. A failure is logged once in ten minutes; meanwhile the last known result is returned, if there is one.
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
    log.warn('Nearby places could not be fetched.', {}, error);
    const lastKnown = cached?.found && { found: cached.found };
    await ref.set({ ...lastKnown, askAgainAt: Timestamp.fromMillis(now.getTime() + pauseMs) });
    return cached?.found;
  }
}

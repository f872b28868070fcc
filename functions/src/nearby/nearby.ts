import { createHash } from 'node:crypto';
import type { Nearby } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import { log } from '../logging/log.ts';
import { addressLine, requestMapServices } from './map-services.ts';

/** Lifetime of a cached result: places do not open and close every week. */
const freshMs = 14 * 24 * 60 * 60 * 1_000;
/** Pause until the services are asked again after they did not answer well, for them and the log. */
const pauseMs = 10 * 60 * 1_000;

/** gRPC codes of a write that came second: already exists, failed precondition, aborted. */
const takenCodes = new Set([6, 9, 10]);

type Cached = { found?: Nearby; askAgainAt: Timestamp };

/** Path of the cached result for the configured address. */
export function nearbyPath(): string {
  return `nearby/${createHash('sha256').update(addressLine()).digest('hex').slice(0, 32)}`;
}

/**
 * The venue's coordinates and the places around it, cached in Firestore and refreshed from the map services every two
 * weeks. One visitor waits for that; the others get the last known result meanwhile, as does everybody for ten minutes
 * after a failure, which is logged once. Undefined if nothing is known yet.
 */
export async function findNearby(now: Date): Promise<Nearby | undefined> {
  const ref = database().doc(nearbyPath());
  const stored = await ref.get();
  const cached = stored.data() as Cached | undefined;
  if (cached && cached.askAgainAt.toMillis() > now.getTime()) return cached.found;
  // The pause is stored before the services are asked: whatever they do, and if this instance ends, nobody else waits.
  const pause = { askAgainAt: Timestamp.fromMillis(now.getTime() + pauseMs) };
  const isFirst = await (
    stored.updateTime ? ref.update(pause, { lastUpdateTime: stored.updateTime }) : ref.create(pause)
  ).then(
    () => true,
    (error: unknown) => {
      if (takenCodes.has((error as { code?: number }).code ?? -1)) return false;
      throw error;
    },
  );
  if (!isFirst) return cached?.found;
  try {
    const found = await requestMapServices();
    await ref.set({ found, askAgainAt: Timestamp.fromMillis(now.getTime() + freshMs) });
    return found;
  } catch (error) {
    log.warn('Nearby places could not be fetched.', {}, error);
    return cached?.found;
  }
}

import { messages } from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';
import type { Caller } from './caller-place.ts';

/** Length of a window, in ms. */
const windowMs = 60_000;

/** Most reads in a window: from one address, and over one last hop, which visitors behind Hosting share. */
const most = { address: 120, via: 600 };

/** Most origins that are remembered; forged ones must not fill the memory. */
const mostOrigins = 10_000;

/**
 * Counts reads by guests. An instance counts for itself and in memory: counters in the database would cost more than the
 * reads do. Nothing is counted where neither address is known, as on the emulators.
 * @returns a function that counts one read, or throws 429 with the seconds to wait
 */
export function createGuestReads(clock: () => number = Date.now): (place: Caller) => void {
  let began = -Infinity;
  const counts = new Map<string, number>();
  return (place) => {
    const now = clock();
    if (now - began >= windowMs) {
      counts.clear();
      began = now;
    }
    // The hop first: it cannot be forged, so what is forged is counted no further once it is used up.
    for (const key of ['via', 'address'] as const) {
      if (!place[key]) continue;
      const origin = `${key} ${place[key]}`;
      const count = (counts.get(origin) ?? 0) + 1;
      if (count > most[key]) {
        const retryAfter = Math.ceil((began + windowMs - now) / 1_000);
        throw new HttpError(429, messages.tooManyAttempts(retryAfter), { retryAfter });
      }
      if (counts.size < mostOrigins || counts.has(origin)) counts.set(origin, count);
    }
  };
}

/** One count for all calls of this instance. */
export const countGuestRead = createGuestReads();

import { nothingPublished, type SiteJson } from '@venue/domain';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { publicFirestore } from './public-firestore.ts';

/** The listener's callbacks. */
type LiveContentEvents = {
  /** The server's site; an empty one before the first save. Never Firestore's cached site, which may be older than the page. */
  onSite: (site: SiteJson) => void;
  /** Whether the server is reachable. Called initially and at every change. */
  onReachable: (reachable: boolean) => void;
  /** Firestore has heard nothing from the server for a moment: check the connection by other means. */
  onSilence: () => void;
  /** The server denied access, or the SDK crashed. */
  onFailure: (failure: Error) => void;
};

/** How long Firestore may deliver only cached data before the server counts as unreachable, in ms. */
const unreachableAfter = 10_000;
/** How long Firestore may be silent before the connection is checked with the site's own server, in ms. */
const silentAfter = 1_000;

let stop: (() => void) | undefined;

/**
 * Listens to `published/site`, the only document that visitors read. A page has at most one listener, because
 * overlapping ones crash the SDK: a second call ends the first. Returns a function that ends the listener.
 */
export function listenToPublishedSite(events: LiveContentEvents, inMemory = false): () => void {
  stop?.();
  // Offline, Firestore delivers nothing for ten seconds, not even from its cache.
  let timers = [setTimeout(events.onSilence, silentAfter)];
  const clearTimers = () => timers.splice(0).forEach(clearTimeout);
  const unsubscribe = onSnapshot(
    doc(publicFirestore(inMemory), 'published/site'),
    { includeMetadataChanges: true },
    (snapshot) => {
      clearTimers();
      const fromCache = snapshot.metadata.fromCache;
      if (!fromCache) {
        events.onReachable(true);
        events.onSite((snapshot.data() as SiteJson | undefined) ?? nothingPublished);
      } else if (!snapshot.exists()) {
        // With an empty cache, Firestore delivers a snapshot only after it has given up on the server.
        events.onReachable(false);
        events.onSilence();
      } else {
        timers = [
          setTimeout(events.onSilence, silentAfter),
          setTimeout(() => events.onReachable(false), unreachableAfter),
        ];
      }
    },
    (error) => {
      clearTimers();
      events.onFailure(error);
    },
  );
  const end = () => {
    clearTimers();
    unsubscribe();
    if (stop === end) stop = undefined;
  };
  stop = end;
  return end;
}

/**
 * Makes Firestore reconnect immediately. After a long time offline it would otherwise wait up to a minute before the
 * next attempt, unless the browser has fired an `online` event.
 */
export async function reconnect(): Promise<void> {
  const firestore = publicFirestore(false);
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}

import { nothingPublished, type SiteJson } from '@venue/domain';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { publicFirestore } from './public-firestore.ts';

/** What the listener tells. */
export type LiveContentEvents = {
  /** The site as the server has it; an empty one before the first save. What Firestore has stored here may be older than the page. */
  onSite: (site: SiteJson) => void;
  /** Whether the server can be reached. Told at every change, and once in the beginning. */
  onReachable: (reachable: boolean) => void;
  /** Firestore has had nothing from the server for a moment: time to ask elsewhere for the line. */
  onSilence: () => void;
  /** The server refused; or the SDK broke. */
  onFailure: (failure: Error) => void;
};

/** How long Firestore may answer from its cache alone before the server counts as out of reach. */
const patience = 10_000;
/** How long before it is worth asking the site's own server whether there is a line. */
const silence = 1_000;

let stop: (() => void) | undefined;

/**
 * Listens to `published/site`, the one document that visitors read. There is one listener a page,
 * whoever asks and however often: overlapping ones break the SDK. Returns the function that ends it.
 */
export function listenToPublishedSite(events: LiveContentEvents, inMemory = false): () => void {
  stop?.();
  // Without a line Firestore says nothing at all for ten seconds, not even from its cache.
  let timers = [setTimeout(events.onSilence, silence)];
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
        // With nothing cached, Firestore speaks up only once it has given up on the server.
        events.onReachable(false);
        events.onSilence();
      } else {
        timers = [
          setTimeout(events.onSilence, silence),
          setTimeout(() => events.onReachable(false), patience),
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
 * Makes Firestore try at once. After a long time without a line it would wait up to a minute before
 * the next attempt, unless the browser noticed that the network had been away.
 */
export async function reconnect(): Promise<void> {
  const firestore = publicFirestore(false);
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}

import type { PublishedSiteJson } from '@venue/domain';
import { doc, onSnapshot } from 'firebase/firestore';
import { publicFirestore } from './public-firestore.ts';

/** What the listener tells. */
export type LiveContentEvents = {
  /** The published site, and whether it comes from the server or from this device's own cache. */
  onSite: (site: PublishedSiteJson, from: 'server' | 'cache') => void;
  /** Whether the server can be reached. Told at every change, and once in the beginning. */
  onReachable: (reachable: boolean) => void;
  /** The server answered that nothing has been published, or refused; or the SDK broke. */
  onFailure: (failure: Error) => void;
};

/** How long Firestore may answer from its cache alone before the server counts as out of reach. */
const patience = 10_000;

let stop: (() => void) | undefined;

/**
 * Listens to `published/site`, the one document that visitors read. There is one listener a page,
 * whoever asks and however often: overlapping ones break the SDK. Returns the function that ends it.
 */
export function listenToPublishedSite(events: LiveContentEvents, inMemory = false): () => void {
  stop?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = onSnapshot(
    doc(publicFirestore(inMemory), 'published/site'),
    { includeMetadataChanges: true },
    (snapshot) => {
      clearTimeout(timer);
      const fromCache = snapshot.metadata.fromCache;
      const site = snapshot.data() as PublishedSiteJson | undefined;
      if (site) events.onSite(site, fromCache ? 'cache' : 'server');
      if (!fromCache) {
        events.onReachable(true);
        if (!site) events.onFailure(new Error('Nothing has been published yet.'));
      } else if (!site) {
        // With nothing cached, Firestore speaks up only once it has given up on the server.
        events.onReachable(false);
      } else {
        timer = setTimeout(() => events.onReachable(false), patience);
      }
    },
    (error) => {
      clearTimeout(timer);
      events.onFailure(error);
    },
  );
  const end = () => {
    clearTimeout(timer);
    unsubscribe();
    if (stop === end) stop = undefined;
  };
  stop = end;
  return end;
}

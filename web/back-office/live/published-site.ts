import type { SiteJson } from '@venue/domain';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { connectionStore } from '../../connection/connection-store.ts';
import { probeConnection } from '../../connection/probe-connection.ts';
import { watchConnection } from '../../connection/watch-connection.ts';
import { officeFirestore } from './office-firestore.ts';

/** What the back office itself shows of the published site, signed in or not. */
type OfficeSite = Pick<SiteJson, 'website' | 'media' | 'publishedAt'>;

const siteStore = createStore<{ site?: OfficeSite }>(() => ({}));

/**
 * Listens to `published/site` for the life of the page, and learns from it whether there is a connection. Call it
 * once: overlapping listeners break the SDK.
 */
export function startPublishedSite(): void {
  const firestore = officeFirestore();
  async function reconnect() {
    await disableNetwork(firestore);
    await enableNetwork(firestore);
  }
  watchConnection(() => void reconnect());
  onSnapshot(
    doc(firestore, 'published/site'),
    { includeMetadataChanges: true },
    (snapshot) => {
      const site = snapshot.data() as OfficeSite | undefined;
      if (site) siteStore.setState({ site });
      // Firestore takes long to be sure of a lost connection, and longer to look for it again.
      if (snapshot.metadata.fromCache) void probeConnection(() => void reconnect());
      else connectionStore.setState({ isReachable: true });
    },
    (error) => console.warn('The published site cannot be listened to:', error.message),
  );
}

/** The published site as it is now; undefined until it has come, and before the first save. */
export function usePublishedSite(): OfficeSite | undefined {
  return useStore(siteStore, ({ site }) => site);
}

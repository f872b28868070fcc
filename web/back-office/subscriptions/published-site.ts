import type { SiteJson } from '@venue/domain';
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { connectionStore } from '../../connection/connection-store.ts';
import { probeConnection } from '../../connection/probe-connection.ts';
import { watchConnection } from '../../connection/watch-connection.ts';
import { officeFirestore } from '../../firebase/office-firestore.ts';

/** The part of the published site that the back office shows, signed in or not. */
type OfficeSite = Pick<SiteJson, 'website' | 'media' | 'openingHours' | 'publishedAt' | 'nextChangeAt'>;

const siteStore = createStore<{ site?: OfficeSite }>(() => ({}));

/**
 * Listens to `published/site` for the life of the page, and updates the connection store from it. Call it once:
 * overlapping listeners break the SDK.
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
      // Firestore is slow to notice a lost connection, and slower to reconnect.
      if (snapshot.metadata.fromCache) void probeConnection(() => void reconnect());
      else connectionStore.setState({ isReachable: true });
    },
    (error) => console.warn('The published site cannot be listened to:', error.message),
  );
}

/** The published site, live; undefined until it is loaded, and before the first save. */
export function usePublishedSite(): OfficeSite | undefined {
  return useStore(siteStore, ({ site }) => site);
}

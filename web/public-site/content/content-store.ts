import { persistedStore, readZone, type PublishedSiteJson, type ZoneTable } from '@venue/domain';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { fromPublished, isBetter, type ContentState, type PageSite } from './content-state.ts';
import { safeStorage } from './safe-storage.ts';

/**
 * Makes the content store: filled with `first` (what the server put into the page, drawn at `drawnAt`), then by
 * `rehydrate`, then by `receive`. Contents are replaced wholesale, never merged.
 */
export function createContentStore(storage: StateStorage, first?: PageSite, drawnAt?: Date) {
  let gaveUp = false;
  const store = createStore<ContentState>()(
    persist(() => (first ? fromPublished(first, drawnAt?.toISOString()) : {}), {
      name: persistedStore.key,
      version: persistedStore.version,
      storage: createJSONStorage(() => storage),
      skipHydration: true,
      // Another version's form is unknown here: start empty and let the server fill it.
      migrate: () => ({}),
      merge: (kept, current) => {
        const persisted = (kept ?? {}) as ContentState;
        return !gaveUp && isBetter(persisted, current, 'elsewhere') ? persisted : current;
      },
    }),
  );

  return {
    ...store,
    /** Fills from the browser's storage; given up after 5,000 ms, when the server's answer is awaited instead. */
    async rehydrate(): Promise<void> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          gaveUp = true;
          resolve();
        }, persistedStore.rehydrateTimeout);
      });
      await Promise.race([store.persist.rehydrate(), tooLate]);
      clearTimeout(timer);
    },
    /**
     * Takes a published site in, if it is better than what is there (see `isBetter`).
     * @param savedAt when a cache had it from the server, if known
     */
    receive(site: PublishedSiteJson, from: 'server' | 'cache', savedAt?: string): void {
      const current = store.getState();
      const isServer = from === 'server';
      const now = new Date().toISOString();
      const isShown = site.version === current.version && site.publishedAt === current.publishedAt;
      if (isServer && isShown && !current.isPart) {
        // Nothing new but the certainty: keep the objects, so that nothing is drawn again.
        store.setState({ savedAt: now });
        return;
      }
      const next = fromPublished(site, isServer ? now : (savedAt ?? current.savedAt));
      if (isBetter(next, current, isServer ? 'server' : 'elsewhere')) store.setState(next, true);
    },
    /** Forgets what the browser keeps (sign-in and sign-out, section 4); what is on the screen stays. */
    forget(): void {
      store.persist.clearStorage();
    },
  };
}

/** Id of the element that carries the content in a page from the server. */
export const pageSiteId = 'published-site';

/** What `createContentStore` makes. */
export type ContentStore = ReturnType<typeof createContentStore>;

/** What the server put into the page, if it did. */
export function readPageSite(page: Document): PageSite | undefined {
  const text = page.getElementById(pageSiteId)?.textContent;
  if (!text?.trim()) return undefined;
  try {
    return JSON.parse(text) as PageSite;
  } catch (error) {
    // A page cut off on its way still works: the other sources fill the store.
    console.error('The page carries content that cannot be read:', error);
    return undefined;
  }
}

/** The moment at which the server drew the page; undefined when it did not. */
export function readPageNow(page: Document): Date | undefined {
  const text = page.getElementById(pageSiteId)?.dataset.now;
  return text ? new Date(text) : undefined;
}

/** The venue's zone as the server knows it; undefined in the shell. */
export function readPageZone(page: Document): ZoneTable | undefined {
  const text = page.getElementById(pageSiteId)?.dataset.zone;
  return text ? readZone(text) : undefined;
}

/** The one content store of this page. */
export const contentStore = createContentStore(
  safeStorage(() => window.localStorage),
  typeof document === 'undefined' ? undefined : readPageSite(document),
  typeof document === 'undefined' ? undefined : readPageNow(document),
);

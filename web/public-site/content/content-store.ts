import { persistedStore, type PartJson, type PartName, type SiteJson } from '@venue/domain';
import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { noContent, type Content, type ContentState, type Parts } from './content.ts';
import { fetchContent } from './fetch-content.ts';
import type { PageSource } from './page-source.ts';
import { persistedContent } from './persisted-content.ts';

/**
 * Makes the content store: filled by `rehydrate` from the browser's storage, by `adopt` with what a page from the
 * server was rendered from, by `receiveSite` with what the server says now, and by `need` with a part. The site
 * and each part are replaced as a whole.
 * @param fetchJson asks the server, see `fetchContent`
 */
export function createContentStore(storage: PersistStorage<Content>, fetchJson = fetchContent) {
  let gaveUp = false;
  const store = createStore<ContentState>()(
    persist(() => noContent, {
      name: persistedStore.key,
      version: persistedStore.version,
      storage,
      skipHydration: true,
      partialize: ({ site, parts, savedAt }): Content => ({ site, parts, savedAt }),
      // Another version's form is unknown here: start empty and let the server fill it.
      migrate: () => ({ parts: {} }),
      merge: (stored, current) =>
        gaveUp || current.site ? current : { ...current, ...(stored as Content | undefined) },
    }),
  );
  const { getState } = store;
  const fetching = new Map<string, Promise<void>>();

  /** Takes the site in as the server has it; parts that it does not name are gone. */
  function receiveSite(site: SiteJson, savedAt = new Date().toISOString()): void {
    const { site: shown, parts } = getState();
    // Nothing new but the certainty: keep the objects, so that nothing is rendered again.
    if (shown?.version === site.version) store.setState({ savedAt, hasFailed: false });
    else store.setState({ site, parts: partsOf(site, parts), savedAt, hasFailed: false });
  }

  function receivePart(name: PartName, part: PartJson): void {
    store.setState(({ parts: { [name]: _, ...others } }) => ({ parts: { ...others, [name]: part } }));
  }

  /**
   * Fetches a part, unless the version that the site names is at hand. An older one is shown until then. What
   * cannot be fetched is on the list of the failed ones until the next try; this never rejects.
   */
  async function need(name: PartName): Promise<void> {
    const { site, parts } = getState();
    const version = site?.parts[name];
    const part = parts[name];
    if (version === undefined) return undefined;
    if (part?.version === version)
      return Object.keys(parts).at(-1) === name ? undefined : receivePart(name, part);
    const key = `${name}@${version}`;
    const pending = fetching.get(key) ?? load(name, version).finally(() => fetching.delete(key));
    fetching.set(key, pending);
    return pending;
  }

  async function load(name: PartName, version: string): Promise<void> {
    const { failed } = getState();
    if (failed.includes(name)) store.setState({ failed: failed.filter((other) => other !== name) });
    try {
      // A save in between has replaced the version: then the current one is right.
      const part = (await fetchJson(name, version)) ?? (await fetchJson(name));
      if (part) receivePart(name, part);
      else await refreshSite();
      if (!part && getState().site?.parts[name] === version) throw new Error(`There is no ${name}.`);
    } catch (error) {
      console.info('A part of the content could not be fetched:', error);
      store.setState(({ failed }) => ({ failed: [...failed, name] }));
    }
  }

  /** Fetches, one after the other, those of the parts that are not at hand as the site names them. */
  async function catchUp(names: readonly PartName[]): Promise<void> {
    for (const name of names) {
      const { site, parts } = getState();
      if (parts[name]?.version !== site?.parts[name]) await need(name);
    }
  }

  /** Takes in the site that the server has now. @throws when it has none or does not answer */
  async function refreshSite(): Promise<SiteJson> {
    const site = await fetchJson('site');
    if (!site) throw new Error('There is no site.');
    receiveSite(site);
    return site;
  }

  /**
   * Fills the store with exactly what a page from the server was rendered from, and says whether that could be had;
   * if it is gone, the store holds what the server has now.
   * @throws when the server does not answer
   */
  async function adopt({ site: version, part, now }: PageSource): Promise<boolean> {
    const held = getState();
    const [name, partVersion] = part ?? [];
    const [site, partJson] = await Promise.all([
      held.site?.version === version ? held.site : fetchJson('site', version),
      name && (held.parts[name]?.version === partVersion ? held.parts[name] : fetchJson(name, partVersion)),
    ]);
    if (site?.version !== version || partJson?.version !== partVersion) {
      await refreshSite();
      if (name) await need(name);
      return false;
    }
    store.setState({ site, parts: partsOf(site, held.parts), savedAt: now });
    if (name && partJson) receivePart(name, partJson);
    return true;
  }

  return {
    ...store,
    receiveSite,
    need,
    catchUp,
    refreshSite,
    adopt,
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
  };
}

/** Those of the parts that the site still has, be it in another version. */
function partsOf(site: SiteJson, parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => name in site.parts));
}

/** What `createContentStore` makes. */
export type ContentStore = ReturnType<typeof createContentStore>;

/** The one content store of this page. */
export const contentStore = createContentStore(persistedContent(() => window.localStorage));

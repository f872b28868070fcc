import { isGigPart, persistedStore, type PartJson, type PartName, type SiteJson } from '@venue/domain';
import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { noContent, type Content, type ContentState, type Parts } from './content.ts';
import { fetchContent } from './fetch-content.ts';
import type { PageSource } from './page-source.ts';
import { persistedContent } from './persisted-content.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Creates the content store. `rehydrate` fills it from the browser's storage, `adopt` with the content that a page
 * was rendered from on the server, `receiveSite` with the current site, and `loadPart` with a part. The site and
 * each part are replaced as a whole.
 * @param fetchJson fetches from the server, see `fetchContent`
 */
export function createContentStore(storage: PersistStorage<Content>, fetchJson = fetchContent) {
  let hasTimedOut = false;
  const store = createStore<ContentState>()(
    persist(() => noContent, {
      name: persistedStore.key,
      version: persistedStore.version,
      storage,
      skipHydration: true,
      partialize: ({ site, parts, savedAt }): Content => ({ site, parts, savedAt }),
      // The format of other versions is unknown here: start empty and load everything from the server.
      migrate: () => ({ parts: {} }),
      merge: (stored, current) =>
        hasTimedOut || current.site ? current : { ...current, ...(stored as Content | undefined) },
    }),
  );
  const { getState } = store;
  const pendingParts = new Map<string, Promise<void>>();
  /** The version of the site at which parts that it does not name were last fetched. */
  const fetchedAt = new Map<PartName, string>();

  /** Stores the server's current site, and removes the parts that it no longer has. */
  function receiveSite(site: SiteJson, savedAt = new Date().toISOString()): void {
    const { site: current, parts } = getState();
    // Unchanged: keep the objects, so that nothing re-renders.
    if (current?.version === site.version) store.setState({ savedAt, hasFailed: false });
    else store.setState({ site, parts: partsOf(site, parts), savedAt, hasFailed: false });
  }

  function receivePart(name: PartName, part: PartJson): void {
    store.setState(({ parts: { [name]: _, ...others }, absent }) => ({
      parts: { ...others, [name]: part },
      absent: absent.filter((other) => other !== name),
    }));
  }

  function removePart(name: PartName): void {
    store.setState(({ parts: { [name]: _, ...others }, absent }) => ({
      parts: others,
      absent: [...absent.filter((other) => other !== name), name],
    }));
  }

  /**
   * Fetches a part, unless its current version is in the store; an older version stays there until then. Never
   * rejects: a part that cannot be fetched is listed in `failed` until the next attempt.
   */
  async function loadPart(name: PartName): Promise<void> {
    const { site, parts } = getState();
    const version = site?.parts[name];
    const part = parts[name];
    if (version === undefined) return site && isGigPart(name) ? loadUnnamed(name, site.version) : undefined;
    if (part?.version === version)
      return Object.keys(parts).at(-1) === name ? undefined : receivePart(name, part);
    const key = `${name}@${version}`;
    const pending = pendingParts.get(key) ?? fetchPart(name, version).finally(() => pendingParts.delete(key));
    pendingParts.set(key, pending);
    return pending;
  }

  /** Fetches a part that the site has no version of, once for each version of the site. */
  async function loadUnnamed(name: PartName, siteVersion: string): Promise<void> {
    if (fetchedAt.get(name) === siteVersion) return;
    fetchedAt.set(name, siteVersion);
    forgetFailure(name);
    try {
      const part = await fetchJson(name, undefined, siteVersion);
      const isSame = part !== undefined && getState().parts[name]?.version === part.version;
      if (part && !isSame) receivePart(name, part);
      else if (!part) removePart(name);
    } catch (error) {
      fetchedAt.delete(name);
      noteFailure(name, error);
    }
  }

  function forgetFailure(name: PartName): void {
    const { failed } = getState();
    if (failed.includes(name)) store.setState({ failed: failed.filter((other) => other !== name) });
  }

  function noteFailure(name: PartName, error: unknown): void {
    console.info('A part of the content could not be fetched:', error);
    store.setState(({ failed }) => ({ failed: [...failed, name] }));
  }

  async function fetchPart(name: PartName, version: string): Promise<void> {
    forgetFailure(name);
    try {
      // If the version was replaced by a save in the meantime, fetch the current one.
      const part = (await fetchJson(name, version)) ?? (await fetchJson(name));
      if (part) receivePart(name, part);
      else await refreshSite();
      if (!part && getState().site?.parts[name] === version) throw new Error(`The server has no ${name}.`);
    } catch (error) {
      noteFailure(name, error);
    }
  }

  /** Loads those of the parts whose current version is not in the store, one after the other. */
  async function loadParts(names: readonly PartName[]): Promise<void> {
    for (const name of names) {
      const { site, parts } = getState();
      const version = site?.parts[name];
      const isHeld = version === undefined ? name in parts : parts[name]?.version === version;
      if (!isHeld) await loadPart(name);
    }
  }

  /** Fetches and stores the server's current site. @throws when the server has none or does not respond */
  async function refreshSite(): Promise<SiteJson> {
    const site = await fetchJson('site');
    if (!site) throw new Error('The server has no site.');
    receiveSite(site);
    return site;
  }

  /**
   * Fills the store with exactly the content that a page was rendered from on the server, and returns true. If that
   * version no longer exists, stores the current content and returns false.
   * @throws when the server does not respond
   */
  async function adopt({ site: version, part, absent, now }: PageSource): Promise<boolean> {
    const current = getState();
    const [name, partVersion] = part ?? [];
    const [site, partJson] = await Promise.all([
      current.site?.version === version ? current.site : fetchJson('site', version),
      name &&
        (current.parts[name]?.version === partVersion ? current.parts[name] : fetchJson(name, partVersion)),
    ]);
    if (site?.version !== version || partJson?.version !== partVersion) {
      await refreshSite();
      if (name) await loadPart(name);
      return false;
    }
    store.setState({ site, parts: partsOf(site, current.parts), savedAt: now });
    if (name && partJson) receivePart(name, partJson);
    for (const fresh of [name, absent]) if (fresh && !(fresh in site.parts)) fetchedAt.set(fresh, version);
    if (absent) removePart(absent);
    return true;
  }

  return {
    ...store,
    receiveSite,
    loadPart,
    loadParts,
    refreshSite,
    adopt,
    /** Fills the store from the browser's storage. Gives up after 5,000 ms; the content then comes from the server. */
    async rehydrate(): Promise<void> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          hasTimedOut = true;
          resolve();
        }, persistedStore.rehydrateTimeout);
      });
      await Promise.race([store.persist.rehydrate(), timeout]);
      clearTimeout(timer);
    },
  };
}

/** The parts the site still names, in any version, and those it never names. */
function partsOf(site: SiteJson, parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => name in site.parts || isGigPart(name)));
}

/** The store created by `createContentStore`. */
export type ContentStore = ReturnType<typeof createContentStore>;

/** The page's content store. What it persists is written when the browser is idle, or the page is hidden or left. */
export const contentStore = createContentStore(
  persistedContent(
    () => window.localStorage,
    (write) => {
      // A phone may end a hidden page without another event.
      if (document.hidden) return write();
      document.addEventListener('visibilitychange', write, { once: true });
      window.addEventListener('pagehide', write, { once: true });
      whenIdle(write);
    },
  ),
);

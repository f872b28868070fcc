import type { PartJson, PartName, SiteJson } from '@venue/domain';
import type { PersistStorage } from 'zustand/middleware';
import type { Content, Parts } from './content.ts';

/** The stores of section 3 as they lie in the browser. `route` are the custom pages, `music` the gigs. */
type Stores = {
  /** "name@version" of all that is there, the one used last at the end; late-start/load-late.js looks for it. */
  held: string[];
  /** The site without what has a store of its own. */
  site: Omit<SiteJson, 'website' | 'openingHours'>;
  website: SiteJson['website'];
  openingHours: SiteJson['openingHours'];
  menus: Parts;
  route: Parts;
  music: Parts;
  terms: Omit<PartJson<'legal'>, 'privacyPolicy'> | null;
  privacy: PartJson<'legal'>['privacyPolicy'] | null;
  savedAt?: string;
};

/**
 * Content in the browser's storage as it is in life: private windows block it, full disks refuse to write. Neither
 * may break a page: where nothing can be stored, nothing is, which the console says once; where not all can, the
 * parts that were not used for longest are left out. What has another shape is as good as nothing.
 */
export function persistedContent(find: () => Storage): PersistStorage<Content> {
  let isNoted = false;

  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(find());
    } catch (error) {
      if (!isNoted) console.info('This browser stores nothing for the next visit:', error);
      isNoted = true;
      return undefined;
    }
  }

  return {
    getItem(name) {
      const text = attempt((storage) => storage.getItem(name));
      const { state, version } = parse(text ?? '');
      return isStores(state) ? { state: fromStores(state), version } : null;
    },
    setItem(name, { state: { site, parts, savedAt }, version }) {
      if (!site) return;
      const write = (storage: Storage, some: Parts) =>
        storage.setItem(name, JSON.stringify({ state: toStores(site, some, savedAt), version }));
      attempt((storage) => {
        for (const left = Object.entries(parts); left.length > 0; left.shift()) {
          if (isWritten(() => write(storage, Object.fromEntries(left)))) return;
        }
        write(storage, {});
      });
    },
    removeItem(name) {
      attempt((storage) => storage.removeItem(name));
    },
  };
}

function isWritten(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    // No room for so much: the next try is smaller, and the last one says why.
    return false;
  }
}

function parse(text: string): { state?: unknown; version?: number } {
  try {
    return (JSON.parse(text) ?? {}) as { state?: unknown };
  } catch {
    // Nothing there, or nothing of ours.
    return {};
  }
}

function isStores(state: unknown): state is Stores {
  const stores = (state ?? {}) as Partial<Stores>;
  return typeof stores.site?.version === 'string' && Array.isArray(stores.held) && Boolean(stores.website);
}

function toStores({ website, openingHours, ...site }: SiteJson, parts: Parts, savedAt?: string): Stores {
  const { privacyPolicy = null, ...terms } = (parts.legal ?? {}) as Partial<PartJson<'legal'>>;
  const all = Object.entries(parts) as [PartName, PartJson][];
  const named = (prefix: string) => Object.fromEntries(all.filter(([name]) => name.startsWith(prefix)));
  return {
    held: [['site', site] as const, ...all].map(([name, { version }]) => `${name}@${version}`),
    site,
    website,
    openingHours,
    menus: named('menu-'),
    route: named('page-'),
    music: named('gigs'),
    terms: parts.legal ? (terms as Stores['terms']) : null,
    privacy: privacyPolicy,
    savedAt,
  };
}

function fromStores({ held, site, website, openingHours, savedAt, ...stores }: Stores): Content {
  const { menus, route, music, terms, privacy } = stores;
  const legal = terms && privacy && { ...terms, privacyPolicy: privacy };
  const all: Parts = { ...menus, ...route, ...music, ...(legal && { legal }) };
  const names = held.map((entry) => entry.slice(0, entry.lastIndexOf('@')) as PartName);
  const parts = Object.fromEntries(names.filter((name) => all[name]).map((name) => [name, all[name]]));
  return { site: { ...site, website, openingHours }, parts, ...(savedAt && { savedAt }) };
}

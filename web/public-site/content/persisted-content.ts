import type { PartJson, PartName, SiteJson } from '@venue/domain';
import type { PersistStorage } from 'zustand/middleware';
import type { Content, Parts } from './content.ts';

/**
 * The persisted format, with a store for each kind (docs/product.md). `route` are the custom pages, `music` the gigs.
 */
type Stores = {
  /** "name@version" of the stored site and parts, the most recently used one last; read by late-start/load-late.js. */
  held: string[];
  /** The site without the fields that have a store of their own. */
  site: Omit<SiteJson, 'website' | 'openingHours'>;
  website: SiteJson['website'];
  openingHours: SiteJson['openingHours'];
  menus: Parts;
  route: Parts;
  music: Parts;
  /** Earlier versions have stored other things here, under names that `held` does not have. */
  terms: PartJson | null;
  privacy: PartJson | null;
  /** All other parts; missing from what earlier versions have stored. */
  others?: Parts;
  savedAt?: string;
};

/** How the names of the parts in a store begin. */
const prefixes = [
  ['menus', 'menu-'],
  ['route', 'page-'],
  ['music', 'gig'],
] as const;

/**
 * Persists the content in the browser's storage. Storage may be blocked or full, and neither may break a page: if
 * nothing can be stored, this is logged once; if the space is too small, the least recently used parts are left out.
 * Stored content of an unknown shape is ignored.
 * @param later postpones a write: it takes a phone some milliseconds, and of several in a row only the last one matters
 */
export function persistedContent(
  find: () => Storage,
  later: (write: () => void) => void = (write) => write(),
): PersistStorage<Content> {
  let isLogged = false;
  let waiting: (() => void) | undefined;

  function writeWaiting(): void {
    const write = waiting;
    waiting = undefined;
    write?.();
  }

  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(find());
    } catch (error) {
      if (!isLogged) console.info('The content cannot be stored for the next visit:', error);
      isLogged = true;
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
      const isPostponed = waiting !== undefined;
      waiting = () =>
        attempt((storage) => {
          for (const remaining = Object.entries(parts); remaining.length > 0; remaining.shift()) {
            if (tryWrite(() => write(storage, Object.fromEntries(remaining)))) return;
          }
          write(storage, {});
        });
      if (!isPostponed) later(writeWaiting);
    },
    removeItem(name) {
      waiting = undefined;
      attempt((storage) => storage.removeItem(name));
    },
  };
}

function tryWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    // Not enough space: the caller tries again with fewer parts, and logs the last failure.
    return false;
  }
}

function parse(text: string): { state?: unknown; version?: number } {
  try {
    return (JSON.parse(text) ?? {}) as { state?: unknown };
  } catch {
    // Nothing stored, or not by this site.
    return {};
  }
}

function isStores(state: unknown): state is Stores {
  const stores = (state ?? {}) as Partial<Stores>;
  return typeof stores.site?.version === 'string' && Array.isArray(stores.held) && Boolean(stores.website);
}

function toStores({ website, openingHours, ...site }: SiteJson, parts: Parts, savedAt?: string): Stores {
  const { termsAndConditions: terms = null, privacyPolicy: privacy = null, ...rest } = parts;
  const all = Object.entries(parts) as [string, PartJson][];
  const stores = { menus: {}, route: {}, music: {}, others: {} };
  for (const [name, part] of Object.entries(rest)) {
    const store = prefixes.find(([, prefix]) => name.startsWith(prefix))?.[0] ?? 'others';
    Object.assign(stores[store], { [name]: part });
  }
  return {
    held: [['site', site] as const, ...all].map(([name, { version }]) => `${name}@${version}`),
    site,
    website,
    openingHours,
    ...stores,
    terms,
    privacy,
    savedAt,
  };
}

function fromStores({ held, site, website, openingHours, savedAt, ...stores }: Stores): Content {
  const { menus, route, music, terms, privacy, others } = stores;
  const legal = { ...(terms && { termsAndConditions: terms }), ...(privacy && { privacyPolicy: privacy }) };
  const all: Parts = { ...menus, ...route, ...music, ...others, ...legal };
  const names = held.map((entry) => entry.slice(0, entry.lastIndexOf('@')) as PartName);
  const parts = Object.fromEntries(names.filter((name) => all[name]).map((name) => [name, all[name]]));
  return { site: { ...site, website, openingHours }, parts, ...(savedAt && { savedAt }) };
}

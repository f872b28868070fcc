import type { PartJson, PartName, SiteJson } from '@venue/domain';
import type { PersistStorage } from 'zustand/middleware';
import { buildPart, buildPublished, fakeServer } from '../../test-fixtures/build-published.ts';
import type { Content } from './content.ts';
import { createContentStore } from './content-store.ts';
import { persistedContent } from './persisted-content.ts';

const parts = { gigs: 'g1', 'menu-dinner': 'd1', privacyPolicy: 'l1' } as const;
const site = (version: string, changes: Partial<SiteJson> = {}) =>
  buildPublished({ version, parts, ...changes });
const source = (version: string, part?: readonly ['gigs' | 'privacyPolicy' | 'menu-dinner', string]) => ({
  ...{ site: version, now: '2026-11-20T18:00:00.000Z', zone: '' },
  ...(part && { part }),
});

/** A browser storage with space for `room` characters. */
function memoryStorage(stored: Record<string, string> = {}, room = Infinity) {
  const storage = {
    stored,
    getItem: (name: string) => stored[name] ?? null,
    setItem(name: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored[name] = value;
    },
    removeItem: (name: string) => void delete stored[name],
  };
  return storage as typeof storage & Storage;
}

function storeOn(storage: Storage, responses: Partial<Record<string, SiteJson | PartJson>> = {}) {
  const server = fakeServer(responses);
  return {
    store: createContentStore(
      persistedContent(() => storage),
      server.fetchJson,
    ),
    ...server,
  };
}

/** A storage with the site and all parts of an earlier visit. */
async function storedBy(version: string) {
  const storage = memoryStorage();
  const responses = {
    'gigs@g1': buildPart('g1'),
    'menu-dinner@d1': buildPart('d1'),
    'privacyPolicy@l1': legal,
  };
  const { store } = storeOn(storage, responses);
  store.receiveSite(site(version));
  await store.loadParts(['privacyPolicy', 'gigs', 'menu-dinner']);
  return storage;
}

const legal = buildPart('l1', { legalText: { _id: 'main', contents: [] } });

afterEach(() => vi.restoreAllMocks());

describe('content store', () => {
  it('writes several changes at once, when its storage says', async () => {
    const storage = memoryStorage();
    const writes: (() => void)[] = [];
    const { fetchJson } = fakeServer({ 'gigs@g1': buildPart('g1'), 'privacyPolicy@l1': legal });
    const store = createContentStore(
      persistedContent(
        () => storage,
        (write) => writes.push(write),
      ),
      fetchJson,
    );
    store.receiveSite(site('v3'));
    await store.loadParts(['privacyPolicy', 'gigs']);
    expect(storage.stored).toEqual({});
    expect(writes).toHaveLength(1);
    writes[0]!();
    expect(JSON.parse(storage.stored['root']!).state.held).toEqual([
      'site@v3',
      'privacyPolicy@l1',
      'gigs@g1',
    ]);
    await store.loadPart('privacyPolicy');
    expect(writes).toHaveLength(2);
    writes[1]!();
    expect(JSON.parse(storage.stored['root']!).state.held).toEqual([
      'site@v3',
      'gigs@g1',
      'privacyPolicy@l1',
    ]);
  });

  it('persists its content under the key root, version 1, in one store for each kind', async () => {
    const { root } = (await storedBy('v3')).stored;
    const { state, version } = JSON.parse(root!);
    expect(version).toBe(1);
    expect(Object.keys(state)).toEqual(
      expect.arrayContaining(['website', 'menus', 'route', 'privacy', 'terms', 'openingHours', 'music']),
    );
    expect(state.savedAt).toEqual(expect.any(String));
    expect(state.held).toEqual(['site@v3', 'privacyPolicy@l1', 'gigs@g1', 'menu-dinner@d1']);
  });

  it('rehydrates the site and the parts of the last visit', async () => {
    const { store } = storeOn(await storedBy('v3'));
    await store.rehydrate();
    expect(store.getState().site).toEqual(site('v3'));
    expect(Object.keys(store.getState().parts)).toEqual(['privacyPolicy', 'gigs', 'menu-dinner']);
    expect(store.getState().parts.privacyPolicy).toEqual(legal);
  });

  it('keeps parts of any kind for the next visit, whatever their names', async () => {
    const name = 'offers' as PartName;
    const storage = memoryStorage();
    const { store } = storeOn(storage, { 'offers@o1': buildPart('o1') });
    store.receiveSite(site('v3', { parts: { [name]: 'o1' } }));
    await store.loadPart(name);
    const { store: next } = storeOn(storage);
    await next.rehydrate();
    expect(next.getState().parts).toEqual({ [name]: buildPart('o1') });
  });

  it('replaces the site as a whole, and drops the parts that it no longer has', async () => {
    const { store } = storeOn(await storedBy('v3'));
    await store.rehydrate();
    store.receiveSite(site('v4', { media: {}, parts: { gigs: 'g2' } }));
    expect(store.getState().site?.version).toBe('v4');
    expect(Object.keys(store.getState().parts)).toEqual(['gigs']);
  });

  it('keeps its objects when the server only confirms them', () => {
    const { store } = storeOn(memoryStorage());
    store.receiveSite(site('v1'), '2026-11-20T18:00:00.000Z');
    const before = store.getState();
    store.receiveSite(site('v1'));
    expect(store.getState().site).toBe(before.site);
    expect(store.getState().savedAt).not.toBe(before.savedAt);
  });

  it('starts empty from a store of another version or another shape', async () => {
    const storage = await storedBy('v3');
    storage.stored.root = storage.stored.root!.replace('"version":1}', '"version":0}');
    const { store } = storeOn(storage);
    await store.rehydrate();
    expect(store.getState().site).toBeUndefined();
    for (const root of ['{"state":{"website":7},"version":1}', '{"state":', 'null']) {
      const other = storeOn(memoryStorage({ root })).store;
      await other.rehydrate();
      expect(other.getState().site).toBeUndefined();
    }
  });

  it('stops waiting for rehydration after 5,000 ms and ignores a later result', async () => {
    vi.useFakeTimers();
    let respond = (_value: { state: Content; version: number }) => {};
    const slow: PersistStorage<Content> = {
      getItem: () => new Promise((resolve) => (respond = resolve)),
      setItem: () => {},
      removeItem: () => {},
    };
    const store = createContentStore(slow);
    let isDone = false;
    const rehydrated = store.rehydrate().then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await rehydrated;
    respond({ state: { site: site('v9'), parts: {} }, version: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().site).toBeUndefined();
    vi.useRealTimers();
  });

  it('works where the browser blocks storage', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const store = createContentStore(
      persistedContent(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    await store.rehydrate();
    store.receiveSite(site('v2'));
    expect(store.getState().site?.version).toBe('v2');
    expect(console.info).toHaveBeenCalledTimes(1);
  });

  it('leaves out the least recently used parts when the storage is full', async () => {
    const stored = (await storedBy('v3')).stored.root!;
    const full = memoryStorage({}, stored.length - 1);
    const { store } = storeOn(full, {
      ...{ 'gigs@g1': buildPart('g1'), 'menu-dinner@d1': buildPart('d1'), 'privacyPolicy@l1': legal },
    });
    store.receiveSite(site('v3'));
    await store.loadParts(['gigs', 'menu-dinner', 'privacyPolicy']);
    expect(JSON.parse(full.stored.root!).state.held).toEqual([
      'site@v3',
      'menu-dinner@d1',
      'privacyPolicy@l1',
    ]);
    await store.loadPart('menu-dinner');
    expect(JSON.parse(full.stored.root!).state.held).toEqual([
      'site@v3',
      'privacyPolicy@l1',
      'menu-dinner@d1',
    ]);
    expect(Object.keys(store.getState().parts)).toHaveLength(3);
  });
});

describe('a page from the server', () => {
  it('gets exactly the versions that it was rendered from, even if newer ones are stored', async () => {
    const { store, asked } = storeOn(await storedBy('v5'), {
      ...{ 'site@v4': site('v4'), 'gigs@g0': buildPart('g0') },
    });
    await store.rehydrate();
    expect(await store.adopt(source('v4', ['gigs', 'g0']))).toBe(true);
    expect(store.getState().site?.version).toBe('v4');
    expect(store.getState().parts.gigs?.version).toBe('g0');
    expect(store.getState().savedAt).toBe('2026-11-20T18:00:00.000Z');
    expect(asked).toEqual(['site@v4', 'gigs@g0']);
  });

  it('fetches nothing that an earlier visit has stored', async () => {
    const { store, asked } = storeOn(await storedBy('v5'));
    await store.rehydrate();
    expect(await store.adopt(source('v5', ['gigs', 'g1']))).toBe(true);
    expect(asked).toEqual([]);
  });

  it.each([
    ['the site', { 'gigs@g1': buildPart('g1') }],
    ['its part', { 'site@v4': site('v4') }],
  ])('gets the current versions when the version of %s no longer exists', async (_what, had) => {
    const now = { site: site('v6', { parts: { gigs: 'g6' } }), 'gigs@g6': buildPart('g6') };
    const { store } = storeOn(memoryStorage(), { ...had, ...now });
    expect(await store.adopt(source('v4', ['gigs', 'g1']))).toBe(false);
    expect(store.getState().site?.version).toBe('v6');
    expect(store.getState().parts.gigs?.version).toBe('g6');
  });

  it('that was rendered before the first save gets the site without a version', async () => {
    const { store } = storeOn(memoryStorage(), { site: buildPublished({ version: '' }) });
    expect(await store.adopt(source(''))).toBe(true);
  });
});

describe('a part', () => {
  it('is fetched once for concurrent callers, in the version that the site names', async () => {
    const { store, asked } = storeOn(memoryStorage(), { 'gigs@g1': buildPart('g1') });
    store.receiveSite(site('v1'));
    await Promise.all([store.loadPart('gigs'), store.loadPart('gigs')]);
    await store.loadPart('gigs');
    expect(asked).toEqual(['gigs@g1']);
    expect(store.getState().parts.gigs?.version).toBe('g1');
  });

  it('is fetched again when its version changes, and stays as it was until then', async () => {
    const { store } = storeOn(memoryStorage(), { 'gigs@g1': buildPart('g1'), 'gigs@g2': buildPart('g2') });
    store.receiveSite(site('v1'));
    await store.loadPart('gigs');
    store.receiveSite(site('v2', { parts: { gigs: 'g2' } }));
    expect(store.getState().parts.gigs?.version).toBe('g1');
    await store.loadParts(['gigs']);
    expect(store.getState().parts.gigs?.version).toBe('g2');
  });

  it('is fetched in its current version when the named version no longer exists', async () => {
    const { store } = storeOn(memoryStorage(), { gigs: buildPart('g2') });
    store.receiveSite(site('v1'));
    await store.loadPart('gigs');
    expect(store.getState().parts.gigs?.version).toBe('g2');
  });

  it('that no longer exists is removed with a refresh of the site', async () => {
    const { store } = storeOn(memoryStorage(), { site: site('v2', { parts: {} }) });
    store.receiveSite(site('v1'));
    await store.loadPart('gigs');
    expect(store.getState().site?.version).toBe('v2');
    expect(store.getState().failed).toEqual([]);
  });

  it('that cannot be fetched is listed as failed until it loads', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const responses: Partial<Record<string, SiteJson | PartJson>> = { site: site('v1') };
    const { store } = storeOn(memoryStorage(), responses);
    store.receiveSite(site('v1'));
    await store.loadPart('gigs');
    expect(store.getState().failed).toEqual(['gigs']);
    responses['gigs@g1'] = buildPart('g1');
    await store.loadPart('gigs');
    expect(store.getState().failed).toEqual([]);
    expect(store.getState().parts.gigs?.version).toBe('g1');
  });
});

describe('a part that the site does not name', () => {
  const page = buildPart('p1', { gig: { _id: 'g' } });
  const changed = buildPart('p2', { gig: { _id: 'g' } });

  it('is fetched once for each version of the site', async () => {
    const responses: Partial<Record<string, PartJson>> = { 'gig-a': page };
    const { store, asked } = storeOn(memoryStorage(), responses);
    store.receiveSite(site('v1'));
    await store.loadPart('gig-a');
    await store.loadPart('gig-a');
    expect([asked, store.getState().parts['gig-a']]).toEqual([['gig-a'], page]);
    responses['gig-a'] = changed;
    store.receiveSite(site('v2'));
    expect(store.getState().parts['gig-a']).toEqual(page);
    await store.loadPart('gig-a');
    expect([asked, store.getState().parts['gig-a']]).toEqual([['gig-a', 'gig-a'], changed]);
  });

  it('is absent when the server has none, and present when it has', async () => {
    const responses: Partial<Record<string, PartJson>> = {};
    const { store } = storeOn(memoryStorage(), responses);
    store.receiveSite(site('v1'));
    await store.loadPart('gig-a');
    expect(store.getState().absent).toEqual(['gig-a']);
    responses['gig-a'] = page;
    store.receiveSite(site('v2'));
    await store.loadPart('gig-a');
    expect([store.getState().absent, store.getState().parts['gig-a']]).toEqual([[], page]);
  });

  it('is not fetched again with all others, but kept for the next visit', async () => {
    const storage = memoryStorage();
    const { store, asked } = storeOn(storage, { 'gig-a': page });
    store.receiveSite(site('v1'));
    await store.loadPart('gig-a');
    store.receiveSite(site('v2'));
    await store.loadParts(['gig-a']);
    expect(asked).toEqual(['gig-a']);
    const next = storeOn(storage).store;
    await next.rehydrate();
    expect(next.getState().parts['gig-a']).toEqual(page);
  });

  it('comes with the page that the server rendered from it, or is absent as there', async () => {
    const { store, asked } = storeOn(memoryStorage(), { 'site@v1': site('v1'), 'gig-a@p1': page });
    expect(await store.adopt({ ...source('v1'), part: ['gig-a', 'p1'] })).toBe(true);
    await store.loadPart('gig-a');
    expect(asked).toEqual(['site@v1', 'gig-a@p1']);
    expect(await store.adopt({ ...source('v1'), absent: 'gig-b' })).toBe(true);
    expect(store.getState().absent).toEqual(['gig-b']);
  });
});

import type { PartJson, SiteJson } from '@venue/domain';
import type { PersistStorage } from 'zustand/middleware';
import { buildPart, buildPublished, fakeServer } from '../../test-fixtures/build-published.ts';
import type { Content } from './content.ts';
import { createContentStore } from './content-store.ts';
import { persistedContent } from './persisted-content.ts';

const parts = { gigs: 'g1', 'menu-dinner': 'd1', legal: 'l1' } as const;
const site = (version: string, changes: Partial<SiteJson> = {}) =>
  buildPublished({ version, parts, ...changes });
const source = (version: string, part?: readonly ['gigs' | 'legal' | 'menu-dinner', string]) => ({
  ...{ site: version, now: '2026-11-20T18:00:00.000Z', zone: '' },
  ...(part && { part }),
});

/** A browser's storage with room for so many characters. */
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

function storeOn(storage: Storage, answers: Partial<Record<string, SiteJson | PartJson>> = {}) {
  const server = fakeServer(answers);
  return {
    store: createContentStore(
      persistedContent(() => storage),
      server.fetchJson,
    ),
    ...server,
  };
}

/** A storage in which an earlier visit has left a site with all of its parts. */
async function leftBy(version: string) {
  const storage = memoryStorage();
  const answers = { 'gigs@g1': buildPart('g1'), 'menu-dinner@d1': buildPart('d1'), 'legal@l1': legal };
  const { store } = storeOn(storage, answers);
  store.receiveSite(site(version));
  await store.catchUp(['legal', 'gigs', 'menu-dinner']);
  return storage;
}

const legal = buildPart('l1', {
  termsAndConditions: { _id: 'main', contents: [] },
  privacyPolicy: { _id: 'main', contents: [] },
});

afterEach(() => vi.restoreAllMocks());

describe('content store', () => {
  it('keeps its content under the key root, version 1, with the stores of section 3', async () => {
    const { root } = (await leftBy('v3')).stored;
    const { state, version } = JSON.parse(root!);
    expect(version).toBe(1);
    expect(Object.keys(state)).toEqual(
      expect.arrayContaining(['website', 'menus', 'route', 'privacy', 'terms', 'openingHours', 'music']),
    );
    expect(state.savedAt).toEqual(expect.any(String));
    expect(state.held).toEqual(['site@v3', 'legal@l1', 'gigs@g1', 'menu-dinner@d1']);
  });

  it('opens with what the last visit left, site and parts', async () => {
    const { store } = storeOn(await leftBy('v3'));
    await store.rehydrate();
    expect(store.getState().site).toEqual(site('v3'));
    expect(Object.keys(store.getState().parts)).toEqual(['legal', 'gigs', 'menu-dinner']);
    expect(store.getState().parts.legal).toEqual(legal);
  });

  it('replaces the site as a whole, and lets go of parts that it does not name', async () => {
    const { store } = storeOn(await leftBy('v3'));
    await store.rehydrate();
    store.receiveSite(site('v4', { media: {}, parts: { gigs: 'g2' } }));
    expect(store.getState().site?.version).toBe('v4');
    expect(Object.keys(store.getState().parts)).toEqual(['gigs']);
  });

  it('keeps its objects when the server only confirms what is there', () => {
    const { store } = storeOn(memoryStorage());
    store.receiveSite(site('v1'), '2026-11-20T18:00:00.000Z');
    const before = store.getState();
    store.receiveSite(site('v1'));
    expect(store.getState().site).toBe(before.site);
    expect(store.getState().savedAt).not.toBe(before.savedAt);
  });

  it('starts empty from a store of another version or another shape', async () => {
    const storage = await leftBy('v3');
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

  it('gives a rehydrate up after 5,000 ms and ignores it when it comes later', async () => {
    vi.useFakeTimers();
    let answer = (_value: { state: Content; version: number }) => {};
    const slow: PersistStorage<Content> = {
      getItem: () => new Promise((resolve) => (answer = resolve)),
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
    answer({ state: { site: site('v9'), parts: {} }, version: 1 });
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

  it('leaves the parts out that were not used for longest when the storage is full', async () => {
    const whole = (await leftBy('v3')).stored.root!;
    const full = memoryStorage({}, whole.length - 1);
    const { store } = storeOn(full, {
      ...{ 'gigs@g1': buildPart('g1'), 'menu-dinner@d1': buildPart('d1'), 'legal@l1': legal },
    });
    store.receiveSite(site('v3'));
    await store.catchUp(['gigs', 'menu-dinner', 'legal']);
    expect(JSON.parse(full.stored.root!).state.held).toEqual(['site@v3', 'menu-dinner@d1', 'legal@l1']);
    await store.need('menu-dinner');
    expect(JSON.parse(full.stored.root!).state.held).toEqual(['site@v3', 'legal@l1', 'menu-dinner@d1']);
    expect(Object.keys(store.getState().parts)).toHaveLength(3);
  });
});

describe('a page from the server', () => {
  it('is given exactly the versions that it was rendered from, though newer ones are stored', async () => {
    const { store, asked } = storeOn(await leftBy('v5'), {
      ...{ 'site@v4': site('v4'), 'gigs@g0': buildPart('g0') },
    });
    await store.rehydrate();
    expect(await store.adopt(source('v4', ['gigs', 'g0']))).toBe(true);
    expect(store.getState().site?.version).toBe('v4');
    expect(store.getState().parts.gigs?.version).toBe('g0');
    expect(store.getState().savedAt).toBe('2026-11-20T18:00:00.000Z');
    expect(asked).toEqual(['site@v4', 'gigs@g0']);
  });

  it('asks for nothing that an earlier visit has left', async () => {
    const { store, asked } = storeOn(await leftBy('v5'));
    await store.rehydrate();
    expect(await store.adopt(source('v5', ['gigs', 'g1']))).toBe(true);
    expect(asked).toEqual([]);
  });

  it.each([
    ['the site', { 'gigs@g1': buildPart('g1') }],
    ['its part', { 'site@v4': site('v4') }],
  ])('is told when the version of %s is gone, and the store holds the current ones', async (_what, had) => {
    const now = { site: site('v6', { parts: { gigs: 'g6' } }), 'gigs@g6': buildPart('g6') };
    const { store } = storeOn(memoryStorage(), { ...had, ...now });
    expect(await store.adopt(source('v4', ['gigs', 'g1']))).toBe(false);
    expect(store.getState().site?.version).toBe('v6');
    expect(store.getState().parts.gigs?.version).toBe('g6');
  });

  it('rendered before the first save has the site without a version', async () => {
    const { store } = storeOn(memoryStorage(), { site: buildPublished({ version: '' }) });
    expect(await store.adopt(source(''))).toBe(true);
  });
});

describe('a part', () => {
  it('is fetched once for all who need it, by the version that the site names', async () => {
    const { store, asked } = storeOn(memoryStorage(), { 'gigs@g1': buildPart('g1') });
    store.receiveSite(site('v1'));
    await Promise.all([store.need('gigs'), store.need('gigs')]);
    await store.need('gigs');
    expect(asked).toEqual(['gigs@g1']);
    expect(store.getState().parts.gigs?.version).toBe('g1');
  });

  it('is fetched anew when its version moves, and shown as it was until then', async () => {
    const { store } = storeOn(memoryStorage(), { 'gigs@g1': buildPart('g1'), 'gigs@g2': buildPart('g2') });
    store.receiveSite(site('v1'));
    await store.need('gigs');
    store.receiveSite(site('v2', { parts: { gigs: 'g2' } }));
    expect(store.getState().parts.gigs?.version).toBe('g1');
    await store.catchUp(['gigs']);
    expect(store.getState().parts.gigs?.version).toBe('g2');
  });

  it('whose version is gone is taken as the server has it now', async () => {
    const { store } = storeOn(memoryStorage(), { gigs: buildPart('g2') });
    store.receiveSite(site('v1'));
    await store.need('gigs');
    expect(store.getState().parts.gigs?.version).toBe('g2');
  });

  it('that is gone altogether is no part of the site any more', async () => {
    const { store } = storeOn(memoryStorage(), { site: site('v2', { parts: {} }) });
    store.receiveSite(site('v1'));
    await store.need('gigs');
    expect(store.getState().site?.version).toBe('v2');
    expect(store.getState().failed).toEqual([]);
  });

  it('that cannot be fetched is among the failed ones until it comes', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const answers: Partial<Record<string, SiteJson | PartJson>> = { site: site('v1') };
    const { store } = storeOn(memoryStorage(), answers);
    store.receiveSite(site('v1'));
    await store.need('gigs');
    expect(store.getState().failed).toEqual(['gigs']);
    answers['gigs@g1'] = buildPart('g1');
    await store.need('gigs');
    expect(store.getState().failed).toEqual([]);
    expect(store.getState().parts.gigs?.version).toBe('g1');
  });
});

import type { StateStorage } from 'zustand/middleware';
import { buildPublished } from '../../test-fixtures/build-published.ts';
import { fromPublished, toPublished } from './content-state.ts';
import { createContentStore, readPageSite } from './content-store.ts';
import { safeStorage } from './safe-storage.ts';

function memoryStorage(kept: Record<string, string> = {}): StateStorage & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (name) => kept[name] ?? null,
    setItem: (name, value) => void (kept[name] = value),
    removeItem: (name) => void delete kept[name],
  };
}

/** A storage in which an earlier visit has left a site of the version. */
function keptBy(version: number) {
  const storage = memoryStorage();
  createContentStore(storage).receive(buildPublished({ version }), 'server');
  return storage;
}

describe('content store', () => {
  it('shows what the server put into the page before anything else', () => {
    const store = createContentStore(memoryStorage(), buildPublished({ version: 7 }));
    expect(toPublished(store.getState())?.version).toBe(7);
  });

  it('keeps its content under the key root, version 1, with the stores of section 3', () => {
    const { root } = keptBy(3).kept;
    const { state, version } = JSON.parse(root!);
    expect(version).toBe(1);
    expect(Object.keys(state)).toEqual(
      expect.arrayContaining(['website', 'menus', 'route', 'privacy', 'terms', 'openingHours', 'music']),
    );
    expect(state.savedAt).toEqual(expect.any(String));
  });

  it('opens with what the last visit left', async () => {
    const store = createContentStore(keptBy(3));
    await store.rehydrate();
    expect(toPublished(store.getState())?.version).toBe(3);
  });

  it.each([
    { page: 5, kept: 3, shown: 5 },
    { page: 3, kept: 5, shown: 5 },
  ])('of page $page and storage $kept shows $shown', async ({ page, kept, shown }) => {
    const store = createContentStore(keptBy(kept), buildPublished({ version: page }));
    await store.rehydrate();
    expect(store.getState().version).toBe(shown);
  });

  it('is not set back by an older answer out of a cache', () => {
    const store = createContentStore(memoryStorage(), buildPublished({ version: 5 }));
    store.receive(buildPublished({ version: 4 }), 'cache');
    expect(store.getState().version).toBe(5);
  });

  it('believes the server even when its version is lower: the venue was restored from a backup', () => {
    const store = createContentStore(memoryStorage(), buildPublished({ version: 5 }));
    store.receive(buildPublished({ version: 2 }), 'server');
    expect(store.getState().version).toBe(2);
  });

  it('replaces contents wholesale', () => {
    const store = createContentStore(memoryStorage(), buildPublished({ media: { 'a.jpg': {} as never } }));
    store.receive(buildPublished({ version: 2, media: {} }), 'server');
    expect(store.getState().media).toEqual({});
  });

  describe('from a page that carries only what it shows', () => {
    const part = (version: number) => ({ ...buildPublished({ version }), isPart: true as const });

    it.each([
      { kept: 3, isPart: true, shown: 4 },
      { kept: 4, isPart: undefined, shown: 4 },
      { kept: 5, isPart: undefined, shown: 5 },
    ])('prefers what an earlier visit kept unless that is older: $kept', async ({ kept, isPart, shown }) => {
      const store = createContentStore(keptBy(kept), part(4));
      await store.rehydrate();
      expect(store.getState()).toMatchObject({ version: shown });
      expect(store.getState().isPart).toBe(isPart);
    });

    it('takes the whole of the same version, and says when it left the server', () => {
      const store = createContentStore(memoryStorage(), part(4));
      store.receive(buildPublished({ version: 3 }), 'cache', '2026-11-20T18:00:00.000Z');
      expect(store.getState().isPart).toBe(true);
      store.receive(buildPublished({ version: 4 }), 'cache', '2026-11-20T18:00:00.000Z');
      expect(store.getState()).toMatchObject({ version: 4, savedAt: '2026-11-20T18:00:00.000Z' });
      expect(store.getState()).not.toHaveProperty('isPart');
    });

    it('takes what the server sends even where version and time are the same', () => {
      const store = createContentStore(memoryStorage(), part(4));
      store.receive(buildPublished({ version: 4 }), 'server');
      expect(store.getState()).not.toHaveProperty('isPart');
    });

    it('never takes a part for the whole, should one have been kept', async () => {
      const storage = memoryStorage({
        root: JSON.stringify({ state: { ...fromPublished(part(9), undefined) }, version: 1 }),
      });
      const store = createContentStore(storage, part(4));
      await store.rehydrate();
      expect(store.getState().version).toBe(4);
    });
  });

  it('keeps its objects when the server only confirms what is there', () => {
    const store = createContentStore(memoryStorage(), buildPublished());
    const before = store.getState().website;
    store.receive(buildPublished(), 'server');
    expect(store.getState().website).toBe(before);
    expect(store.getState().savedAt).toEqual(expect.any(String));
  });

  it('starts empty from a store of another version', async () => {
    const storage = keptBy(3);
    storage.kept.root = storage.kept.root!.replace('"version":1}', '"version":0}');
    const store = createContentStore(storage);
    await store.rehydrate();
    expect(toPublished(store.getState())).toBeUndefined();
  });

  it('gives a rehydrate up after 5,000 ms and ignores it when it comes later', async () => {
    vi.useFakeTimers();
    let answer = (_value: string) => {};
    const slow = { ...memoryStorage(), getItem: () => new Promise<string>((resolve) => (answer = resolve)) };
    const store = createContentStore(slow);
    let isDone = false;
    const rehydrated = store.rehydrate().then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await rehydrated;
    answer(keptBy(9).kept.root!);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().version).toBeUndefined();
    vi.useRealTimers();
  });

  it('works where the browser blocks storage or has none left', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const blocked = safeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = createContentStore(blocked);
    await store.rehydrate();
    store.receive(buildPublished({ version: 2 }), 'server');
    expect(store.getState().version).toBe(2);
  });

  it('survives a storage that holds something else', async () => {
    const store = createContentStore(memoryStorage({ root: '{"state":{"website":7},"version":1}' }));
    await store.rehydrate();
    expect(toPublished(store.getState())).toBeUndefined();
  });
});

describe('readPageSite', () => {
  it('reads the JSON in the page, and nothing out of a page without or with broken JSON', () => {
    const page = document.implementation.createHTMLDocument();
    expect(readPageSite(page)).toBeUndefined();
    const script = page.createElement('script');
    script.id = 'published-site';
    script.type = 'application/json';
    page.body.append(script);
    script.textContent = JSON.stringify(buildPublished({ version: 4 }));
    expect(readPageSite(page)?.version).toBe(4);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    script.textContent = '{"version":';
    expect(readPageSite(page)).toBeUndefined();
  });
});

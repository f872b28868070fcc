import { reloadForNewVersion, withoutReload } from './reload-for-new-version.ts';

const reload = vi.fn();

function failToLoad() {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Once for the file: the listener stays, as on a page.
reloadForNewVersion();

test('a chunk that is gone reloads the page, once', () => {
  failToLoad();
  failToLoad();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a prefetch that fails reloads nothing', async () => {
  await withoutReload(async () => failToLoad());
  expect(reload).not.toHaveBeenCalled();
  failToLoad();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('offline nothing is reloaded', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failToLoad();
  expect(reload).not.toHaveBeenCalled();
});

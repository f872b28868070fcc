import { buildPublished } from '../test-fixtures/build-published.ts';
import { contentStore, whenIdle } from './content/index.ts';
import { sitePages } from './pages.ts';
import { prefetchLinks } from './prefetch-links.ts';

const legalPage = sitePages.find(({ path }) => path === '/privacy-policy')!;
const menusPage = sitePages.find(({ folder }) => folder === 'menus')!;
const nothing = () => Promise.resolve();

beforeAll(() => {
  contentStore.receiveSite(buildPublished({ parts: { privacyPolicy: 'v7' } }));
  document.body.innerHTML =
    '<a id="legal" href="/privacy-policy"></a><a id="menus" href="/menus"></a><a id="file" href="/events.ics"></a>';
  prefetchLinks();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const hover = (id: string) =>
  document.getElementById(id)!.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('prefetches code and content of a page when its link is hovered', () => {
  const code = vi.spyOn(legalPage, 'prefetch').mockImplementation(nothing);
  const fetched = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetched);
  hover('legal');
  hover('file');
  expect(code).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/content/privacyPolicy.json?v=v7', expect.anything());
});

it.each([
  ['prefetches nothing for a visitor who saves data', true, 0],
  ['prefetches the code behind visible links for everyone else', false, 1],
])('%s', async (_, saveData, times) => {
  const code = vi.spyOn(menusPage, 'prefetch').mockImplementation(nothing);
  vi.spyOn(document.getElementById('menus')!, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 10, 50, 20),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData } }));
  // The listener runs once per page load, so each case registers it again.
  prefetchLinks();
  window.dispatchEvent(new Event('page-live'));
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(code).toHaveBeenCalledTimes(times);
});

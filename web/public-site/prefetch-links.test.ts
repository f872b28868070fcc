import { legalPart } from '@venue/domain';
import { buildPublished } from '../test-fixtures/build-published.ts';
import { contentStore, whenIdle } from './content/index.ts';
import { sitePages } from './pages.ts';
import { prefetchLinks } from './prefetch-links.ts';

const legalPage = sitePages.find(({ path }) => path === '/privacy-policy')!;
const menusPage = sitePages.find(({ folder }) => folder === 'menus')!;
const nothing = () => Promise.resolve();

beforeAll(() => {
  contentStore.receiveSite(buildPublished({ parts: { [legalPart]: 'v7' } }));
  document.body.innerHTML =
    '<a id="legal" href="/privacy-policy"></a><a id="menus" href="/menus"></a><a id="file" href="/events.ics"></a>';
  prefetchLinks();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const point = (id: string) =>
  document.getElementById(id)!.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('code and content behind a link are fetched once somebody points at it', () => {
  const code = vi.spyOn(legalPage, 'loadAhead').mockImplementation(nothing);
  const fetched = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetched);
  point('legal');
  point('file');
  expect(code).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/content/legal.json?v=v7', expect.anything());
});

it.each([
  ['nothing is fetched ahead for somebody who asks to save data', true, 0],
  ['the code behind links in view is fetched ahead for all others', false, 1],
])('%s', async (_, saveData, times) => {
  const code = vi.spyOn(menusPage, 'loadAhead').mockImplementation(nothing);
  vi.spyOn(document.getElementById('menus')!, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 10, 50, 20),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData } }));
  // Once a page: each call of this test is one.
  prefetchLinks();
  window.dispatchEvent(new Event('page-live'));
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(code).toHaveBeenCalledTimes(times);
});

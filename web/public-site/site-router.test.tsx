import { screen } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, useLocation } from 'react-router-dom';
import { buildPublished } from '../test-fixtures/build-published.ts';
import { contentStore } from './content/index.ts';
import { sitePages } from './pages.ts';
import { SiteRouter } from './site-router.tsx';

const menusPage = sitePages.find(({ folder }) => folder === 'menus')!;
const addresses = ['/menus', '/menus?dinner', '/contact'];

function Place() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>You are at {pathname + search}</p>
      {addresses.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
    </>
  );
}

beforeAll(() => contentStore.receiveSite(buildPublished()));
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  act(() =>
    root.render(
      <SiteRouter>
        <Place />
      </SiteRouter>,
    ),
  );
  return () => act(() => root.unmount());
});
afterEach(() => vi.restoreAllMocks());

/** Follows a link, and tells where the visitor is when the event has ended, and a moment later. */
async function follow(address: string): Promise<[string, string]> {
  // `act`, and what wraps events in it, renders transitions at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = () => screen.getByText(/^You are at/).textContent.slice('You are at '.length);
  screen.getByRole('link', { name: address }).click();
  await Promise.resolve();
  const atOnce = place();
  await vi.waitFor(() => expect(place()).toBe(address), { timeout: 60_000 });
  vi.unstubAllGlobals();
  return [atOnce, place()];
}

it('renders a page whose code has loaded before the next frame', async () => {
  vi.spyOn(menusPage, 'hasCode').mockReturnValue(true);
  expect(await follow('/menus')).toEqual(['/menus', '/menus']);
});

it('renders a page whose code has yet to load as a transition', async () => {
  vi.spyOn(menusPage, 'hasCode').mockReturnValue(false);
  expect(await follow('/menus')).toEqual(['/', '/menus']);
});

it('renders another address of the same page as a transition', async () => {
  vi.spyOn(menusPage, 'hasCode').mockReturnValue(true);
  await follow('/menus');
  expect(await follow('/menus?dinner')).toEqual(['/menus', '/menus?dinner']);
});

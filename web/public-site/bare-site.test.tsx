import { render, screen, within } from '@testing-library/react';
import { emptySite, type Menu, type CustomPage } from '@venue/domain';
import { CustomPageView } from '../ui/content/custom-page-view.tsx';
import { buildGig, onSite } from '../test-fixtures/build-site.tsx';
import { MenusPage } from './pages/menus/menus-page.tsx';
import { sitePages } from './pages.ts';
import { MusicPage } from './pages/music/music-page.tsx';

const now = new Date('2026-07-10T17:00:00Z');
const hour = 60 * 60 * 1_000;

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Headings, paragraphs, links and the like without content, and pictures without a source. */
function emptyElements(page: HTMLElement): string[] {
  const textual = 'h1, h2, h3, p, li, dt, dd, a, button, figcaption';
  const empty = [...page.querySelectorAll(textual)].filter(
    (element) =>
      !element.textContent?.trim() && !element.querySelector('img, [aria-hidden]') && !element.ariaLabel,
  );
  const blank = [...page.querySelectorAll('img')].filter((image) => !image.getAttribute('src'));
  return [...empty, ...blank].map((element) => element.outerHTML);
}

describe('a venue that has entered nothing yet', () => {
  test.each(sitePages.filter(({ isThere }) => !isThere))(
    'has a page at $path with a title and no empty elements',
    async ({ path, load, Page }) => {
      await load();
      const page = <Page site={emptySite} params={{}} search="" />;
      const { container } = render(onSite(page, {}, { at: path, now }));
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
      expect(emptyElements(container)).toEqual([]);
    },
  );
});

it('a custom page without intro and pictures shows its title and panels', () => {
  const bare: CustomPage = {
    _id: 'r1',
    title: 'Regatta',
    route: 'regatta',
    topImg: '',
    introTitle: '',
    introDesc: '',
    panels: [{ _id: 'p1', panelTitle: '', panelDesc: 'Boats.', panelImg: '', panelButtonType: 'Menu' }],
  };
  const { container } = render(onSite(<CustomPageView page={bare} media={{}} />));
  expect(screen.getByRole('heading', { level: 1, name: 'Regatta' })).toBeInTheDocument();
  expect(screen.getByText('Boats.')).toBeInTheDocument();
  expect(emptyElements(container)).toEqual([]);
});

it('a dish with a very long name shows its price, and one with only a name shows no leader', () => {
  const long = 'Supercalifragilistic'.repeat(12);
  const dish = (...strings: string[]) => ({
    elementType: 'Dish' as const,
    content: strings.map((contentString) => ({ contentString })),
  });
  const menu: Menu = {
    _id: 'm',
    title: 'The one menu',
    route: 'only',
    position: 0,
    contents: [dish(long, long, '€12'), dish('Soup', '', '')],
  };
  const { container } = render(onSite(<MenusPage />, { menus: [menu] }));
  expect(screen.getByRole('article')).toHaveTextContent('€12');
  expect(screen.getByText('Soup').parentElement?.textContent).toBe('Soup');
  expect(emptyElements(container)).toEqual([]);
});

it('an evening of twelve gigs shows them all, in order, with and without pictures', () => {
  const events = Array.from({ length: 12 }, (_, place) =>
    buildGig({
      artist: `Act ${place + 1}`,
      img: place % 2 ? 'act.jpg' : '',
      datetime: new Date(now.getTime() + hour + place * 15 * 60_000),
    }),
  );
  const { container } = render(onSite(<MusicPage />, { events }, { now }));
  expect(screen.getByRole('heading', { level: 2, name: 'Act 1' })).toBeInTheDocument();
  const later = within(screen.getByRole('list', { name: 'Upcoming events' }));
  expect(later.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    events.slice(1).map(({ artist }) => artist),
  );
  expect(emptyElements(container)).toEqual([]);
});

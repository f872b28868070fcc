import { musicPath } from '@venue/domain';
import { generatePath, matchPath } from 'react-router-dom';
import { venue } from '../../venue.config.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

const roomFile = 'public-site/pages/rooms/room-page.tsx';
const legalFile = 'public-site/pages/legal/legal-page.tsx';
const seasonalFile = 'public-site/pages/seasonal/seasonal-page.tsx';
const rooms = () => import('./pages/rooms/room-page.tsx');
const legal = () => import('./pages/legal/legal-page.tsx');
const seasonal = () => import('./pages/seasonal/seasonal-page.tsx');

/** Every public page (section 2.1). */
export const sitePages: readonly LazyPage[] = [
  lazyPage(
    '/',
    'public-site/pages/home/home-page.tsx',
    () => import('./pages/home/home-page.tsx'),
    ({ HomePage }) => <HomePage />,
  ),
  lazyPage(
    '/book-a-table',
    'public-site/pages/book-table/book-table-page.tsx',
    () => import('./pages/book-table/book-table-page.tsx'),
    ({ BookTablePage }) => <BookTablePage />,
  ),
  lazyPage(
    '/menus',
    'public-site/pages/menus/menus-page.tsx',
    () => import('./pages/menus/menus-page.tsx'),
    ({ MenusPage }) => <MenusPage />,
  ),
  lazyPage('/chefs-table-experience', roomFile, rooms, ({ ChefsTablePage }) => <ChefsTablePage />),
  lazyPage('/wine-experience-room', roomFile, rooms, ({ WineCavePage }) => <WineCavePage />),
  lazyPage('/careers', roomFile, rooms, ({ CareersPage }) => <CareersPage />),
  lazyPage(
    '/event/:id',
    'public-site/pages/custom-page/custom-page.tsx',
    () => import('./pages/custom-page/custom-page.tsx'),
    ({ EventPage }) => <EventPage />,
  ),
  lazyPage(
    musicPath,
    'public-site/pages/music/music-page.tsx',
    () => import('./pages/music/music-page.tsx'),
    ({ MusicPage }) => <MusicPage />,
  ),
  lazyPage(
    '/our-team',
    'public-site/pages/our-team/our-team-page.tsx',
    () => import('./pages/our-team/our-team-page.tsx'),
    ({ OurTeamPage }) => <OurTeamPage />,
  ),
  lazyPage(venue.festival.path, seasonalFile, seasonal, (it) => <it.SeasonalPage season="festival" />),
  lazyPage('/mothers-day', seasonalFile, seasonal, (it) => <it.SeasonalPage season="mothersDay" />),
  lazyPage('/stpatricks', seasonalFile, seasonal, (it) => <it.SeasonalPage season="stPatricks" />),
  lazyPage('/valentines-week', seasonalFile, seasonal, (it) => <it.SeasonalPage season="valentines" />),
  lazyPage('/book-an-event', seasonalFile, seasonal, (it) => <it.SeasonalPage season="bookEvent" />),
  lazyPage(
    '/gallery',
    'public-site/pages/galleries/gallery-page.tsx',
    () => import('./pages/galleries/gallery-page.tsx'),
    ({ GalleryPage }) => <GalleryPage />,
  ),
  lazyPage(
    '/music-gallery',
    'public-site/pages/galleries/music-gallery-page.tsx',
    () => import('./pages/galleries/music-gallery-page.tsx'),
    ({ MusicGalleryPage }) => <MusicGalleryPage />,
  ),
  lazyPage(
    '/contact',
    'public-site/pages/contact/contact-page.tsx',
    () => import('./pages/contact/contact-page.tsx'),
    ({ ContactPage }) => <ContactPage />,
  ),
  lazyPage(
    '/gifts-and-experiences',
    'public-site/pages/gifts/gifts-page.tsx',
    () => import('./pages/gifts/gifts-page.tsx'),
    ({ GiftsPage }) => <GiftsPage />,
  ),
  lazyPage('/disclaimer', legalFile, legal, ({ DisclaimerPage }) => <DisclaimerPage />),
  lazyPage('/terms-and-conditions', legalFile, legal, ({ TermsPage }) => <TermsPage />),
  lazyPage('/privacy-policy', legalFile, legal, ({ PrivacyPage }) => <PrivacyPage />),
];

/** What stands at every other address. */
export const notFoundPage = lazyPage(
  '*',
  'public-site/pages/not-found/not-found-page.tsx',
  () => import('./pages/not-found/not-found-page.tsx'),
  ({ NotFoundPage }) => <NotFoundPage />,
);

/**
 * The page at an address, letter case and slashes too many aside, with the one address by which it
 * should be known; nothing for an address that leads nowhere.
 * @param pathname percent-encoded, as browsers and servers hand it over; so is `canonical`
 */
export function findSitePage(
  pathname: string,
): { page: LazyPage; canonical: string; params: Readonly<Record<string, string | undefined>> } | undefined {
  const asked = decode(pathname);
  if (asked === undefined) return undefined;
  for (const page of sitePages) {
    const match = matchPath(page.path, asked);
    if (!match) continue;
    return { page, canonical: encodeURI(generatePath(page.path, match.params)), params: match.params };
  }
  return undefined;
}

/** Slashes too many are dropped, and one accented letter may come as one sign or two; undefined for a broken escape such as "%E0%A4%A". */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/\/{2,}/g, '/')).normalize('NFC');
  } catch {
    // A mistyped address is an address that leads nowhere, not an error.
    return undefined;
  }
}

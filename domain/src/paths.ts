import { venue } from '../../venue.config.ts';
import { musicPath } from './buttons.ts';

/** Addresses of the fixed pages that visitors may open (section 2.1), besides each custom page's own. */
export const publicPaths = [
  '/',
  '/menus',
  musicPath,
  '/book-a-table',
  '/contact',
  '/chefs-table-experience',
  '/wine-experience-room',
  '/gallery',
  '/music-gallery',
  '/gifts-and-experiences',
  '/book-an-event',
  venue.festival.path,
  '/mothers-day',
  '/stpatricks',
  '/valentines-week',
  '/our-team',
  '/careers',
  '/disclaimer',
  '/terms-and-conditions',
  '/privacy-policy',
] as const;

/** Where the server answers with everything that is published (`PublishedSiteJson`); pages carry only their part. */
export const contentPath = '/content.json';

/** Where the back office is mounted (section 2.1); it draws its own routes inside. */
export const officePaths = [
  '/admin-dashboard/*',
  '/admin-login',
  '/admin-signin',
  '/chef-dashboard',
  '/chef-login',
  '/event-management',
  '/email',
] as const;

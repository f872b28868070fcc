import {
  formatLongDate,
  type LegalText,
  type Menu,
  type MusicEvent,
  type OpeningHours,
  type Route,
  type Website,
} from '@venue/domain';
import { textPart } from '../history/compare/record-parts.ts';
import { recordKind, type RecordKind } from '../history/record-kind.ts';
import { describeLegal } from '../features/legal-text/describe-legal.ts';
import { toLegalInput } from '../features/legal-text/legal-input.ts';
import { describeMenu } from '../features/menus/describe-menu.ts';
import { toMenuInput } from '../features/menus/menu-input.ts';
import { describeEvent } from '../features/gigs/describe-event.ts';
import { toEventInput } from '../features/gigs/event-input.ts';
import { describeHours } from '../features/opening-hours/describe-hours.ts';
import { toHoursInput } from '../features/opening-hours/hours-input.ts';
import { describeRoute } from '../features/custom-pages/describe-route.ts';
import { toRouteInput } from '../features/custom-pages/route-input.ts';
import { describeWebsite } from '../features/website/describe-website.ts';
import { toWebsiteInput } from '../features/website/website-input.ts';

/** Every kind of content, as the screens that edit it describe it to the history. */
export const recordKinds: RecordKind[] = [
  recordKind<Website>({
    collection: 'website',
    noun: 'Website',
    titleOf: () => '',
    describe: (website) => describeWebsite(toWebsiteInput(website)),
    editPath: () => '/admin-dashboard/website',
  }),
  recordKind<Menu>({
    collection: 'menus',
    noun: 'Menu',
    titleOf: ({ title }) => title,
    describe: (menu) => [
      ...describeMenu(toMenuInput(menu)),
      textPart('Place in the row of menus', String(menu.position + 1)),
    ],
    editPath: (id) => `/admin-dashboard/menus?edit=${id}`,
  }),
  recordKind<MusicEvent>({
    collection: 'events',
    noun: 'Gig',
    titleOf: ({ artist, datetime }) => [artist, formatLongDate(datetime)].filter(Boolean).join(', '),
    describe: (event) => describeEvent(toEventInput(event)),
    editPath: () => '/admin-dashboard/music',
  }),
  recordKind<Route>({
    collection: 'routes',
    noun: 'Route',
    titleOf: ({ title }) => title,
    describe: (route) => describeRoute(toRouteInput(route)),
    editPath: (id) => `/admin-dashboard/routes?edit=${id}`,
  }),
  recordKind<OpeningHours>({
    collection: 'openingHours',
    noun: 'Opening hours',
    titleOf: () => '',
    describe: (hours) => describeHours(toHoursInput(hours)),
    editPath: () => '/admin-dashboard/opening-hours',
  }),
  recordKind<LegalText>({
    collection: 'termsAndConditions',
    noun: 'Terms and conditions',
    titleOf: () => '',
    describe: (text) => describeLegal(toLegalInput(text)),
    editPath: () => '/admin-dashboard/terms',
  }),
  recordKind<LegalText>({
    collection: 'privacyPolicy',
    noun: 'Privacy policy',
    titleOf: () => '',
    describe: (text) => describeLegal(toLegalInput(text)),
    editPath: () => '/admin-dashboard/privacy',
  }),
];

import {
  formatLongDate,
  type LegalText,
  type Menu,
  type MusicEvent,
  type OpeningHours,
  type Route,
  type Website,
} from '@venue/domain';
import { textPart } from '../compare/record-parts.ts';
import { recordKind, type RecordKind } from '../history/record-kind.ts';
import { describeLegal } from '../legal-text/describe-legal.ts';
import { toLegalInput } from '../legal-text/legal-input.ts';
import { describeMenu } from '../menus/describe-menu.ts';
import { toMenuInput } from '../menus/menu-input.ts';
import { describeEvent } from '../music/describe-event.ts';
import { toEventInput } from '../music/event-input.ts';
import { describeHours } from '../opening-hours/describe-hours.ts';
import { toHoursInput } from '../opening-hours/hours-input.ts';
import { describeRoute } from '../routes/describe-route.ts';
import { toRouteInput } from '../routes/route-input.ts';
import { describeWebsite } from '../website/describe-website.ts';
import { toWebsiteInput } from '../website/website-input.ts';

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

import { formatLongDate } from '@venue/domain';
import { recordKind, type RecordKind } from '../history/record-kind.ts';

/** Every kind of content with its name in the history and the address of its form. */
export const recordKinds: RecordKind[] = [
  recordKind({ collection: 'website', noun: 'Website', editPath: () => '/admin-dashboard/website' }),
  recordKind({
    collection: 'menus',
    noun: 'Menu',
    titleOf: ({ title }) => title,
    editPath: (id) => `/admin-dashboard/menus?edit=${id}`,
  }),
  recordKind({
    collection: 'events',
    noun: 'Gig',
    titleOf: ({ artist, datetime }) =>
      [artist, datetime && formatLongDate(datetime)].filter(Boolean).join(', '),
    editPath: () => '/admin-dashboard/music',
  }),
  recordKind({
    collection: 'routes',
    noun: 'Route',
    titleOf: ({ title }) => title,
    editPath: (id) => `/admin-dashboard/routes?edit=${id}`,
  }),
  recordKind({
    collection: 'openingHours',
    noun: 'Opening hours',
    editPath: () => '/admin-dashboard/opening-hours',
  }),
  recordKind({ collection: 'notice', noun: 'Notice', editPath: () => '/admin-dashboard' }),
  recordKind({ collection: 'closedTonight', noun: 'Closed tonight', editPath: () => '/admin-dashboard' }),
  recordKind({
    collection: 'termsAndConditions',
    noun: 'Terms and conditions',
    editPath: () => '/admin-dashboard/terms',
  }),
  recordKind({
    collection: 'privacyPolicy',
    noun: 'Privacy policy',
    editPath: () => '/admin-dashboard/privacy',
  }),
];

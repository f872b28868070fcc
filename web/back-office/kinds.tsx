import { formatLongDate, isSingleKind, type KindName } from '@venue/domain';
import { home, type ScreenPath } from './dashboards/sections.ts';
import { recordKind, type RecordKind, type RecordWords } from './history/record-kind.ts';
import { gigPhrases } from './history/words/gig-phrases.ts';
import { hoursPhrases } from './history/words/hours-phrases.ts';
import { menuPhrases } from './history/words/menu-phrases.ts';
import { closingPhrases, noticePhrases } from './history/words/notice-phrases.ts';

/** What the office alone knows of a kind; all else follows from its declaration. */
type Face<K extends KindName> = RecordWords<K> & {
  /** The section of the dashboard with its form. */
  section: ScreenPath;
  /** The section does not open a record that its address names. */
  opensNothing?: true;
};

/** The face of every kind, in the order in which the history lists them. */
const faces: { readonly [K in KindName]: Face<K> } = {
  website: { section: '/website' },
  menus: { section: '/menus', words: { describe: menuPhrases, fields: ['contents'] } },
  events: {
    section: '/music',
    opensNothing: true,
    titleOf: ({ artist, datetime }) =>
      [artist, datetime && formatLongDate(datetime)].filter(Boolean).join(', '),
    words: { describe: gigPhrases, fields: ['status', 'datetime', 'previousDatetime', 'slug'] },
  },
  routes: { section: '/routes' },
  openingHours: {
    section: '/opening-hours',
    words: { describe: hoursPhrases, fields: ['contents', 'specialDays'] },
  },
  notice: {
    section: '',
    words: { describe: noticePhrases, fields: ['text', 'until', 'earlier'], sayAll: true },
  },
  closedTonight: {
    section: '',
    words: {
      describe: closingPhrases,
      fields: ['area', 'reason', 'from', 'until', 'notice', 'specialDays', 'gigs'],
      sayAll: true,
    },
  },
  termsAndConditions: { section: '/terms' },
  privacyPolicy: { section: '/privacy' },
};

/** All kinds of records, as the history needs them. */
export const recordKinds: RecordKind[] = (Object.keys(faces) as KindName[]).map(withFace);

function withFace<K extends KindName>(name: K): RecordKind {
  const face: Face<K> = faces[name];
  const { section, opensNothing } = face;
  const address = home + section;
  const isList = !isSingleKind(name) && !opensNothing;
  return recordKind(name, (id) => (isList ? `${address}?edit=${id}` : address), face);
}

import { formatLongDate, isSingleKind, type KindName } from '@venue/domain';
import { sectionOf } from './dashboards/sections.ts';
import { recordKind, type RecordKind, type RecordWords } from './history/record-kind.ts';
import { gigPhrases } from './history/words/gig-phrases.ts';
import { hoursPhrases } from './history/words/hours-phrases.ts';
import { menuPhrases } from './history/words/menu-phrases.ts';
import { closingPhrases, noticePhrases } from './history/words/notice-phrases.ts';

/**
 * What the office alone knows of every kind beside its screen (`dashboards/sections.ts`), in the order in which the history
 * lists them; all else follows from its declaration.
 */
const faces: { readonly [K in KindName]: RecordWords<K> } = {
  website: {},
  menus: { words: { describe: menuPhrases, fields: ['contents'] } },
  events: {
    titleOf: ({ artist, datetime }) =>
      [artist, datetime && formatLongDate(datetime)].filter(Boolean).join(', '),
    words: { describe: gigPhrases, fields: ['status', 'datetime', 'previousDatetime', 'slug'] },
  },
  routes: {},
  openingHours: { words: { describe: hoursPhrases, fields: ['contents', 'specialDays'] } },
  notice: { words: { describe: noticePhrases, fields: ['text', 'until', 'earlier'], sayAll: true } },
  closedTonight: {
    words: {
      describe: closingPhrases,
      fields: ['area', 'reason', 'from', 'until', 'notice', 'specialDays', 'gigs'],
      sayAll: true,
    },
  },
  termsAndConditions: {},
  privacyPolicy: {},
  bookingRules: {},
};

/** All kinds of records, as the history needs them. A screen with a list opens the record that its address names. */
export const recordKinds: RecordKind[] = (Object.keys(faces) as KindName[]).map(withFace);

function withFace<K extends KindName>(name: K): RecordKind {
  const address = sectionOf(name);
  return recordKind(name, (id) => (isSingleKind(name) ? address : `${address}?edit=${id}`), faces[name]);
}

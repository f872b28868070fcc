import { formatLongDate, isSingleKind, type KindName } from '@venue/domain';
import { sectionOf } from './dashboards/sections.ts';
import { recordKind, type RecordKind, type RecordWords } from './history/record-kind.ts';
import { gigPhrases } from './history/words/gig-phrases.ts';
import { hoursPhrases } from './history/words/hours-phrases.ts';
import { menuPhrases } from './history/words/menu-phrases.ts';
import { closingPhrases, noticePhrases } from './history/words/notice-phrases.ts';

/** What the office alone knows of a kind beside its screen (`dashboards/sections.ts`); all else follows from its declaration. */
type Face<K extends KindName> = RecordWords<K> & {
  /** Its screen does not open a record that the address names. */
  opensNothing?: true;
};

/** The face of every kind, in the order in which the history lists them. */
const faces: { readonly [K in KindName]: Face<K> } = {
  website: {},
  menus: { words: { describe: menuPhrases, fields: ['contents'] } },
  events: {
    opensNothing: true,
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

/** All kinds of records, as the history needs them. */
export const recordKinds: RecordKind[] = (Object.keys(faces) as KindName[]).map(withFace);

function withFace<K extends KindName>(name: K): RecordKind {
  const { opensNothing, ...words }: Face<K> = faces[name];
  const address = sectionOf(name);
  const isList = !isSingleKind(name) && !opensNothing;
  return recordKind(name, (id) => (isList ? `${address}?edit=${id}` : address), words);
}

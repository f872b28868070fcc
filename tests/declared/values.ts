/**
 * Values of declared fields for property tests: of each field what its kind, limits and options allow, and of each kind
 * of content what its own rules ask beyond that.
 */
import fc from 'fast-check';
import {
  kinds,
  entryFields,
  ContentLimits,
  menuElementStrings,
  nextDay,
  type KindName,
  type Field,
  type Fields,
  type MenuElementType,
} from '@venue/domain';

export type Values = Record<string, unknown>;

/** Letters of several scripts, marks and quotation marks; at most 30, so that they fit into every field. */
const letters = fc.stringMatching(/^[a-zA-Z0-9éŁ鹿🎻“’&<>=+@ .,-]{0,12}$/u);
/** Not blank, and without the spaces around it that some of them lose. */
const words = letters.map((some) => `w${some}w`);
const name = fc.stringMatching(/^[a-z]{6,10}$/);
/** In summer, because one hour of October is there twice, to the minute, as a form has it. */
const moment = fc
  .integer({ min: 0, max: 40_000 })
  .map((minutes) => minutesAfter('2031-06-01T10:00Z', minutes));

function minutesAfter(start: string | Date, minutes: number): Date {
  return new Date(new Date(start).getTime() + minutes * 60_000);
}

/** Values of one field. */
export function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return fc.tuple(words, words).map((lines) => lines.join('\n'));
    case 'line':
      return words;
    case 'urlName':
      return name;
    case 'link':
      return name.map((path) => `https://example.com/${path}`);
    case 'email':
      return name.map((box) => `${box}@example.com`);
    case 'image':
      return name.map((file) => `${file}.jpg`);
    case 'video':
      return name.map((file) => `${file}.mp4`);
    case 'dateTime':
      return moment;
    case 'number':
      return fc.integer({ min: 1, max: 9_999 });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...Object.keys(field.names ?? {}));
    case 'list':
      return listOf(field);
    case 'group':
      return valuesOf(field.of as Fields);
  }
}

function listOf(field: Field): fc.Arbitrary<unknown[]> {
  const of = entryFields(field);
  const sizes = { minLength: 1, maxLength: Math.min(3, field.max ?? 3) };
  if ('field' in of) return fc.uniqueArray(valueOf(of.field), sizes);
  // An id is given by whoever makes the entry, and the server gives no other one.
  return fc
    .array(valuesOf(of.fields), sizes)
    .map((entries) =>
      entries.map((entry, index) => ('_id' in of.fields ? { ...entry, _id: `id-${index}` } : entry)),
    );
}

/** Values of declared fields, without those that only the server sets. */
export function valuesOf(fields: Fields): fc.Arbitrary<Values> {
  const sent = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  return fc.record(Object.fromEntries(sent.map(([name, field]) => [name, valueOf(field)])));
}

/** Records of a kind that guests see now, as their author has typed them. */
export function recordsOf(kind: KindName): fc.Arbitrary<Values> {
  return valuesOf(kinds[kind].fields).map((values) => ({
    ...values,
    ...('showUntil' in values && {
      ...{
        isDraft: false,
        showFrom: new Date('2024-06-01T10:00Z'),
        showUntil: new Date('2034-06-01T10:00Z'),
      },
    }),
    ...(rules[kind]?.(values) ?? {}),
  }));
}

/** What the rules of a kind make of its values. They name only the fields that the rules are about. */
const rules: { [K in KindName]?: (values: Values) => Values } = {
  website: () => ({ eircode: 'D02 X285' }),
  menus: ({ contents }) => ({
    contents: entries(contents).map(({ allergens, diets, ...element }) => {
      const count = menuElementStrings[element['elementType'] as MenuElementType];
      const isDish = count === 3;
      return { ...element, content: strings(element['content'], count), ...(isDish && { allergens, diets }) };
    }),
  }),
  termsAndConditions: legal,
  privacyPolicy: legal,
  openingHours: ({ contents, specialDays }) => {
    const [first, ...others] = entries(contents);
    const lines = [{ ...first, elementType: 'Area', content: 'Bar' }, ...others];
    const days = entries(specialDays).map((day, index) => {
      const from = nextDay('2031-12-01', 3 * index);
      return { ...day, from, to: nextDay(from), area: index % 2 ? 'Bar' : '', times: '17:00 – 20:00' };
    });
    return { contents: lines, specialDays: days };
  },
  notice: ({ text }) => ({
    text: String(text).slice(0, ContentLimits.notice),
    from: minutesAfter(wholeMinute(), -60),
    until: minutesAfter(wholeMinute(), 24 * 60),
  }),
  bookingRules: ({ turnMinutes, tables, joins, closures }) => {
    const [first, second = first] = entries(tables);
    return {
      ...{ slotMinutes: 15, lastBookingMinutes: 45, daysAhead: 90, maxParty: 12, confirmUpTo: 6 },
      ...{ holdMinutes: 60, reminder: 24 },
      turnMinutes: entries(turnMinutes).map((turn, at) => ({ ...turn, upTo: 2 + at, minutes: 90 + 15 * at })),
      tables: [first, second].map((table, at) => ({ ...table, label: `T${at + 1}`, from: 1, to: 4 })),
      joins: [{ ...entries(joins)[0], tables: ['T1', 'T2'], from: 5, to: 8 }],
      // Where there are tables, closures are of tables.
      closures: entries(closures).map(({ seats: _seats, ...closure }, at) => ({
        ...closure,
        ...{ date: nextDay('2031-12-01', at), from: '18:00', to: '23:00', tables: ['T1'] },
      })),
    };
  },
  events: ({ datetime }) => ({
    doorsAt: minutesAfter(datetime as Date, -45),
    endsAt: minutesAfter(datetime as Date, 150),
  }),
};

function legal({ contents }: Values): Values {
  const elements = entries(contents).map((element) => {
    const isList = String(element['elementType']).endsWith('List');
    return { ...element, content: isList ? element['content'] : strings(element['content'], 1) };
  });
  return { contents: elements };
}

function entries(list: unknown): Values[] {
  return list as Values[];
}

/** So many of the strings of an element. */
function strings(content: unknown, count: number): Values[] {
  const [first, ...others] = entries(content);
  return [first!, ...others, first!, first!].slice(0, count);
}

function wholeMinute(): Date {
  return new Date(Math.floor(Date.now() / 60_000) * 60_000);
}

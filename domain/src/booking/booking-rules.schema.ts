import type { TestContext } from 'yup';
import * as messages from '../messages.ts';
import { lineSchema, listSchema, needed, number } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { isDay } from '../time/dates.ts';
import { BookingRuleBounds as bounds, bookingRules, type BookingRules } from './booking-rules.ts';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** 05:00: an evening runs from it to the next one. */
const eveningEnds = '05:00';

type Seating = Pick<BookingRules['tables'][number], 'from' | 'to'>;
type Closure = Partial<BookingRules['closures'][number]>;

const turn = schemaOf(bookingRules.turnMinutes.of, {
  upTo: whole(1, bounds.party).required(messages.notNumber),
  minutes: whole(...bounds.turnMinutes).required(messages.notNumber),
});

const table = schemaOf(bookingRules.tables.of, {
  label: needed(lineSchema(bounds.label), messages.tableLabelMissing).test(
    'plus',
    messages.tableLabelWithPlus,
    (label = '') => !label.includes('+'),
  ),
  ...seating(),
}).transform(withDefaults({ isOnline: true, room: '' }));

const join = schemaOf(bookingRules.joins.of, {
  tables: listSchema(lineSchema(bounds.label), bounds.tables)
    .required(messages.joinTooSmall)
    .min(2, messages.joinTooSmall)
    .test('twice', messages.joinNamesTwice, (labels) => new Set(labels).size === labels.length)
    .test('known', (labels, context) => areKnown(labels, context)),
  ...seating(),
});

const closure = schemaOf(bookingRules.closures.of, {
  date: needed(lineSchema(), messages.specialDayMissing).test(
    'day',
    messages.dayInvalid,
    (day) => !day || isDay(day),
  ),
  from: lineSchema().required(messages.bookingTimeInvalid).matches(clockTime, messages.bookingTimeInvalid),
  to: lineSchema()
    .required(messages.bookingTimeInvalid)
    .matches(clockTime, messages.bookingTimeInvalid)
    .test('empty', messages.closureEmpty, (to, { parent }) => {
      return to !== (parent as Closure).from || to === eveningEnds;
    }),
  seats: limit(1, bounds.covers)
    .test('both', messages.closureOfBoth, (seats, { parent }) => {
      return !seats || !(parent as Closure).tables?.length;
    })
    .test('tables', messages.closureOfSeats, (seats, context) => !seats || labelsOf(context).length === 0),
  tables: listSchema(lineSchema(bounds.label), bounds.tables).test('known', (labels = [], context) => {
    if (labels.length === 0) return true;
    if (labelsOf(context).length > 0) return areKnown(labels, context);
    return context.createError({ message: messages.closureOfTables });
  }),
}).transform(withDefaults({ reason: '', isPublic: false }));

/**
 * Booking rules, as their form sends them. Some fields are checked against others, such as joins against tables, so
 * what is sent has to be merged with what is stored before.
 */
export const bookingRulesSchema = schemaOf(bookingRules, {
  area: needed(lineSchema(), messages.areaMissing),
  slotMinutes: number().oneOf([...bounds.slotMinutes], messages.slotMinutesUnknown),
  seats: limit(0, bounds.covers),
  keepForWalkIns: whole(0, bounds.covers),
  coversPerSlot: limit(0, bounds.covers),
  partiesPerSlot: limit(0, bounds.covers),
  coversPerService: limit(0, bounds.covers),
  turnMinutes: listSchema(turn, bounds.turns)
    .required(messages.turnsMissing)
    .min(1, messages.turnsMissing)
    .test('ascending', (turns, context) => {
      const limits = asSent(turns).map(({ upTo }) => Number(upTo));
      const wrong = limits.findIndex((upTo, place) => upTo <= limits[place - 1]!);
      return wrong === -1 || at(context, `[${wrong}].upTo`, messages.turnsNotAscending);
    }),
  maxParty: whole(1, bounds.party),
  confirmUpTo: whole(0, bounds.party),
  lastBookingMinutes: whole(0, bounds.lastBookingMinutes),
  leadMinutes: whole(0, bounds.leadMinutes),
  daysAhead: whole(0, bounds.daysAhead),
  closures: listSchema(closure, bounds.closures),
  tables: listSchema(table, bounds.tables).test('labels', (tables = [], context) => {
    const twice = repeated(asSent(tables).map(({ label }) => label));
    return twice === -1 || at(context, `[${twice}].label`, messages.tableLabelTwice);
  }),
  joins: listSchema(join, bounds.joins).test('twice', (joins = [], context) => {
    const twice = repeated(
      asSent(joins).map(({ tables }) => tables && JSON.stringify([tables].flat().sort())),
    );
    return twice === -1 || at(context, `[${twice}].tables`, messages.joinTwice);
  }),
  holdMinutes: whole(...bounds.holdMinutes),
  reminder: whole(0, bounds.reminder),
});

function whole(least: number, most: number) {
  const message = messages.numberBetween(least, most);
  return number()
    .test('between', message, (value) => typeof value !== 'number' || (value >= least && value <= most))
    .meta({ jsonSchema: { type: 'integer', minimum: least, maximum: most } });
}

/** A limit that may be none: null, or an empty input. */
function limit(least: number, most: number) {
  return whole(least, most)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable();
}

/** The parties that a table or a join seats. */
function seating() {
  return {
    from: whole(1, bounds.party).required(messages.notNumber),
    to: whole(1, bounds.party)
      .required(messages.notNumber)
      .test('order', messages.partyRangeUpsideDown, (to, { parent }) => {
        const { from } = parent as Partial<Seating>;
        return typeof from !== 'number' || typeof to !== 'number' || from <= to;
      }),
  };
}

/** Defaults for what an entry of a list lacks: it has no stored value to keep. */
function withDefaults(defaults: object) {
  return (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const sent = Object.entries(value).filter(([, each]) => each !== undefined);
    return { ...defaults, ...Object.fromEntries(sent) };
  };
}

function areKnown(labels: readonly unknown[], context: TestContext) {
  const known = labelsOf(context);
  const unknown = labels.find((label) => !known.includes(label));
  return unknown === undefined || context.createError({ message: messages.tableUnknown(String(unknown)) });
}

/** The labels of the tables in the rules that an entry of a list belongs to, as they were sent. */
function labelsOf({ from = [] }: Pick<TestContext, 'from'>): unknown[] {
  const { tables } = (from[1]?.value ?? {}) as { tables?: unknown };
  const sent = Array.isArray(tables) ? (tables as unknown[]) : [];
  return sent.flatMap((table) =>
    typeof table === 'object' && table !== null && 'label' in table ? [table.label] : [],
  );
}

/**
 * The entries of a list as they were sent. A test of the list runs whatever they are; one that is no object is refused
 * by the schema of the entries.
 */
function asSent<Entry>(list: readonly (Entry | null)[]): Partial<Entry>[] {
  return list.map((entry) => (typeof entry === 'object' && entry !== null ? entry : {}));
}

/** The place of the first value that stands before it already; -1 if each is there once, or missing. */
function repeated(values: readonly unknown[]): number {
  const seen = new Set<unknown>();
  return values.findIndex((value) => value !== undefined && seen.size === seen.add(value).size);
}

function at(context: TestContext, path: string, message: string) {
  return context.createError({ path: `${context.path}${path}`, message });
}

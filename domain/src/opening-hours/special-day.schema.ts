import type { TestContext } from 'yup';
import { isDay } from '../time/dates.ts';
import { nextDay } from '../time/night.ts';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { flagSchema, lineSchema, needed } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { readFields } from '../record/read.ts';
import { specialDay, type SpecialDay } from './opening-hours.ts';
import { readTimes } from './opening-times.ts';
import { sameArea } from './read-areas.ts';

const dayRule = "A day on the venue's calendar, YYYY-MM-DD, from 2000 to 2100.";
const areaRule = 'An area of `contents`, or the empty string for the whole house.';
const timesRule = 'As in a line of times: "17:00 – 20:00". Required unless closed.';

/** A special day within opening hours, whose areas it may name. */
export const specialDaySchema = schemaOf(specialDay, {
  from: day().test('order', messages.specialDayStartsLate, (from, context) =>
    isOrdered(from, daysOf(context).to),
  ),
  to: day()
    .test('order', messages.specialDayEndsEarly, (to, context) => isOrdered(daysOf(context).from, to))
    .test('length', messages.specialDayTooLong, (to, context) => !isLong(daysOf(context).from, to)),
  area: lineSchema()
    .test('known', (area = '', context) => {
      if (!area.trim() || areasBeside(context).some((each) => sameArea(each, area))) return true;
      return context.createError({ message: messages.areaUnknown(area) });
    })
    .meta({ jsonSchema: { description: areaRule } }),
  closed: flagSchema(),
  times: lineSchema()
    .test('times', (times = '', context) => {
      const problem = (context.parent as SpecialDay).closed ? undefined : timesProblem(times);
      return problem === undefined || context.createError({ message: problem });
    })
    .meta({ jsonSchema: { description: timesRule } }),
}).transform(withDefaults);

/** Defaults for missing fields: the whole house, open, no reason. An entry of a list has no stored value to keep. */
function withDefaults(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const sent = Object.entries(value).filter(([, each]) => each !== undefined);
  const { from: _from, to: _to, ...defaults } = readFields(specialDay, {});
  return { ...defaults, ...Object.fromEntries(sent) };
}

function day() {
  return needed(lineSchema(), messages.specialDayMissing)
    .test('day', messages.dayInvalid, (value) => !value || isDay(value))
    .test('years', messages.dateOutOfRange, (value) => !isDay(value) || /^20\d\d|^2100/.test(value))
    .meta({ jsonSchema: { description: dayRule } });
}

/** The days beside the tested one, as they were sent. */
function daysOf({ parent }: TestContext): { from?: unknown; to?: unknown } {
  return parent as { from?: unknown; to?: unknown };
}

/** Also true if one of them is not a valid day, which is reported separately. */
function isOrdered(from: unknown, to: unknown): boolean {
  return !isDay(from) || !isDay(to) || from <= to;
}

function isLong(from: unknown, to: unknown): boolean {
  return isDay(from) && isDay(to) && nextDay(from, ContentLimits.specialDayLength) < to;
}

function timesProblem(times: string): string | undefined {
  if (!times.trim()) return messages.specialTimesMissing;
  const spans = readTimes(times);
  if (!spans) return messages.timesUnreadable;
  return spans.length === 0 ? messages.specialTimesMissing : undefined;
}

/** The areas in the lines of the opening hours that the special day is part of, as they were sent. */
function areasBeside({ from = [] }: Pick<TestContext, 'from'>): string[] {
  const contents = (from[1]?.value as { contents?: unknown } | undefined)?.contents;
  const lines = Array.isArray(contents) ? (contents as unknown[]) : [];
  return lines.flatMap((line) => {
    const { elementType, content } = (line ?? {}) as { elementType?: unknown; content?: unknown };
    return elementType === 'Area' && typeof content === 'string' ? [content] : [];
  });
}

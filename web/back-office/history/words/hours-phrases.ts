import {
  formatSpecialDay,
  isWholeHouse,
  openingHours,
  specialDay,
  type OpeningHours,
  type SpecialDay,
} from '@venue/domain';
import { placesInWeek } from '../compare/places-in-week.ts';
import { entryFieldPhrases, fieldsBeside } from './field-phrases.ts';
import type { Phrase } from './phrase.ts';

/** What happened to the opening hours: "Restaurant, Friday is now 17:00 – 22:00", "Saturday, December 26: closed". */
export function hoursPhrases(before: OpeningHours, after: OpeningHours): Phrase[] {
  const phrases = [...weekPhrases(before, after), ...specialDayPhrases(before, after)];
  const textsOf = ({ contents }: OpeningHours) =>
    JSON.stringify(contents.map(({ elementType, content }) => [elementType, content]));
  if (textsOf(before) === textsOf(after)) return [...phrases, ...linePhrases(before, after)];
  return phrases.length === 0 ? [{ text: 'Order of the lines changed' }] : phrases;
}

/** What else is declared of the same lines. */
function linePhrases(before: OpeningHours, after: OpeningHours): Phrase[] {
  const others = fieldsBeside(openingHours.contents.of, 'elementType', 'content');
  return after.contents.flatMap((line, index) =>
    entryFieldPhrases(line.content, others, before.contents[index]!, line),
  );
}

function weekPhrases(before: OpeningHours, after: OpeningHours): Phrase[] {
  const [then, now] = [readWeek(before), readWeek(after)];
  const changed = [...now].flatMap(([days, times]) => {
    const old = then.get(days);
    if (old === times) return [];
    return { text: old === undefined ? added(days, times) : `${days} is now ${times || 'without times'}` };
  });
  const gone = [...then.keys()].filter((days) => !now.has(days));
  return [...changed, ...gone.map((days) => ({ text: `${days} removed` }))];
}

function added(days: string, times: string): string {
  return times ? `${days} added: ${times}` : `${days} added`;
}

/** The times of each line of days, by area and days: "Restaurant, Friday". An area counts once it has no days. */
function readWeek({ contents }: OpeningHours): Map<string, string> {
  const week = new Map<string, string>();
  const places = placesInWeek(openingHours.contents, contents);
  let area = '';
  for (const [index, { elementType, content }] of contents.entries()) {
    const days = places[index]!;
    if (elementType === 'Area') area = content;
    if (elementType === 'Times') week.delete(area);
    const known = week.get(days) ?? '';
    week.set(days, elementType === 'Times' ? [known, content].filter(Boolean).join(', ') : known);
    if (elementType === 'Days') week.delete(area);
  }
  return week;
}

function specialDayPhrases(before: OpeningHours, after: OpeningHours): Phrase[] {
  const [then, now] = [before.specialDays ?? [], after.specialDays ?? []];
  const dateOf = ({ from, to, area }: SpecialDay) => [from, to, area].join();
  const old = new Map(then.map((day) => [dateOf(day), day]));
  const kept = new Set(now.map(dateOf));
  return [
    ...now.flatMap((day) => {
      const known = old.get(dateOf(day));
      if (!known || describeDay(known) !== describeDay(day)) return { text: describeDay(day) };
      return entryFieldPhrases(nameOf(day), otherDayFields, known, day);
    }),
    ...then
      .filter((day) => !kept.has(dateOf(day)))
      .map((day) => ({ text: `${nameOf(day)}: usual hours again` })),
  ];
}

/** What `describeDay` does not say. */
const otherDayFields = fieldsBeside(specialDay, 'from', 'to', 'area', 'closed', 'times', 'reason');

/** "Saturday, December 26: closed (St Stephen’s Day)" */
function describeDay(day: SpecialDay): string {
  const reason = day.reason && ` (${day.reason})`;
  return `${nameOf(day)}: ${day.closed ? 'closed' : day.times}${reason}`;
}

function nameOf(day: SpecialDay): string {
  return isWholeHouse(day) ? formatSpecialDay(day) : `${formatSpecialDay(day)}, ${day.area}`;
}

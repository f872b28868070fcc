import {
  formatSpecialDay,
  isWholeHouse,
  openingHours,
  specialDay,
  type OpeningHours,
  type SpecialDay,
} from '@venue/domain';
import { findChanges } from '../compare/entry-changes.ts';
import { placesInWeek } from '../compare/places-in-week.ts';
import { entryFieldPhrases, fieldsBeside } from './field-phrases.ts';
import { entryPhrases, type Phrase } from './phrase.ts';

/** What happened to the opening hours: "Restaurant, Friday is now 17:00 – 22:00", "Saturday, December 26: closed". */
export function hoursPhrases(before: OpeningHours, after: OpeningHours): Phrase[] {
  const lines = findChanges(before.contents, after.contents);
  const phrases = [
    ...weekPhrases(before, after),
    ...lines.flatMap(({ from, to }) =>
      from && to ? entryFieldPhrases(to.content, otherLineFields, from, to) : [],
    ),
    ...specialDayPhrases(before, after),
  ];
  return phrases.length === 0 && lines.length > 0 ? [{ text: 'Order of the lines changed' }] : phrases;
}

/** What the week does not say. */
const otherLineFields = fieldsBeside(openingHours.contents.of, 'elementType', 'content');

/** The week as it is told: the times of each line of days, which is known by its area and days. */
function weekPhrases(before: OpeningHours, after: OpeningHours): Phrase[] {
  return entryPhrases(
    findChanges(readWeek(before), readWeek(after)),
    ({ _id: days, times }, old) => {
      if (old) return [{ text: `${days} is now ${times || 'without times'}` }];
      return [{ text: times ? `${days} added: ${times}` : `${days} added` }];
    },
    ({ _id: days }) => [{ text: `${days} removed` }],
  );
}

/** The times by area and days: "Restaurant, Friday". An area counts once it has no days. */
function readWeek({ contents }: OpeningHours): { _id: string; times: string }[] {
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
  return [...week].map(([_id, times]) => ({ _id, times }));
}

function specialDayPhrases(before: OpeningHours, after: OpeningHours): Phrase[] {
  const gone = (day: SpecialDay) => [{ text: `${nameOf(day)}: usual hours again` }];
  return entryPhrases(
    findChanges(before.specialDays ?? [], after.specialDays ?? []),
    (day, old) => {
      if (!old || nameOf(old) !== nameOf(day)) return [{ text: describeDay(day) }, ...(old ? gone(old) : [])];
      if (describeDay(old) !== describeDay(day)) return [{ text: describeDay(day) }];
      return entryFieldPhrases(nameOf(day), otherDayFields, old, day);
    },
    gone,
  );
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

import { formatSpecialDay, isWholeHouse, type OpeningHours, type SpecialDay } from '@venue/domain';
import type { Phrase } from './phrase.ts';

/** What happened to the opening hours: "Restaurant, Friday is now 17:00 – 22:00", "Saturday, December 26: closed". */
export function hoursPhrases(before: OpeningHours, after: OpeningHours): Phrase[] {
  const phrases = [...weekPhrases(before, after), ...specialDayPhrases(before, after)];
  const hasMoved = JSON.stringify(before.contents) !== JSON.stringify(after.contents);
  return phrases.length === 0 && hasMoved ? [{ text: 'Order of the lines changed' }] : phrases;
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
  let [area, days] = ['', ''];
  for (const { elementType, content } of contents) {
    if (elementType === 'Area') [area, days] = [content, content];
    else if (elementType === 'Days') days = [area, content].filter(Boolean).join(', ');
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
  const old = new Map(then.map((day) => [dateOf(day), describeDay(day)]));
  const kept = new Set(now.map(dateOf));
  return [
    ...now
      .filter((day) => old.get(dateOf(day)) !== describeDay(day))
      .map((day) => ({ text: describeDay(day) })),
    ...then
      .filter((day) => !kept.has(dateOf(day)))
      .map((day) => ({ text: `${nameOf(day)}: usual hours again` })),
  ];
}

/** "Saturday, December 26: closed (St Stephen’s Day)" */
function describeDay(day: SpecialDay): string {
  const reason = day.reason && ` (${day.reason})`;
  return `${nameOf(day)}: ${day.closed ? 'closed' : day.times}${reason}`;
}

function nameOf(day: SpecialDay): string {
  return isWholeHouse(day) ? formatSpecialDay(day) : `${formatSpecialDay(day)}, ${day.area}`;
}

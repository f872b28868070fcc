import {
  bookableArea,
  describeTables,
  findArea,
  sameArea,
  tableTimes,
  lastTableBefore,
  type OpeningHoursElement,
  type OpeningWeek,
} from '@venue/domain';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** The week as people read it, Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/**
 * What the lines of an area mean, in words: "Guests can book: Tuesday to Sunday, 17:30 to 21:00." for the area
 * with the tables, "Open: …" for the others.
 */
export function readBack(contents: OpeningHoursElement[], area: string): string {
  const week = findArea({ contents }, area)?.week;
  const isBookable = sameArea(area, bookableArea);
  if (!week) return isBookable ? 'No times yet, so guests are asked to ring.' : 'No times yet.';
  const texts = weekdays.map((day) => (isBookable ? tablesText(week, day) : openText(week, day)));
  const open = groupsOf(texts).filter(({ text }) => text);
  const unknown = groupsOf(texts).filter(({ text }) => text === undefined);
  const said = open.map(({ days, text }) => `${days}, ${text}`).join('; ');
  return [
    said ? `${isBookable ? 'Guests can book' : 'Open'}: ${said}.` : '',
    unknown.length > 0
      ? `Not clear for ${unknown.map(({ days }) => days).join('; ')}${isBookable ? ': guests are asked to ring' : ''}.`
      : '',
    !said && unknown.length === 0 ? 'Closed all week.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Empty on a closed day, undefined when not clear. */
function tablesText(week: OpeningWeek, day: number): string | undefined {
  const tables = tableTimes(week, day, lastTableBefore);
  return tables && describeTables(tables);
}

function openText(week: OpeningWeek, day: number): string | undefined {
  return week[day] && describeTables(week[day].map(({ opens, closes }) => ({ from: opens, to: closes })));
}

/** "Tuesday to Thursday" for days in a row with the same text, in the order of the week. */
function groupsOf(texts: (string | undefined)[]): { days: string; text: string | undefined }[] {
  const groups: { first: number; last: number; text: string | undefined }[] = [];
  texts.forEach((text, place) => {
    const last = groups.at(-1);
    if (last && last.text === text) last.last = place;
    else groups.push({ first: place, last: place, text });
  });
  const name = (place: number) => names[weekdays[place]!]!;
  return groups.map(({ first, last, text }) => {
    const isWeek = first === 0 && last === 6;
    const joint = last - first === 1 ? 'and' : 'to';
    const days = isWeek ? 'every day' : `${name(first)} ${joint} ${name(last)}`;
    return { days: first === last ? name(first) : days, text };
  });
}

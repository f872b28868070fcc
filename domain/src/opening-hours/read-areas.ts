import type { OpeningHours } from './opening-hours.ts';
import { readDays, readTimes, tidyWords, type OpeningWeek, type OpenSpan } from './opening-times.ts';

/** An area of the opening hours ("Restaurant"), as read from its lines. */
export type HoursArea = {
  name: string;
  /** Undefined when the area has no times. */
  week: OpeningWeek | undefined;
  /** Texts of its days that cannot be read as days of the week. They may name dates. */
  otherDays: string[];
};

/**
 * Reads the lines into areas, in order; areas of the same name are merged. `unreadable` has the indexes of lines that
 * cannot be read: days that are not weekdays or have no times, times that do not parse or have no days, and lines
 * before the first area.
 *
 * A day of the week that no line of the area names is closed, or unknown if some line of it cannot be read. A later
 * "Closed" replaces earlier times of the day.
 */
export function readAreas({ contents }: Pick<OpeningHours, 'contents'>): {
  areas: HoursArea[];
  unreadable: number[];
} {
  const areas = new Map<string, AreaReader>();
  const unreadable = new Set<number>();
  let area: AreaReader | undefined;
  let days: { index: number; read: number[] | undefined; hasTimes: boolean } | undefined;

  function endDays(): void {
    if (!days || days.hasTimes) return;
    unreadable.add(days.index);
    area?.doubt(days.read);
  }

  contents.forEach(({ elementType, content }, index) => {
    if (elementType === 'Area') {
      endDays();
      days = undefined;
      const key = tidyWords(content);
      area = areas.get(key) ?? areaReader(content.trim());
      areas.set(key, area);
    } else if (!area) unreadable.add(index);
    else if (elementType === 'Days') {
      endDays();
      days = { index, read: readDays(content), hasTimes: false };
      if (days.read) return;
      unreadable.add(index);
      area.doubt();
      area.otherDays.push(content);
    } else {
      const spans = readTimes(content);
      if (!spans || !days) unreadable.add(index);
      area.addTimes(days?.read, spans);
      if (days) days.hasTimes = true;
    }
  });
  endDays();
  return {
    areas: [...areas.values()].map(({ name, otherDays, week }) => ({ name, otherDays, week: week() })),
    unreadable: [...unreadable].sort((a, b) => a - b),
  };
}

/** The places of the lines of the opening hours that cannot be read, in ascending order. */
export function unreadableLines(hours: Pick<OpeningHours, 'contents'>): number[] {
  return readAreas(hours).unreadable;
}

/** The area of a name, ignoring case; undefined if no line names it. */
export function findArea(hours: Pick<OpeningHours, 'contents'>, name: string): HoursArea | undefined {
  return readAreas(hours).areas.find((area) => sameArea(area.name, name));
}

/** Whether two texts name the same area: ignoring case, kinds of dashes and spaces. */
export function sameArea(a: string, b: string): boolean {
  return tidyWords(a) === tidyWords(b);
}

type AreaReader = ReturnType<typeof areaReader>;

function areaReader(name: string) {
  const week: OpeningWeek = Array.from({ length: 7 });
  const otherDays: string[] = [];
  let hasTimes = false;
  let isClear = true;

  function doubt(days: number[] = []): void {
    isClear = false;
    for (const day of days) week[day] = undefined;
  }

  function addTimes(days: number[] | undefined, spans: OpenSpan[] | undefined): void {
    hasTimes = true;
    if (!days || !spans) doubt(days);
    else for (const day of days) week[day] = spans.length === 0 ? [] : [...(week[day] ?? []), ...spans];
  }

  return {
    name,
    otherDays,
    doubt,
    addTimes,
    week: () => (hasTimes ? week.map((spans) => spans ?? (isClear ? [] : undefined)) : undefined),
  };
}

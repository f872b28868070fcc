import type { OpeningHours, SpecialDay } from './opening-hours.ts';

/** Opening hours for tests, from lines such as "Area: Restaurant", "Days: Friday" and "Times: 17:00 – 22:00". */
export function buildHours(lines: string[], specialDays?: Partial<SpecialDay>[]): OpeningHours {
  return {
    _id: 'main',
    contents: lines.map((line) => {
      const [, elementType, content] = /^(Area|Days|Times): ?(.*)$/.exec(line) ?? [];
      return { elementType: elementType as 'Area', content: content ?? '' };
    }),
    ...(specialDays && { specialDays: specialDays.map((day) => buildSpecialDay(day)) }),
  };
}

/** A special day for tests: the whole house closed on St Stephen's Day unless said otherwise. */
export function buildSpecialDay(given: Partial<SpecialDay> = {}): SpecialDay {
  const { from = '2026-12-26', to = from, times = '' } = given;
  return { area: '', closed: times === '', reason: '', ...given, from, to, times };
}

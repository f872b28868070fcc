import { localDay, type OpeningHours, type OpeningHoursElement, type SpecialDay } from '@venue/domain';

function area(name: string, ...lines: [days: string, times: string][]): OpeningHoursElement[] {
  return [
    { elementType: 'Area', content: name },
    ...lines.flatMap(([days, times]): OpeningHoursElement[] => [
      { elementType: 'Days', content: days },
      { elementType: 'Times', content: times },
    ]),
  ];
}

/** Opening hours of the restaurant, the bar and the bar's kitchen; the bar closes as Irish licences say. */
export const openingHours: Omit<OpeningHours, '_id'> = {
  contents: [
    ...area(
      'Restaurant',
      ['Monday', 'Closed'],
      ['Tuesday – Thursday', '17:30 – 21:30'],
      ['Friday & Saturday', '17:00 – 22:00'],
      ['Sunday', '12:30 – 20:30'],
    ),
    ...area(
      'Bar',
      ['Monday', '16:00 – 23:30'],
      ['Tuesday – Thursday', '12:00 – 23:30'],
      ['Friday & Saturday', '12:00 – 00:30'],
      ['Sunday', '12:00 – 23:00'],
    ),
    ...area(
      'Bar kitchen',
      ['Monday', 'Closed'],
      ['Tuesday – Saturday', '12:30 – 21:30'],
      ['Sunday', '12:30 – 20:00'],
    ),
  ],
};

/** The next St Stephen's Day, closed, and the next New Year's Eve, when the restaurant closes at six. */
export function specialDays(now: Date): SpecialDay[] {
  const stephens = next('12-26', now);
  const eve = next('12-31', now);
  const closed = { area: '', closed: true, times: '', reason: 'St Stephen’s Day' };
  const tillSix = { area: 'Restaurant', closed: false, times: '12:30 – 18:00', reason: 'New Year’s Eve' };
  return [
    { from: stephens, to: stephens, ...closed },
    { from: eve, to: eve, ...tillSix },
  ];
}

/** The next day of the calendar with this month and day, "12-26"; today counts. */
function next(monthAndDay: string, now: Date): string {
  const today = localDay(now);
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) <= monthAndDay ? year : year + 1}-${monthAndDay}`;
}

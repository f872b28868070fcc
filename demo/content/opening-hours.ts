import type { OpeningHours, OpeningHoursElement } from '@venue/domain';

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

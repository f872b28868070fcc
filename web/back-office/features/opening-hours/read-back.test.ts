import type { OpeningHoursElement } from '@venue/domain';
import { openingHours } from '../../../../demo/content/opening-hours.ts';
import { readBack } from './read-back.ts';

const lines = (area: string, ...rows: [days: string, times: string][]): OpeningHoursElement[] => [
  { elementType: 'Area', content: area },
  ...rows.flatMap(([days, times]): OpeningHoursElement[] => [
    { elementType: 'Days', content: days },
    { elementType: 'Times', content: times },
  ]),
];

it.each<[string, OpeningHoursElement[], string]>([
  [
    'the restaurant',
    lines('Restaurant', ['Monday', 'Closed'], ['Tuesday – Sunday', '17:30 – 22:00']),
    'Guests can book: Tuesday to Sunday, 17:30 to 21:00.',
  ],
  ['a bar', lines('Bar', ['Every day', '12:00 – 00:30']), 'Open: every day, 12:00 to 00:30.'],
  [
    'two neighbouring days, and one',
    lines('Bar', ['Friday & Saturday', '12:00 – 23:00'], ['Monday', '16:00 – 22:00']),
    'Open: Monday, 16:00 to 22:00; Friday and Saturday, 12:00 to 23:00.',
  ],
  [
    'a day that is not clear',
    lines('Restaurant', ['Monday – Saturday', '17:30 – 22:00'], ['Sunday', 'till late']),
    'Guests can book: Monday to Saturday, 17:30 to 21:00. Not clear for Sunday: guests are asked to ring.',
  ],
  [
    'two stretches that are not clear',
    lines('Bar', ['Tuesday – Sunday', '12:00 – 23:00'], ['Friday & Saturday', 'till late'], ['Monday', '?']),
    'Open: Tuesday to Thursday, 12:00 to 23:00; Sunday, 12:00 to 23:00. Not clear for Monday; Friday and Saturday.',
  ],
  ['nothing clear', lines('Bar', ['Every day', 'till late']), 'Not clear for every day.'],
  ['a closed week', lines('Bar', ['Every day', 'Closed']), 'Closed all week.'],
  ['no times', lines('Restaurant'), 'No times yet, so guests are asked to ring.'],
  ['no times elsewhere', lines('Bar'), 'No times yet.'],
])('the lines of %s are read back', (_what, contents, words) => {
  expect(readBack(contents, contents[0]!.content)).toBe(words);
});

it('those of the demo venue', () => {
  expect(readBack(openingHours.contents, 'Restaurant')).toBe(
    'Guests can book: Tuesday to Thursday, 17:30 to 20:30; Friday and Saturday, 17:00 to 21:00; Sunday, 12:30 to 19:30.',
  );
});

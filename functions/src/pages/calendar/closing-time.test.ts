import { emptyOpeningHours, fromLocalInput, toLocalInput, type OpeningHours } from '@venue/domain';
import { closingTime } from './calendar-event.ts';

const line = (elementType: 'Area' | 'Days' | 'Times', content: string) => ({ elementType, content });
const hours: OpeningHours = {
  ...emptyOpeningHours,
  contents: [
    ...[line('Area', 'Restaurant'), line('Days', 'Daily'), line('Times', '12:00 – 21:30')],
    ...[line('Area', 'Bar'), line('Days', 'Friday & Saturday'), line('Times', '16:00 – 00:30')],
    ...[line('Area', 'Deck'), line('Days', 'when it is dry'), line('Times', 'till late')],
  ],
};
const closing = (start: string) => {
  const time = closingTime(hours, fromLocalInput(start));
  return time && toLocalInput(time);
};

test('a gig lasts until the area closes that is open longest', () => {
  expect(closing('2026-11-20T21:00')).toBe('2026-11-21T00:30');
  expect(closing('2026-11-19T20:00')).toBe('2026-11-19T21:30');
});

test('a special day counts', () => {
  const day = '2026-11-20';
  const early = { from: day, to: day, area: 'Bar', closed: false, times: '16:00 – 22:00', reason: '' };
  const start = fromLocalInput('2026-11-20T21:00');
  const time = closingTime({ ...hours, specialDays: [early] }, start);
  expect(time && toLocalInput(time)).toBe('2026-11-20T22:00');
});

test('after midnight the evening before still counts', () => {
  expect(closing('2026-11-21T00:15')).toBe('2026-11-21T00:30');
});

test('nothing is said about a gig that starts when the house is closed', () => {
  expect(closing('2026-11-19T22:00')).toBeUndefined();
  expect(closingTime(emptyOpeningHours, fromLocalInput('2026-11-20T21:00'))).toBeUndefined();
});

import { namesDate } from './day-hours.ts';

it.each([
  '26 December',
  'Dec 26th',
  '26th of December',
  'St Stephen’s Day (26 December)',
  '24 – 27 December',
  '24 to 27 Dec',
  '25 & 26 December',
  '26/12',
  '26.12.2026',
  '26 December 2026',
])('"%s" names the day', (text) => expect(namesDate(text, '2026-12-26')).toBe(true));

it.each([
  '25 December',
  '26 November',
  '26 December 2025',
  '2 – 6 December',
  'December',
  'Feast days',
  '6/12',
  '',
])('"%s" does not', (text) => expect(namesDate(text, '2026-12-26')).toBe(false));

import { gigTime, movedFrom, movedNews } from './gig-words.ts';

const start = new Date('2026-11-20T21:00Z');

test('a gig’s time is its date, with the end if that is known', () => {
  expect(gigTime({ datetime: start })).toBe('Friday, November 20, 2026 at 9:00 PM');
  expect(gigTime({ datetime: start, endsAt: new Date('2026-11-20T23:30Z') })).toBe(
    'Friday, November 20, 2026 at 9:00 PM, till about 11:30 PM',
  );
  expect(gigTime({})).toBe('Date to be announced');
});

test('a gig that was moved says from when', () => {
  const from = (previousDatetime?: Date, datetime?: Date) => movedFrom({ datetime, previousDatetime });
  expect(from(start, new Date('2026-11-27T21:00Z'))).toBe('Moved from Friday, November 20, 2026');
  expect(from(start, new Date('2026-11-20T22:00Z'))).toBe('Moved from 9:00 PM');
  expect(from(start)).toBe('Moved from Friday, November 20, 2026');
  expect(from(undefined, start)).toBeUndefined();
});

test('guests read that a gig was moved unless it is cancelled', () => {
  const moved = { datetime: new Date('2026-11-27T21:00Z'), previousDatetime: start };
  expect(movedNews({ ...moved, status: 'soldOut' })).toBe('Moved from Friday, November 20, 2026');
  expect(movedNews({ ...moved, status: 'cancelled' })).toBeUndefined();
});

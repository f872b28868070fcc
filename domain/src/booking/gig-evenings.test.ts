import { eveningsOf } from './gig-evenings.ts';

const friday = new Date('2026-11-27T21:30:00Z');

test('a gig concerns the tables of its own evening', () => {
  expect(eveningsOf({ datetime: friday })).toEqual(['2026-11-27']);
  expect(eveningsOf({ datetime: new Date('2026-11-28T00:30:00Z') })).toEqual(['2026-11-27']);
  expect(eveningsOf({})).toEqual([]);
});

test('a moved gig concerns the tables of the evening before the move, too', () => {
  const datetime = new Date('2026-12-04T21:30:00Z');
  expect(eveningsOf({ datetime, previousDatetime: friday })).toEqual(['2026-12-04', '2026-11-27']);
  expect(eveningsOf({ previousDatetime: friday })).toEqual(['2026-11-27']);
  expect(eveningsOf({ datetime: new Date('2026-11-27T22:00:00Z'), previousDatetime: friday })).toEqual([
    '2026-11-27',
  ]);
});

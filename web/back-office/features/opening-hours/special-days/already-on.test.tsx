import { booking, fromLocalInput, gig, readRecord } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import { AlreadyOn } from './already-on.tsx';

const table = (name: string, time: string, partySize: number, more: object = {}) =>
  readRecord(booking, name, { name, date: '2026-12-26', time, partySize, ...more });
const band = (artist: string, start: string, more: object = {}) =>
  readRecord(gig, artist, { artist, datetime: fromLocalInput(start), ...more });
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists each table and each gig by its time, and a late gig last', () => {
  const bookings = [
    table('Con', '20:00', 1),
    table('Ada', '19:30', 4),
    table('Eve', '19:00', 2, { state: 'declined' }),
  ];
  const gigs = [
    band('', '2026-12-27T00:30'),
    band('The Eleven Steps', '2026-12-26T19:45'),
    band('The Spring Tides', '2026-12-26T21:00', { status: 'cancelled' }),
  ];
  render(<AlreadyOn bookings={bookings} gigs={gigs} isOneDay />);
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 bookings, 5 guests, and 2 gigs are on that day already.',
  );
  expect(listed()).toEqual([
    '19:30 · Ada, 4 guests',
    '19:45 · The Eleven Steps',
    '20:00 · Con, 1 guest',
    '00:30 · A gig',
  ]);
});

it('names the day of each where there are several', () => {
  const bookings = [table('Con', '18:00', 2, { date: '2026-12-27' }), table('Ada', '19:30', 4)];
  render(<AlreadyOn bookings={bookings} gigs={[]} isOneDay={false} />);
  expect(listed()).toEqual([
    'Saturday, December 26, 19:30 · Ada, 4 guests',
    'Sunday, December 27, 18:00 · Con, 2 guests',
  ]);
});

it('counts what is more than eight', () => {
  const bookings = Array.from({ length: 11 }, (_, index) => table(`Guest ${index}`, '19:30', 2));
  render(<AlreadyOn bookings={bookings} gigs={[]} isOneDay />);
  expect(listed()).toHaveLength(9);
  expect(listed().at(-1)).toBe('and 3 more');
});

it('says that nothing is on', () => {
  render(<AlreadyOn bookings={[]} gigs={[]} isOneDay />);
  expect(screen.getByText('Nothing is booked or planned yet.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

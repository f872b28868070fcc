import { bookingCalendar } from './booking-calendar.ts';

const now = new Date('2026-06-01T10:00:00Z');
const table = { _id: 'b1', date: '2026-06-12', time: '19:30', partySize: 4 };
const unfold = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

it('a booking is an event of two hours on the venue’s clock, with the house and its number', () => {
  const lines = unfold(bookingCalendar(table, now));
  expect(lines).toContain('DTSTART:20260612T183000Z');
  expect(lines).toContain('DURATION:PT2H');
  expect(lines).toContain('SUMMARY:Table for 4 at Fathoms');
  expect(lines).toContain('LOCATION:Fathoms\\, The Old Ice House\\, Harbour Road\\, Kilvara\\, Co. Clare');
  expect(lines).toContain('DESCRIPTION:If anything changes: 065 555 0142');
});

it('a booking whose stay is known lasts that long, at the address that is given', () => {
  const lines = unfold(bookingCalendar({ ...table, turnMinutes: 105 }, now, '1 Quay Road, V95 XX00'));
  expect(lines).toContain('DURATION:PT105M');
  expect(lines).toContain('LOCATION:Fathoms\\, 1 Quay Road\\, V95 XX00');
});

it('a later file of the same booking replaces an earlier one', () => {
  const lineOf = (at: Date, name: string) =>
    unfold(bookingCalendar(table, at)).find((line) => line.startsWith(name));
  const later = new Date(now.getTime() + 60_000);
  expect(lineOf(later, 'UID')).toBe(lineOf(now, 'UID'));
  const sequence = (at: Date) => Number(lineOf(at, 'SEQUENCE')!.split(':')[1]);
  expect(sequence(later)).toBeGreaterThan(sequence(now));
});

it('no line is longer than 75 octets', () => {
  const octets = bookingCalendar(table, now)
    .split('\r\n')
    .map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
});

import { bookingStart, takenAmong, type Booking } from '@venue/domain';
import { askedOf, type BookEvening } from '../evening/use-evening.ts';

/** A table or a join that a party could have. */
export type Seat = {
  label: string;
  tables: readonly string[];
  isTaken: boolean;
  fits: boolean;
  words: string;
};

/** All tables and joins of the house for a party, the free ones that fit first: "T3 (2 to 4), taken". */
export function seatsFor(evening: BookEvening, booking: Booking, now: Date): Seat[] {
  const { tables, joins } = evening.rules;
  const { partySize } = booking;
  const asked = askedOf(evening, { party: partySize, now, without: booking._id });
  const at = bookingStart(booking);
  const seats = [...tables.map((each) => ({ ...each, tables: [each.label] })), ...joins].map(
    ({ tables: labels, from, to }): Seat => {
      const isTaken = takenAmong(asked, at, labels).length > 0;
      const fits = from <= partySize && partySize <= to;
      const label = labels.join(' + ');
      const facts = [
        ...(fits ? [] : [partySize > to ? 'too small' : 'too large']),
        ...(isTaken ? ['taken'] : []),
      ];
      return {
        label,
        tables: labels,
        isTaken,
        fits,
        words: [`${label} (${from} to ${to})`, ...facts].join(', '),
      };
    },
  );
  const rank = ({ isTaken, fits }: Seat) => (isTaken ? 2 : 0) + (fits ? 0 : 1);
  return seats.toSorted((a, b) => rank(a) - rank(b));
}

import {
  bookingStart,
  bookingStateOf,
  formatLongDate,
  fromLocalInput,
  isExpected,
  isForTonight,
  nightOf,
  type Booking,
} from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { countDay } from './booking-days.ts';
import styles from './tonight-sheet.module.css';

/** What fits one A4 sheet in the larger print: rows, and the lines of all their notes with this many letters in each. */
const roomy = { rows: 22, lines: 33, letters: 45 };

type TonightSheetProps = { bookings: readonly Booking[]; now: Date };

/** Tonight's tables on paper, for the door: on one sheet, without addresses, and without tables that are off. */
export function TonightSheet({ bookings, now }: TonightSheetProps) {
  const tonight = bookings
    .filter((booking) => isForTonight(booking, now) && isExpected(booking))
    .toSorted(
      (a, b) => bookingStart(a).getTime() - bookingStart(b).getTime() || a.name.localeCompare(b.name),
    );
  const date = nightOf(now);
  return (
    <section className={styles.sheet} data-dense={!isRoomy(tonight) || undefined}>
      <h2>
        {venue.name}: tables for {formatLongDate(fromLocalInput(`${date}T12:00`))}
      </h2>
      <p>
        {tonight.length > 0 ? countDay({ date, bookings: tonight }) : 'No tables are booked for tonight.'}
      </p>
      {tonight.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Party</th>
              <th scope="col">Name</th>
              <th scope="col">Note</th>
              <th scope="col">Here</th>
            </tr>
          </thead>
          <tbody>
            {tonight.map((booking) => (
              <tr key={booking._id}>
                <td>{booking.time}</td>
                <td>{booking.partySize}</td>
                <td>
                  {booking.name}
                  {bookingStateOf(booking) === 'requested' && ' (not confirmed)'}
                </td>
                <td>{booking.message}</td>
                <td>
                  <span className={styles.box} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Whether the tables fit in the larger print. A note is never shortened: the allergy may be in its last line. */
function isRoomy(tables: readonly Booking[]): boolean {
  const lines = tables.map(({ message }) => Math.max(1, Math.ceil((message?.length ?? 0) / roomy.letters)));
  return tables.length <= roomy.rows && lines.reduce((sum, each) => sum + each, 0) <= roomy.lines;
}

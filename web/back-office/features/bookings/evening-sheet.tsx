import { eveningOf, formatLongDate, fromLocalInput, type Booking } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { count } from '../../shell/count.ts';
import { bookStateOf, byTime, isKept, nameOf } from './facts/party-facts.ts';
import styles from './evening-sheet.module.css';

/** What fits one A4 sheet in the larger print: rows, and the lines of all their notes with this many letters in each. */
const roomy = { rows: 22, lines: 33, letters: 34 };

type EveningSheetProps = {
  /** YYYY-MM-DD. */
  evening: string;
  bookings: readonly Booking[];
};

/** The tables of an evening on paper, for the door: on one sheet, without addresses, and without tables that are off. */
export function EveningSheet({ evening, bookings }: EveningSheetProps) {
  const kept = bookings.filter((booking) => eveningOf(booking) === evening && isKept(booking)).sort(byTime);
  const hasTables = kept.some(({ tables = [] }) => tables.length > 0);
  const guests = kept.reduce((sum, { partySize }) => sum + partySize, 0);
  return (
    <section className={styles.sheet} data-dense={!isRoomy(kept) || undefined}>
      <h2>
        {venue.name}: tables for {formatLongDate(fromLocalInput(`${evening}T12:00`))}
      </h2>
      <p>
        {kept.length > 0
          ? `${count(kept.length, 'table')}, ${count(guests, 'guest')}`
          : 'No tables are booked for this evening.'}
      </p>
      {kept.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Party</th>
              <th scope="col">Name</th>
              {hasTables && <th scope="col">Table</th>}
              <th scope="col">Note</th>
              <th scope="col">Allergies</th>
              <th scope="col">Here</th>
            </tr>
          </thead>
          <tbody>
            {kept.map((booking) => (
              <tr key={booking._id}>
                <td>{booking.time}</td>
                <td>{booking.partySize}</td>
                <td>
                  {nameOf(booking)}
                  {bookStateOf(booking) === 'requested' && ' (not confirmed)'}
                </td>
                {hasTables && <td>{booking.tables?.join(' + ')}</td>}
                <td>{[booking.note, booking.message].filter(Boolean).join(' · ')}</td>
                <td className={styles.allergies}>{booking.allergies}</td>
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
  const lines = tables.map(({ message = '', note = '', allergies = '' }) =>
    Math.max(1, Math.ceil((message.length + note.length + 2 * allergies.length) / roomy.letters)),
  );
  return tables.length <= roomy.rows && lines.reduce((sum, each) => sum + each, 0) <= roomy.lines;
}

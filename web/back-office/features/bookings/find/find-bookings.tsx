import { bookStateNames, eveningOf, formatLongDate, fromLocalInput, type Booking } from '@venue/domain';
import { useState, type FormEvent } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { useAction } from '../../../api/use-action.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import { count } from '../../../shell/count.ts';
import layout from '../../../shell/layout.module.css';
import { searchBookings } from '../calls/booking-calls.ts';
import { bookStateOf, nameOf } from '../facts/party-facts.ts';
import styles from './find-bookings.module.css';

type FindBookingsProps = {
  /** Shows the evening of a booking, with the booking open. */
  onShow: (evening: string, id: string) => void;
};

/** Finds bookings of all days by a name, the end of a number, or an email address. */
export function FindBookings({ onShow }: FindBookingsProps) {
  const { isOnline } = useConnection();
  const { isBusy, error, run, forget } = useAction();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Booking[]>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) void run(async () => setFound(await searchBookings(text.trim())));
  }

  function handleClear() {
    setText('');
    setFound(undefined);
    forget();
  }

  return (
    <search className={`${layout.tight} ${styles.find}`}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <input
          type="search"
          className={`${layout.input} ${styles.text}`}
          aria-label="Find a booking"
          placeholder="Name, number or email"
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="quiet" disabled={isBusy || !isOnline}>
          {isBusy ? 'Searching…' : 'Find'}
        </Button>
      </form>
      {error && <FailureNotice error={error} effect="Nothing could be looked up." />}
      {found && (
        <section className={layout.tight} aria-label="Found bookings">
          <div className={`${layout.spread} ${styles.head}`}>
            <p role="status">{foundWords(found.length)}</p>
            <Button small look="plain" onClick={handleClear}>
              Close
            </Button>
          </div>
          <ul className={layout.list}>
            {found.map((booking) => (
              <li key={booking._id}>
                <button
                  type="button"
                  className={styles.hit}
                  onClick={() => onShow(booking.evening ?? eveningOf(booking), booking._id)}
                >
                  <strong>{nameOf(booking)}</strong>
                  <span>
                    {formatLongDate(fromLocalInput(`${booking.date}T12:00`))}, {booking.time},{' '}
                    {count(booking.partySize, 'guest')}
                  </span>
                  <span className={layout.quiet}>
                    {[bookStateNames[bookStateOf(booking)], booking.phone, booking.email]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </search>
  );
}

/** The most that a search finds. */
const most = 50;

function foundWords(found: number): string {
  if (found === 0) return 'No booking found. Try the beginning of a name, or the end of a number.';
  return found === most ? `The latest ${most} bookings that fit.` : `${count(found, 'booking')} found.`;
}

import { bookStateNames, formatLongDate, fromLocalInput, type Booking } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { useAction } from '../../../api/use-action.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import { count } from '../../../shell/count.ts';
import layout from '../../../shell/layout.module.css';
import { searchBookings } from '../calls/booking-calls.ts';
import { bookStateOf } from '../facts/party-facts.ts';
import styles from './party-sheet.module.css';

/** What the guest booked on other days, by number or address. Asked for when somebody wants to know. */
export function FormerVisits({ booking }: { booking: Booking }) {
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const [found, setFound] = useState<Booking[]>();
  const text = booking.email || booking.phone?.replace(/\D/g, '').slice(-6);
  if (!text) return null;
  const others = found?.filter(({ _id }) => _id !== booking._id);
  return (
    <section className={`${layout.tight} ${layout.divided} ${styles.part}`} aria-label="Other visits">
      {!others && (
        <div>
          <Button
            small
            look="quiet"
            disabled={isBusy || !isOnline}
            onClick={() => void run(async () => setFound(await searchBookings(text)))}
          >
            Have they been here before?
          </Button>
        </div>
      )}
      {others && (
        <>
          <h3 className={layout.small}>
            {others.length === 0 ? 'No other bookings' : `${count(others.length, 'other booking')}`}
          </h3>
          <ul className={layout.plain}>
            {others.map((each) => (
              <li key={each._id} className={layout.quiet}>
                {formatLongDate(fromLocalInput(`${each.date}T12:00`))}, {each.time},{' '}
                {count(each.partySize, 'guest')}: {bookStateNames[bookStateOf(each)].toLowerCase()}
                {each.note && ` – ${each.note}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {error && <FailureNotice error={error} effect="Nothing could be looked up." />}
    </section>
  );
}

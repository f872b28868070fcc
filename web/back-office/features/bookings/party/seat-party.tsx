import { bookingStart, check, type Booking } from '@venue/domain';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { useNow } from '../../../../ui/now.tsx';
import layout from '../../../shell/layout.module.css';
import type { Wish } from '../changes/change-store.ts';
import { seatAt } from '../changes/wishes.ts';
import { isKept } from '../facts/party-facts.ts';
import { askedOf, type BookEvening } from '../evening/use-evening.ts';
import { seatsFor } from './seats-for.ts';
import styles from './party-sheet.module.css';

type SeatPartyProps = { booking: Booking; evening: BookEvening; onChange: (wish: Wish) => void };

/** The table of a party: the best fit, or any other by hand, also one that is taken or too small. */
export function SeatParty({ booking, evening, onChange }: SeatPartyProps) {
  const { isOnline } = useConnection();
  const now = useNow();
  const { tables = [], partySize } = booking;
  if (evening.rules.tables.length === 0 || !isKept(booking)) return null;
  const asked = askedOf(evening, { party: partySize, now, without: booking._id });
  const best = check(asked, bookingStart(booking)).tables;
  const label = tables.join(' + ');
  return (
    <section className={`${layout.tight} ${layout.divided} ${styles.part}`} aria-label="Table">
      <div className={`${layout.mixed} ${styles.choices}`}>
        <label>
          <span className={layout.quiet}>Table </span>
          <select
            className={`${layout.input} ${styles.select}`}
            value={label}
            disabled={!isOnline}
            onChange={({ target }) => {
              const seat = seatsFor(evening, booking, now).find((each) => each.label === target.value);
              onChange(
                seatAt(booking, seat?.tables ?? [], seat !== undefined && (seat.isTaken || !seat.fits)),
              );
            }}
          >
            <option value="">No table</option>
            {seatsFor(evening, booking, now).map((seat) => (
              <option key={seat.label} value={seat.label}>
                {seat.words}
              </option>
            ))}
          </select>
        </label>
        {best && best.join(' + ') !== label && (
          <Button small look="quiet" disabled={!isOnline} onClick={() => onChange(seatAt(booking, best))}>
            Best fit: {best.join(' + ')}
          </Button>
        )}
      </div>
    </section>
  );
}

import { bookingStart, type Booking } from '@venue/domain';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import layout from '../../../shell/layout.module.css';
import type { Wish } from '../changes/change-store.ts';
import { attend, beLate, decide, takeBack } from '../changes/wishes.ts';
import { bookStateOf, isToCome } from '../facts/party-facts.ts';
import styles from './party-sheet.module.css';

type PartyStepsProps = {
  booking: Booking;
  canSend: boolean | undefined;
  now: Date;
  onChange: (wish: Wish) => void;
};

type Offer = { label: string; wish: Wish; look?: 'ink' | 'quiet' | 'danger' };

const minutesLate = [10, 20, 30];

/** All steps from the state of a booking, and how late its guests will be. */
export function PartySteps({ booking, canSend, now, onChange }: PartyStepsProps) {
  const { isOnline } = useConnection();
  const late = booking.lateMinutes ?? 0;
  return (
    <section className={`${layout.tight} ${layout.divided} ${styles.part}`} aria-label="What happens">
      <div className={`${layout.mixed} ${styles.choices}`}>
        {offersFor(booking, canSend, now).map(({ label, wish, look = 'quiet' }) => (
          <Button
            key={label}
            look={look}
            small
            disabled={!isOnline && !wish.isKept}
            onClick={() => onChange(wish)}
          >
            {label}
          </Button>
        ))}
      </div>
      {isToCome(booking) && (
        <div className={`${layout.mixed} ${styles.choices}`} role="group" aria-label="Late">
          <span className={layout.quiet}>Late by</span>
          {minutesLate.map((minutes) => (
            <Button
              key={minutes}
              look="quiet"
              small
              aria-pressed={late === minutes}
              onClick={() => onChange(beLate(booking, late === minutes ? 0 : minutes))}
            >
              {minutes} min
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function offersFor(booking: Booking, canSend: boolean | undefined, now: Date): Offer[] {
  const arrived: Offer = { label: 'Arrived', wish: attend(booking, 'arrived', now), look: 'ink' };
  const cancel: Offer = {
    label: 'Cancel booking',
    wish: decide(booking, 'cancelled', canSend),
    look: 'danger',
  };
  switch (bookStateOf(booking)) {
    case 'requested':
      if (bookingStart(booking) <= now) return [arrived];
      return [
        { label: 'Confirm', wish: decide(booking, 'confirmed', canSend), look: 'ink' },
        { label: 'Decline', wish: decide(booking, 'declined', canSend) },
        { label: 'Arrived', wish: attend(booking, 'arrived', now) },
        cancel,
      ];
    case 'confirmed':
      return [arrived, { label: 'No-show', wish: attend(booking, 'noShow', now) }, cancel];
    case 'arrived':
      return [
        { label: 'Left', wish: attend(booking, 'left', now), look: 'ink' },
        { label: 'Not here yet', wish: takeBack(booking, 'confirmed', now) },
      ];
    case 'left':
      return [{ label: 'Still here', wish: takeBack(booking, 'arrived', now) }];
    case 'noShow':
      return [arrived, { label: 'Still to come', wish: takeBack(booking, 'confirmed', now) }];
    default:
      return [
        { label: 'Confirm after all', wish: decide(booking, 'confirmed', canSend), look: 'ink' },
        { label: 'Confirm although it’s full', wish: decide(booking, 'confirmed', canSend, true) },
      ];
  }
}

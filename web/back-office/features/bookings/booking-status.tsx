import { bookingStateOf, isExpected, isWaiting, mentionsAllergy, type Booking } from '@venue/domain';
import layout from '../../shell/layout.module.css';
import { BookingChip } from './booking-chip.tsx';
import styles from './bookings.module.css';

/** The state of a booking and who decided it, and whether its note mentions an allergy. */
export function BookingStatus({ booking, now }: { booking: Booking; now: Date }) {
  const { needsConfirmation, decidedByName, message } = booking;
  const state = bookingStateOf(booking);
  return (
    <p className={`${layout.quiet} ${styles.status}`}>
      <span>
        {isWaiting(booking, now) && <BookingChip kind="waiting">waiting for an answer</BookingChip>}
        {state === 'requested' && !isWaiting(booking, now) && (
          <BookingChip kind="off">was not answered</BookingChip>
        )}
        {state !== 'requested' && (
          <>
            <BookingChip kind={isExpected(booking) ? 'confirmed' : 'off'}>{state}</BookingChip> by{' '}
            {decidedByName || 'staff'}
          </>
        )}
      </span>
      {isExpected(booking) && mentionsAllergy(message) && (
        <BookingChip kind="allergy">allergy: read the note</BookingChip>
      )}
      {needsConfirmation && isWaiting(booking, now) && <span>check that day’s opening hours</span>}
    </p>
  );
}

import {
  bookStateNames,
  bookingSourceNames,
  formatTime,
  isWaiting,
  mentionsAllergy,
  type Booking,
} from '@venue/domain';
import layout from '../../../shell/layout.module.css';
import { BookingChip } from './booking-chip.tsx';
import styles from './party.module.css';
import { bookStateOf, isKept, lateWords } from '../facts/party-facts.ts';

/** The state of a party in a few words that catch the eye: how it stands, who decided it, how late it is. */
export function PartyState({ booking, now }: { booking: Booking; now: Date }) {
  const { date, time, allergies, message, needsConfirmation, source, comingAt, flag } = booking;
  const state = bookStateOf(booking);
  const isStillWaiting = state === 'requested' && isWaiting({ date, time }, now);
  const late = lateWords(booking, now);
  return (
    <p className={`${layout.quiet} ${styles.status}`}>
      <span>
        {state === 'requested' ? (
          <BookingChip kind={isStillWaiting ? 'waiting' : 'off'}>
            {isStillWaiting ? 'waiting for an answer' : 'was not answered'}
          </BookingChip>
        ) : (
          <BookingChip kind={kindOf(booking)}>{bookStateNames[state].toLowerCase()}</BookingChip>
        )}
        {decider(booking)}
        {since(booking)}
      </span>
      {late && <BookingChip kind="late">{late}</BookingChip>}
      {isKept(booking) && (allergies ? true : mentionsAllergy(message)) && (
        <BookingChip kind="allergy">{allergies ? 'allergy' : 'allergy: read the note'}</BookingChip>
      )}
      {comingAt && <span>says they are coming</span>}
      {source && source !== 'web' && <span>{bookingSourceNames[source]}</span>}
      {flag && <BookingChip kind="late">{flagWords[flag]}</BookingChip>}
      {needsConfirmation && isStillWaiting && <span>check that day’s opening hours</span>}
    </p>
  );
}

const flagWords = { robot: 'perhaps a robot', many: 'has several tables' };

function kindOf(booking: Booking): 'confirmed' | 'here' | 'off' {
  const state = bookStateOf(booking);
  if (state === 'arrived') return 'here';
  return state === 'confirmed' ? 'confirmed' : 'off';
}

/** Who decided it; nobody where the rules did. */
function decider(booking: Booking): string {
  const { decidedByName, source, changes } = booking;
  const byName = decidedByName || (source === 'phone' ? changes?.[0]?.byName : undefined);
  const isDecision = ['confirmed', 'declined', 'cancelled'].includes(bookStateOf(booking));
  return isDecision && byName ? ` by ${byName}` : '';
}

/** When a party came, or left. */
function since({ arrivedAt, leftAt, ...booking }: Booking): string {
  const state = bookStateOf(booking);
  const at = state === 'arrived' ? arrivedAt : state === 'left' ? leftAt : undefined;
  return at ? ` at ${formatTime(at)}` : '';
}

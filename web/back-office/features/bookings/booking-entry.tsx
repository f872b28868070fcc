import {
  bookingStateOf,
  formatTime,
  fromLocalInput,
  isExpected,
  nextBookingStates,
  type Booking,
  type StoredMail,
} from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { MailStatus } from '../../mail/mail-status.tsx';
import { mailLabel } from '../../mail/mail-label.ts';
import { decideBooking, type Decision } from './booking-calls.ts';
import { count } from './booking-days.ts';
import layout from '../../shell/layout.module.css';
import styles from './bookings.module.css';
import { happened, willHappen } from './decision-words.ts';

type BookingEntryProps = {
  booking: Booking;
  /** Its emails, the first one first. */
  mails: StoredMail[];
  /** Whether emails can leave; undefined while that is unknown. */
  canSend: boolean | undefined;
  /** Whether something can still be decided: not once the evening is over. */
  isToCome: boolean;
};

const words: Record<Decision, { button: string; question: (name: string) => string }> = {
  confirmed: { button: 'Confirm', question: (name) => `Confirm the table of ${name}?` },
  declined: { button: 'Decline', question: (name) => `Decline the table of ${name}?` },
  cancelled: { button: 'Cancel booking', question: (name) => `Cancel the table of ${name}?` },
};

/** One booking: when, how many, who, how to reach them, what they wrote, what becomes of it and of its emails. */
export function BookingEntry({ booking, mails, canSend, isToCome }: BookingEntryProps) {
  const { _id, name, date, time, partySize, email, phone, message, needsConfirmation } = booking;
  const { isOnline } = useConnection();
  const [asked, setAsked] = useState<Decision>();
  const [done, setDone] = useState<string>();
  const { isBusy, error, run } = useAction();
  const state = bookingStateOf(booking);

  async function handleDecide(decision: Decision) {
    setDone(undefined);
    await run(async () => {
      const { isMailed } = await decideBooking(_id, decision);
      setDone(happened(isMailed, { name, email, phone, canSend }));
    });
    setAsked(undefined);
  }

  return (
    <li className={isExpected(booking) ? styles.booking : `${styles.booking} ${styles.off}`}>
      <p className={styles.when}>
        <strong className={styles.time}>{formatTime(fromLocalInput(`${date}T${time}`))}</strong>
        <span className={styles.party}>{count(partySize, 'guest')}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={layout.quiet}>
          {state === 'requested' ? 'waits for an answer' : `${state} by ${booking.decidedByName || 'staff'}`}
          {needsConfirmation && state === 'requested' && ' · check the opening hours of that day'}
        </p>
        <p className={styles.reach}>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        {message && <p className={`${layout.quiet} ${styles.message}`}>“{message}”</p>}
      </div>
      {isToCome && (
        <div className={`${layout.row} ${styles.buttons}`}>
          {nextBookingStates(booking).map((next) => (
            <Button
              key={next}
              look={next === 'confirmed' ? 'ink' : 'quiet'}
              small
              disabled={isBusy || !isOnline}
              onClick={() => (next === 'confirmed' ? void handleDecide(next) : setAsked(next as Decision))}
            >
              {words[next as Decision].button}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          ))}
        </div>
      )}
      {mails.length > 0 && (
        <div className={styles.mails}>
          {mails.map((mail) => (
            <MailStatus key={mail._id} mail={mail} label={mailLabel(mail)} canSend={canSend} />
          ))}
        </div>
      )}
      {(error ?? done) && (
        <div className={styles.told}>
          {error && <FailureNotice error={error} effect="Nothing was changed." />}
          {done && <Notice kind="done" title={done} />}
        </div>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title={words[asked].question(name)}
          confirmLabel={words[asked].button}
          isBusy={isBusy}
          isBlocked={!isOnline}
          onConfirm={() => void handleDecide(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{willHappen(asked, { name, email, phone, canSend })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

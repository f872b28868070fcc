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
  /** Its emails, the oldest first. */
  mails: StoredMail[];
  /** Whether emails can be sent; undefined while that is unknown. */
  canSend: boolean | undefined;
  /** Whether it is in the future, so that something can be decided. */
  isToCome: boolean;
};

const words: Record<Decision, { button: string; question: (name: string) => string }> = {
  confirmed: { button: 'Confirm', question: (name) => `Confirm the table of ${name}?` },
  declined: { button: 'Decline', question: (name) => `Decline the table of ${name}?` },
  cancelled: { button: 'Cancel booking', question: (name) => `Cancel the table of ${name}?` },
};

/** One booking: when, how many, who, how to reach them, their message, its decision and its emails. */
export function BookingEntry({ booking, mails, canSend, isToCome }: BookingEntryProps) {
  const { _id, name, date, time, partySize, email, phone, message, needsConfirmation } = booking;
  const { isOnline } = useConnection();
  const [pending, setPending] = useState<Decision>();
  const [done, setDone] = useState<string>();
  const { isBusy, error, run } = useAction();
  const state = bookingStateOf(booking);

  async function handleDecide(decision: Decision) {
    setDone(undefined);
    await run(async () => {
      const { isMailed } = await decideBooking(_id, decision);
      setDone(happened(isMailed, { name, email, phone, canSend }));
    });
    setPending(undefined);
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
          {state === 'requested'
            ? 'waiting for an answer'
            : `${state} by ${booking.decidedByName || 'staff'}`}
          {needsConfirmation && state === 'requested' && ' · check that day’s opening hours'}
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
              onClick={() => (next === 'confirmed' ? void handleDecide(next) : setPending(next as Decision))}
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
        <div className={styles.outcome}>
          {error && <FailureNotice error={error} effect="Nothing was changed." />}
          {done && <Notice kind="done" title={done} />}
        </div>
      )}
      {pending && (
        <ConfirmDialog
          isOpen
          title={words[pending].question(name)}
          confirmLabel={words[pending].button}
          isBusy={isBusy}
          isBlocked={!isOnline}
          onConfirm={() => void handleDecide(pending)}
          onCancel={() => setPending(undefined)}
        >
          <p>{willHappen(pending, { name, email, phone, canSend })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

import {
  bookingStart,
  bookingStateOf,
  isExpected,
  mentionsAllergy,
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
import { count } from '../../shell/count.ts';
import { BookingStatus } from './booking-status.tsx';
import layout from '../../shell/layout.module.css';
import styles from './bookings.module.css';
import { happened, willHappen } from './decision-words.ts';

type BookingEntryProps = {
  booking: Booking;
  /** Its emails, the oldest first. */
  mails: StoredMail[];
  /** Whether emails can be sent; undefined while that is unknown. */
  canSend: boolean | undefined;
  now: Date;
};

const words: Record<Decision, { button: string; question: (name: string) => string }> = {
  confirmed: { button: 'Confirm after all', question: (name) => `Confirm the table for ${name} after all?` },
  declined: { button: 'Decline', question: (name) => `Decline the table for ${name}?` },
  cancelled: { button: 'Cancel booking', question: (name) => `Cancel the table for ${name}?` },
};

/** One booking: when, how many, who, how to reach them, their message, its decision and its emails. */
export function BookingEntry({ booking, mails, canSend, now }: BookingEntryProps) {
  const { name, partySize, email, phone, message } = booking;
  const { isOnline } = useConnection();
  /** What is asked before it is done, about the booking as it was then. */
  const [pending, setPending] = useState<{ decision: Decision; seen: Booking }>();
  const [done, setDone] = useState<string>();
  const { isBusy, error, run } = useAction();
  const warns = isExpected(booking) && mentionsAllergy(message);
  const isToCome = bookingStart(booking) > now;
  // Only the answer to a request is sent without a question.
  const asks = (next: Decision) => next !== 'confirmed' || bookingStateOf(booking) !== 'requested';

  async function handleDecide(decision: Decision, seen = booking) {
    setDone(undefined);
    await run(async () => {
      setDone(happened(await decideBooking(seen, decision), { name, email, phone, canSend }));
    });
    setPending(undefined);
  }

  return (
    <li className={isExpected(booking) ? styles.booking : `${styles.booking} ${styles.off}`}>
      <p className={styles.when}>
        <strong className={styles.time}>{booking.time}</strong>
        <span className={styles.party}>{count(partySize, 'guest')}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <BookingStatus booking={booking} now={now} />
        <p className={styles.reach}>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        {message && (
          <p className={`${warns ? styles.allergy : layout.quiet} ${styles.message}`}>“{message}”</p>
        )}
      </div>
      {isToCome && (
        <div className={`${layout.row} ${styles.buttons}`}>
          {nextBookingStates(booking).map((next) => (
            <Button
              key={next}
              look={asks(next) ? 'quiet' : 'ink'}
              small
              disabled={isBusy || !isOnline}
              onClick={() =>
                asks(next) ? setPending({ decision: next, seen: booking }) : void handleDecide(next)
              }
            >
              {asks(next) ? words[next].button : 'Confirm'}
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
          title={words[pending.decision].question(name)}
          confirmLabel={words[pending.decision].button}
          look={pending.decision === 'confirmed' ? 'ink' : 'danger'}
          isBusy={isBusy}
          isBlocked={!isOnline}
          onConfirm={() => void handleDecide(pending.decision, pending.seen)}
          onCancel={() => setPending(undefined)}
        >
          <p>{willHappen(pending.decision, { name, email, phone, canSend })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

import { bookingStart, mentionsAllergy, type Booking } from '@venue/domain';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { MailStatus } from '../../../mail/mail-status.tsx';
import { mailLabel } from '../../../mail/mail-label.ts';
import { isMailTrouble } from '../../../mail/mail-trouble.ts';
import { count } from '../../../shell/count.ts';
import layout from '../../../shell/layout.module.css';
import { BookingChip } from './booking-chip.tsx';
import { makeChange } from '../changes/change-store.ts';
import { attend, decide } from '../changes/wishes.ts';
import { noMails, type BookingMails } from '../calls/use-booking-mails.ts';
import styles from './party.module.css';
import { bookStateOf, isKept, nameOf } from '../facts/party-facts.ts';
import { PartyState } from './party-state.tsx';

export type PartyRowProps = {
  booking: Booking;
  mails: BookingMails;
  /** Whether emails can be sent; undefined while that is unknown. */
  canSend: boolean | undefined;
  now: Date;
  /** Opens everything about it. */
  onOpen: (id: string) => void;
};

/** A party of the evening: when, how many, who, where they sit, what to know, and the next thing to do about it. */
export function PartyRow({ booking, mails, canSend, now, onOpen }: PartyRowProps) {
  const { _id, partySize, phone, email, message, allergies, note, tables } = booking;
  const name = nameOf(booking);
  const troubles = (mails.get(_id) ?? []).filter((mail) => isMailTrouble(mail, now));
  return (
    <li className={isKept(booking) ? styles.booking : `${styles.booking} ${styles.off}`}>
      <p className={styles.when}>
        <strong className={styles.time}>{booking.time}</strong>
        <span>{count(partySize, 'guest')}</span>
        {tables && tables.length > 0 && <strong className={styles.table}>{tables.join(' + ')}</strong>}
      </p>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <PartyState booking={booking} now={now} />
        {mails === noMails && hasFailed(booking) && <BookingChip kind="late">email not sent</BookingChip>}
        {(phone || email) && (
          <p className={styles.reach}>
            {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
        {allergies && <p className={`${styles.allergy} ${styles.message}`}>{allergies}</p>}
        {message && (
          <p className={`${mentionsAllergy(message) ? styles.allergy : layout.quiet} ${styles.message}`}>
            “{message}”
          </p>
        )}
        {note && <p className={styles.message}>{note}</p>}
      </div>
      <Button className={styles.open} look="plain" small aria-haspopup="dialog" onClick={() => onOpen(_id)}>
        Open<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <div className={`${layout.row} ${styles.buttons}`}>
        <NextSteps booking={booking} canSend={canSend} now={now} />
      </div>
      {troubles.length > 0 && (
        <div className={styles.mails}>
          {troubles.map((mail) => (
            <MailStatus key={mail._id} mail={mail} label={mailLabel(mail)} canSend={canSend} />
          ))}
        </div>
      )}
    </li>
  );
}

/** Whether an email to the guest could not be sent, as far as the booking says: hosts read no emails. */
function hasFailed({ mails = {} }: Booking): boolean {
  return Object.values(mails).includes('failed');
}

/** What comes next: an answer to a request, the arrival, the departure. Everything else is a tap further. */
function NextSteps({ booking, canSend, now }: Pick<PartyRowProps, 'booking' | 'canSend' | 'now'>) {
  const { isOnline } = useConnection();
  const whose = <VisuallyHidden>: {nameOf(booking)}</VisuallyHidden>;
  const isOver = bookingStart(booking) <= now;
  switch (bookStateOf(booking)) {
    case 'requested':
      // Nobody is told yes or no any more; but they may have come.
      if (isOver) return <Arrive booking={booking} now={now} look="quiet" />;
      return (
        <>
          <Button
            small
            disabled={!isOnline}
            onClick={() => makeChange(decide(booking, 'confirmed', canSend))}
          >
            Confirm{whose}
          </Button>
          <Button
            look="quiet"
            small
            disabled={!isOnline}
            onClick={() => makeChange(decide(booking, 'declined', canSend))}
          >
            Decline{whose}
          </Button>
        </>
      );
    case 'confirmed':
      return <Arrive booking={booking} now={now} look="ink" />;
    case 'arrived':
      return (
        <Button look="quiet" small onClick={() => makeChange(attend(booking, 'left', now))}>
          Left{whose}
        </Button>
      );
    default:
      return null;
  }
}

function Arrive({ booking, now, look }: { booking: Booking; now: Date; look: 'ink' | 'quiet' }) {
  return (
    <Button small look={look} onClick={() => makeChange(attend(booking, 'arrived', now))}>
      Arrived<VisuallyHidden>: {nameOf(booking)}</VisuallyHidden>
    </Button>
  );
}

import {
  formatLongDate,
  formatNearby,
  fromLocalInput,
  guestMailNames,
  type Booking,
  type GuestMail,
} from '@venue/domain';
import { useNow } from '../../../../ui/now.tsx';
import { MailStatus } from '../../../mail/mail-status.tsx';
import { mailLabel } from '../../../mail/mail-label.ts';
import { count } from '../../../shell/count.ts';
import layout from '../../../shell/layout.module.css';
import { Modal } from '../../../shell/modal.tsx';
import { makeChange, type Wish } from '../changes/change-store.ts';
import { nameOf } from '../facts/party-facts.ts';
import { PartyState } from '../evening/party-state.tsx';
import type { BookEvening } from '../evening/use-evening.ts';
import type { BookingMails } from '../calls/use-booking-mails.ts';
import { FormerVisits } from './former-visits.tsx';
import { MoveParty } from './move-party.tsx';
import { PartyDetails } from './party-details.tsx';
import styles from './party-sheet.module.css';
import { PartySteps } from './party-steps.tsx';
import { SeatParty } from './seat-party.tsx';

type PartySheetProps = {
  booking: Booking;
  evening: BookEvening;
  mails: BookingMails;
  canSend: boolean | undefined;
  onClose: () => void;
};

/** Everything about one booking, and everything that can be done with it. */
export function PartySheet({ booking, evening, mails, canSend, onClose }: PartySheetProps) {
  const now = useNow();
  const { _id, date, time, partySize, phone, email, message, changes = [] } = booking;
  const day = formatLongDate(fromLocalInput(`${date}T12:00`));
  const sent = mails.get(_id) ?? [];

  /** Closes it, so that Undo is in sight. */
  function handleChange(wish: Wish) {
    makeChange(wish);
    onClose();
  }

  return (
    <Modal
      isOpen
      title={nameOf(booking)}
      description={`${time}, ${count(partySize, 'guest')}, ${day}`}
      width="side"
      onClose={onClose}
    >
      <PartyState booking={booking} now={now} />
      {(phone || email) && (
        <p className={`${layout.mixed} ${styles.choices}`}>
          {phone && (
            <a className={`${layout.link} ${styles.reach}`} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          )}
          {email && (
            <a className={`${layout.link} ${styles.reach}`} href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </p>
      )}
      {message && <p className={styles.message}>“{message}”</p>}
      <PartySteps booking={booking} canSend={canSend} now={now} onChange={handleChange} />
      <SeatParty booking={booking} evening={evening} onChange={handleChange} />
      <MoveParty booking={booking} canSend={canSend} onChange={handleChange} />
      <PartyDetails key={_id} booking={booking} onChange={handleChange} />
      {(sent.length > 0 || (booking.mails && email)) && (
        <section className={`${layout.tight} ${layout.divided} ${styles.part}`} aria-label="Emails">
          <h3 className={layout.small}>Emails</h3>
          {sent.map((mail) => (
            <MailStatus key={mail._id} mail={mail} label={mailLabel(mail)} canSend={canSend} />
          ))}
          {sent.length === 0 && <p className={layout.quiet}>{hostWords(booking)}</p>}
        </section>
      )}
      <FormerVisits booking={booking} />
      {changes.length > 0 && (
        <section className={`${layout.tight} ${layout.divided} ${styles.part}`} aria-label="Changes">
          <h3 className={layout.small}>Changes</h3>
          <ul className={layout.plain}>
            {changes.toReversed().map(({ at, byName, what }) => (
              <li key={`${at?.getTime()} ${what}`} className={layout.quiet}>
                {at && formatNearby(at, now)}: {what}
                {byName && `, by ${byName}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Modal>
  );
}

const fates = { waiting: 'on its way', sent: 'sent', stored: 'not sent', failed: 'not sent' };

/** Delivery of the booking's emails, for hosts, who may not read the emails themselves. */
function hostWords({ mails = {} }: Booking): string {
  const words = Object.entries(mails).map(([about, fate]) => {
    return `${guestMailNames[about as GuestMail]}: ${fates[fate]}`;
  });
  return words.length > 0 ? words.join(', ') : 'None yet.';
}

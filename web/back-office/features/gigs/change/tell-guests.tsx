import { formatLongDate, fromLocalInput, ContentLimits, type Booking } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useAction } from '../../../api/use-action.ts';
import { useDraftInput } from '../../../unsaved/use-draft-input.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import { count } from '../../../shell/count.ts';
import layout from '../../../shell/layout.module.css';
import type { GuestMail } from './guest-mail.ts';
import styles from './tell-guests.module.css';

type TellGuestsProps = {
  uid: string;
  /** Where what is typed is stored until it is sent. */
  path: string;
  /** The evening, YYYY-MM-DD. */
  evening: string;
  /** The expected bookings of that evening. */
  bookings: readonly Booking[];
  /** Whether emails can be sent; undefined while that is unknown. */
  canSend: boolean | undefined;
  /** The words to begin with. */
  mail: GuestMail;
  /** Sends them, and resolves to the number of emails that go out. @throws ApiError */
  onSend: (mail: GuestMail) => Promise<number>;
};

/**
 * Offers to email everybody with a table on the evening of a gig: who they are, the words, which can be changed, and whom to
 * ring because there is no address.
 */
export function TellGuests(props: TellGuestsProps) {
  const { evening, bookings, canSend } = props;
  const [isOpen, setIsOpen] = useState(false);
  const day = formatLongDate(fromLocalInput(`${evening}T12:00`));
  if (bookings.length === 0) return <p className={layout.quiet}>Nobody has booked a table for {day}.</p>;
  return (
    <section className={`${layout.block} ${layout.divided}`} aria-label={`Tables on ${day}`}>
      <p>
        <strong>{countGuests(bookings)}</strong> booked for {day}.
      </p>
      {canSend === false && (
        <Notice title="No emails can be sent: no mail server is set up.">Please ring these guests.</Notice>
      )}
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Not now' : 'Tell these guests'}
      </Button>
      {isOpen && <Letter {...props} />}
    </section>
  );
}

function Letter({ uid, path, bookings, canSend, mail, onSend }: TellGuestsProps) {
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const [empty] = useState(mail);
  const { values, change, clear } = useDraftInput<GuestMail>({
    ...{ name: 'email about a gig', path, uid, empty },
    isFilled: ({ subject, text }) => subject !== empty.subject || text !== empty.text,
  });
  const [sent, setSent] = useState<number>();
  const reached = bookings.filter(({ email }) => email);
  const isReady = values.subject.trim() !== '' && values.text.trim() !== '';

  async function handleSend() {
    await run(async () => {
      setSent(await onSend(values));
      clear();
    });
  }

  return (
    <>
      <ul className={layout.list}>
        {bookings.map((booking) => (
          <Guest key={booking._id} booking={booking} />
        ))}
      </ul>
      {reached.length > 0 && sent === undefined && (
        <form
          className={layout.stack}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (isReady) void handleSend();
          }}
        >
          <Field label="Subject">
            {(control) => (
              <input
                {...control}
                value={values.subject}
                maxLength={ContentLimits.subject}
                onChange={({ target }) => change({ subject: target.value })}
              />
            )}
          </Field>
          <Field
            label="Email"
            hint="Each begins with the guest’s own table and time, and ends with how to reach you."
          >
            {(control) => (
              <textarea
                {...control}
                value={values.text}
                maxLength={ContentLimits.eveningMail}
                onChange={({ target }) => change({ text: target.value })}
              />
            )}
          </Field>
          <div className={layout.row}>
            <Button
              type="submit"
              look="brass"
              disabled={isBusy || !isOnline || !isReady || canSend === false}
            >
              {isBusy ? 'Sending…' : `Send ${count(reached.length, 'email')}`}
            </Button>
          </div>
        </form>
      )}
      {error && <FailureNotice error={error} effect="No email was sent." />}
      {sent !== undefined && (
        <Notice kind="done" title={sentWords(sent)}>
          {reached.length < bookings.length && 'Please ring the guests without an email address.'}
        </Notice>
      )}
    </>
  );
}

function Guest({ booking: { name, time, partySize, email, phone } }: { booking: Booking }) {
  return (
    <li className={`${layout.spread} ${styles.guest}`}>
      <span>
        {time} · <strong>{name}</strong>, {count(partySize, 'guest')}
      </span>
      <span className={layout.quiet}>
        {email || 'no email: '}
        {!email && phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>ring {phone}</a>}
      </span>
    </li>
  );
}

function sentWords(sent: number): string {
  if (sent === 0) return 'These guests have already had this email, so it wasn’t sent again.';
  return sent === 1 ? 'One email is on its way.' : `${sent} emails are on their way.`;
}

/** "3 tables, 11 guests" */
function countGuests(bookings: readonly Booking[]): string {
  const guests = bookings.reduce((sum, { partySize }) => sum + partySize, 0);
  return `${count(bookings.length, 'table')}, ${count(guests, 'guest')}`;
}

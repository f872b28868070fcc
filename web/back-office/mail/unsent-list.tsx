import { formatLongDate, fromLocalInput, type StoredMail } from '@venue/domain';
import { MailStatus } from './mail-status.tsx';
import layout from '../shell/layout.module.css';
import styles from './unsent-list.module.css';
import { useCanSend } from './use-can-send.ts';
import { useUnsent } from './use-unsent.ts';

/** The emails that could not be sent, with the reason and "Send again"; nothing if there are none. */
export function UnsentList() {
  const mails = useUnsent();
  const canSend = useCanSend();
  if (mails.length === 0) return null;
  return (
    <section className={`${layout.tight} ${styles.unsent}`} aria-labelledby="unsent">
      <h2 id="unsent" className={layout.heading}>
        Emails that couldn’t be sent
      </h2>
      {canSend === false && <p>No mail server is set up, so they can’t be sent again yet.</p>}
      <ul className={layout.list}>
        {mails.map((mail) => (
          <li key={mail._id} className={`${layout.tight} ${styles.mail}`}>
            <p className={styles.subject}>{mail.message.subject}</p>
            <p className={layout.quiet}>{about(mail)}</p>
            <MailStatus mail={mail} label={`Email to ${mail.to[0]}`} canSend={canSend} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function about({ booking, isPasswordReset }: StoredMail): string {
  if (isPasswordReset) return 'A password link that a colleague asked for';
  if (!booking) return 'Written by staff';
  const day = formatLongDate(fromLocalInput(`${booking.date}T12:00`));
  return booking.to === 'guest' ? `To the guest of ${day}` : `To us, about a booking for ${day}`;
}

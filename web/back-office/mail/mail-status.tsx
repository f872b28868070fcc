import { mailFate, type StoredMail } from '@venue/domain';
import { useNow } from '../../ui/now.tsx';
import { describeDelivery } from './describe-delivery.ts';
import layout from '../shell/layout.module.css';
import styles from './mail-status.module.css';
import { isMailTrouble } from './mail-trouble.ts';
import { SendAgain } from './send-again.tsx';

type MailStatusProps = {
  mail: StoredMail;
  /** What the email is, such as "Email to the guest". */
  label: string;
  /** Whether emails can be sent; undefined while that is unknown. */
  canSend: boolean | undefined;
};

/** The status of one email, with "Send again" if it was not sent. */
export function MailStatus({ mail, label, canSend }: MailStatusProps) {
  const now = useNow();
  const isUnsent = isMailTrouble(mail, now);
  // If there is no mail server, the screen says so once.
  const isAlarming = isUnsent && (mailFate(mail, now).kind !== 'stored' || canSend === true);
  return (
    <div className={`${layout.quiet} ${styles.mail}`}>
      <p className={isAlarming ? layout.alarm : undefined}>
        {label}: {describeDelivery(mail, now)}
      </p>
      {isUnsent && canSend !== false && <SendAgain mail={mail} />}
    </div>
  );
}

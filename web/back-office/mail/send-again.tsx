import { mailFate, mayHaveArrived, type StoredMail } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAction } from '../api/use-action.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { FailureNotice } from '../session/failure-notice.tsx';
import { resendMail } from './mail-calls.ts';
import styles from './mail-status.module.css';

/** Sends an email again; asks first when the recipient may have it already. The list shows the result live. */
export function SendAgain({ mail }: { mail: StoredMail }) {
  const { isOnline } = useConnection();
  const now = useNow();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, error, run } = useAction();
  const recipient = mail.to[0] ?? '';
  const isRisky = mayHaveArrived(mailFate(mail, now));

  async function handleSend() {
    await run(() => resendMail(mail._id, isRisky));
    setIsAsking(false);
  }

  return (
    <>
      <Button
        small
        look="quiet"
        disabled={isBusy || !isOnline}
        onClick={() => (isRisky ? setIsAsking(true) : void handleSend())}
      >
        {isBusy ? 'Sending…' : 'Send again'}
        <VisuallyHidden> to {recipient}</VisuallyHidden>
      </Button>
      {error && (
        <div className={styles.trouble}>
          <FailureNotice error={error} effect="The email was not sent." />
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Send this email again?"
        confirmLabel="Send again"
        isBusy={isBusy}
        isBlocked={!isOnline}
        onConfirm={() => void handleSend()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{recipient} may already have it, and would then get it twice.</p>
      </ConfirmDialog>
    </>
  );
}

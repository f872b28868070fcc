import { useState } from 'react';
import { venue } from '../../../../venue.config.ts';
import { useContentConnection } from '../../content/index.ts';
import { Button } from '../../../ui/button.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import styles from './book-table-page.module.css';
import { OwnForm } from './own-form.tsx';

const provider: string = venue.booking.providerUrl;

/**
 * The booking form in a frame. A third-party provider's form loads only after the visitor agrees. Offline,
 * a notice is shown; a form that is already open is disabled and keeps what was typed.
 */
export function ReservationFrame({ isAsked }: { isAsked: boolean }) {
  const { online } = useContentConnection();
  const [isWanted, setWanted] = useState(provider === '');
  const [hasOpened, setHasOpened] = useState(online && isWanted);
  if (online && isWanted && !hasOpened) setHasOpened(true);
  const notice = online ? null : <OfflineNotice />;
  if (!isWanted) {
    return (
      <div className={styles.ask}>
        {notice}
        <Button look="ink" disabled={!online} onClick={() => setWanted(true)}>
          SHOW THE BOOKING FORM
        </Button>
        <p>The form is loaded from {new URL(provider).host}, which will see that you visited.</p>
        <p>
          Rather talk to someone? Ring us on <RingUs />.
        </p>
      </div>
    );
  }
  return (
    <>
      {notice}
      {hasOpened && provider !== '' ? (
        <iframe className={styles.frame} src={provider} title="Book a table" inert={!online} />
      ) : null}
      {hasOpened && provider === '' ? <OwnForm inert={!online} isAsked={isAsked} /> : null}
    </>
  );
}

function OfflineNotice() {
  return (
    <p className={styles.noBooking} role="status">
      You’re offline. Booking works again once you’re connected. Or ring us on <RingUs />.
    </p>
  );
}

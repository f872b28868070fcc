import { useState } from 'react';
import { venue } from '../../../../venue.config.ts';
import { useContentConnection } from '../../content/index.ts';
import { Button } from '../../../ui/button.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import styles from './book-table-page.module.css';

/** The venue's own reservation page, a document of its own. */
const ownWidget = '/reservation.html';
const provider: string = venue.booking.providerUrl;

/**
 * The reservation page in a frame; an outside provider's only once the visitor agrees
 * to load it. Without a line nothing can be booked: it says so, and a form already open keeps what was typed.
 */
export function ReservationFrame() {
  const { online } = useContentConnection();
  const [isWanted, setWanted] = useState(provider === '');
  const [hasOpened, setHasOpened] = useState(online && isWanted);
  if (online && isWanted && !hasOpened) setHasOpened(true);
  const reason = online ? null : <NoBooking />;
  if (!isWanted) {
    return (
      <div className={styles.ask}>
        {reason}
        <Button look="ink" disabled={!online} onClick={() => setWanted(true)}>
          SHOW THE BOOKING FORM
        </Button>
        <p>It comes from {new URL(provider).host}, which will then see that you are here.</p>
        <p>
          Rather talk to somebody? <RingUs />
        </p>
      </div>
    );
  }
  return (
    <>
      {reason}
      {hasOpened ? (
        <iframe className={styles.frame} src={provider || ownWidget} title="Book a table" inert={!online} />
      ) : null}
    </>
  );
}

function NoBooking() {
  return (
    <p className={styles.noBooking} role="status">
      Booking needs a line, and there is none just now. Ring us on <RingUs />, or wait: it opens again by
      itself.
    </p>
  );
}

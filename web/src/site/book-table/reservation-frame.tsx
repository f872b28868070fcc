import { useState } from 'react';
import { venue } from '../../../../venue.config.ts';
import { Button } from '../../ui/button.tsx';
import styles from './book-table-page.module.css';

/** The venue's own reservation page, a document of its own. */
const ownWidget = '/reservation.html';
const provider: string = venue.booking.providerUrl;

/** The reservation page in a frame; an outside provider's only once the visitor agrees to load it. */
export function ReservationFrame() {
  const [isWanted, setWanted] = useState(provider === '');
  if (!isWanted) {
    return (
      <div className={styles.ask}>
        <Button look="ink" onClick={() => setWanted(true)}>
          SHOW THE BOOKING FORM
        </Button>
        <p>It comes from {new URL(provider).host}, which will then see that you are here.</p>
      </div>
    );
  }
  return <iframe className={styles.frame} src={provider || ownWidget} title="Book a table" />;
}

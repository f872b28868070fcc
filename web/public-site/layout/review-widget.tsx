import { useState } from 'react';
import { venue } from '../../../venue.config.ts';
import { Button } from '../../ui/button.tsx';
import styles from './review-widget.module.css';

/** Address of the configured review widget, or the empty string. */
const address: string = venue.reviewWidgetUrl;

/** Whether the owner has set up a review widget at all. */
export const hasReviewWidget = address !== '';

/** Guests' reviews from the configured outside host, in a sandboxed frame, and only once the visitor asks. */
export function ReviewWidget() {
  const [isWanted, setWanted] = useState(false);
  if (!hasReviewWidget) return null;
  if (isWanted) {
    return (
      <iframe
        className={styles.frame}
        src={address}
        title="What guests say"
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    );
  }
  return (
    <div className={styles.ask}>
      <Button look="quiet" onClick={() => setWanted(true)}>
        SHOW REVIEWS
      </Button>
      <p>They come from {new URL(address).host}, which will then see that you are here.</p>
    </div>
  );
}

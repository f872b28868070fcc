import { useState } from 'react';
import { venue } from '../../../../venue.config.ts';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import styles from './review-widget.module.css';

/** URL of the stand-in that `npm start` and `npm test` open for the demo. `npm run build` never has one. */
const standIn = import.meta.env?.VITE_REVIEW_WIDGET;

/** URL of the configured review widget, or an empty string. */
const address: string = venue.reviewWidgetUrl || standIn || '';

/** Whether the owner has configured a review widget. */
export const hasReviewWidget = address !== '';

/**
 * Guests' reviews from the configured third party, in a sandboxed frame that loads only on request. It takes scripts to
 * ask for them, so the page from the server, whose every byte delays the first paint, does without.
 */
export function ReviewWidget() {
  const [isWanted, setWanted] = useState(false);
  const isLive = useHydrated();
  if (!hasReviewWidget || !isLive) return null;
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
      <p>The reviews are loaded from {new URL(address).host}, which will see that you visited.</p>
    </div>
  );
}

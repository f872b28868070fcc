import { useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import styles from './share-button.module.css';

type ShareButtonProps = { title: string; className?: string };

/** What the button has done, for the guest. */
const outcomes = {
  copied: 'The link is copied.',
  failed: 'Your browser didn’t allow it. Copy the address of this page instead.',
};

/** Shares the page by the phone's own menu; where there is none, copies its link. Rendered only with scripts. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  if (!useHydrated()) return null;
  async function handleShare() {
    setOutcome(undefined);
    setOutcome(await share({ title, url: window.location.origin + window.location.pathname }));
  }
  return (
    <span className={styles.share}>
      <button
        type="button"
        className={`${styles.button} ${className ?? ''}`}
        onClick={() => void handleShare()}
      >
        Share
      </button>
      <span role="status">{outcome && outcomes[outcome]}</span>
    </span>
  );
}

async function share(page: { title: string; url: string }): Promise<keyof typeof outcomes | undefined> {
  try {
    if (canShare(navigator)) {
      await navigator.share(page);
      return undefined;
    }
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch (error) {
    // The guest has closed the menu.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    console.info('The page could not be shared:', error);
    return 'failed';
  }
}

/** The types promise a menu that many browsers on desks do not have. */
function canShare({ share }: Partial<Navigator>): boolean {
  return share !== undefined;
}

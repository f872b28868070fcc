import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { RecordFormOutcome } from './use-record-form.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';
import styles from './save-outcome.module.css';

type SaveOutcomeProps = {
  outcome: RecordFormOutcome | undefined;
  savedMessage: string;
  failedMessage: string;
  /** What can be done about a failure, beyond signing in again. */
  children?: ReactNode;
};

/** What came of a save: the spec's own words, and under a failure what really happened (section 8). */
export function SaveOutcome({ outcome, savedMessage, failedMessage, children }: SaveOutcomeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) notice.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [outcome]);

  if (!outcome) return null;
  return (
    <div ref={notice} className={styles.outcome}>
      {outcome.kind === 'saved' ? (
        <Notice kind="done" title={savedMessage} />
      ) : (
        <Notice kind="problem" title={failedMessage}>
          <p>What really happened: {outcome.error.message}</p>
          {outcome.error.kind === 'signed-out' && (
            <p>
              <SignInAgain />. What you typed is kept and waits for you here.
            </p>
          )}
          {children}
        </Notice>
      )}
    </div>
  );
}

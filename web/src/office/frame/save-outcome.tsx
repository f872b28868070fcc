import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ApiError } from '../data/api-error.ts';
import type { RecordFormOutcome } from '../data/use-record-form.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';
import styles from './save-outcome.module.css';

type SaveOutcomeProps = {
  outcome: RecordFormOutcome | undefined;
  savedMessage: string;
  failedMessage: string;
  /** For a conflict: drop what was typed and show what is stored. */
  onReload: () => void;
  /** For a conflict: save over it. */
  onKeepMine: () => void;
};

/** What came of a save: the spec's own words, and under a failure what really happened (section 8). */
export function SaveOutcome({
  outcome,
  savedMessage,
  failedMessage,
  onReload,
  onKeepMine,
}: SaveOutcomeProps) {
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
          <NextStep error={outcome.error} onReload={onReload} onKeepMine={onKeepMine} />
        </Notice>
      )}
    </div>
  );
}

type NextStepProps = Pick<SaveOutcomeProps, 'onReload' | 'onKeepMine'> & { error: ApiError };

function NextStep({ error, onReload, onKeepMine }: NextStepProps) {
  if (error.kind === 'signed-out') {
    return (
      <p>
        <SignInAgain />. What you typed is kept and waits for you here.
      </p>
    );
  }
  if (!error.isStale) return null;
  return (
    <p className={styles.steps}>
      <Button small look="quiet" onClick={onReload}>
        Show theirs
      </Button>
      <Button small onClick={onKeepMine}>
        Keep mine
      </Button>
    </p>
  );
}

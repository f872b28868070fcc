import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { FailureNotice } from '../session/failure-notice.tsx';
import type { RecordFormOutcome } from './use-outcome-end.ts';
import styles from './save-outcome.module.css';

/** What a screen says of any failure beyond its cause, see `FailureNotice`. */
export type FailureWords = { sentence?: string; effect?: string };

type SaveOutcomeProps = {
  outcome: RecordFormOutcome | undefined;
  savedMessage: string;
  failure: FailureWords;
  /** The headline of a failure, where more is known than the error says. */
  title?: ReactNode;
  /** What can be done about a failure. */
  children?: ReactNode;
};

/** The result of a save, scrolled into view. */
export function SaveOutcome({ outcome, savedMessage, failure, title, children }: SaveOutcomeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    // In the middle, because the row of buttons at the bottom covers what is nearest.
    const block = outcome.kind === 'failed' ? 'center' : 'nearest';
    notice.current?.scrollIntoView({ behavior: 'smooth', block });
  }, [outcome]);

  if (!outcome) return null;
  return (
    <div ref={notice} className={styles.outcome}>
      {outcome.kind === 'saved' ? (
        <Notice kind="done" title={savedMessage} />
      ) : (
        <FailureNotice {...failure} error={outcome.error} title={title}>
          {children}
        </FailureNotice>
      )}
    </div>
  );
}

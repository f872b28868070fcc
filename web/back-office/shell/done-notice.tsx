import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAction } from '../api/use-action.ts';
import layout from './layout.module.css';
import styles from './done-notice.module.css';

/** How long it stays, in ms: long enough to read it and to take a slip back. */
const shownFor = 15_000;

/** Holds a message over the bottom of the window: in sight wherever the page stands, and nothing moves for it. */
export function FixedNotice({ children }: { children: ReactNode }) {
  return <div className={styles.fixed}>{children}</div>;
}

type DoneNoticeProps = {
  /** Another object with each message, so that the next one begins anew. */
  of: object;
  /** The name of what changed, where the sentence does not have it. */
  name?: string | undefined;
  /** What was done. */
  title: string;
  /** Takes it back. @throws ApiError */
  onUndo?: (() => unknown) | undefined;
};

/** The result of the last action, with Undo where there is one. Closes by itself, unless it is hovered or focused. */
export function DoneNotice({ of, ...message }: DoneNoticeProps) {
  const [latest, setLatest] = useState({ of, number: 0 });
  if (latest.of !== of) setLatest({ of, number: latest.number + 1 });
  return <Message key={latest.number} {...message} />;
}

function Message({ name, title, onUndo }: Omit<DoneNoticeProps, 'of'>) {
  const notice = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'done' | 'undone' | 'closed'>('done');
  const { isBusy, error, run } = useAction();
  const isFailed = error !== undefined;

  useEffect(() => {
    const timer = setInterval(() => {
      if (!isFailed && !notice.current?.matches(':hover, :focus-within')) setState('closed');
    }, shownFor);
    return () => clearInterval(timer);
  }, [state, isFailed]);

  const handleUndo = () =>
    run(async () => {
      await onUndo?.();
      setState('undone');
    });

  if (state === 'closed') return null;
  return (
    <FixedNotice>
      <div ref={notice} role="status" className={layout.news}>
        <p className={layout.words}>
          {state === 'undone' && 'Taken back: '}
          {name && <strong>{name}: </strong>}
          <span>{title}</span>
          {error && <strong> {[error.message, error.details.advice].filter(Boolean).join(' ')}</strong>}
        </p>
        {onUndo && state === 'done' && (
          <Button small look="quiet" disabled={isBusy} onClick={() => void handleUndo()}>
            Undo
          </Button>
        )}
        <Button small look="plain" onClick={() => setState('closed')}>
          <span aria-hidden="true">✕</span>
          <VisuallyHidden>Close this message</VisuallyHidden>
        </Button>
      </div>
    </FixedNotice>
  );
}

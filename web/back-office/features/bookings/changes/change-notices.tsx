import { useStore } from 'zustand';
import type { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { FixedNotice } from '../../../shell/done-notice.tsx';
import {
  changeStore,
  forgetChange,
  isOverLimits,
  retryChange,
  undoChange,
  type BookChange,
} from './change-store.ts';
import layout from '../../../shell/layout.module.css';
import styles from './change-notices.module.css';

/** How many are shown; older ones have done their work. */
const most = 3;

/** The last changes of the book, each with Undo: what is about to be sent, what was, what waits and what failed. */
export function ChangeNotices() {
  const changes = useStore(changeStore, (store) => store.changes);
  const latest = [
    ...changes.filter(({ status, toDo, answer }) => status === 'failed' || (answer && toDo?.(answer))),
    ...changes
      .filter(({ status, toDo, answer }) => status !== 'failed' && !(answer && toDo?.(answer)))
      .slice(-1),
  ].slice(-most);
  if (latest.length === 0) return null;
  return (
    <FixedNotice>
      <ul className={`${layout.tight} ${layout.bare}`}>
        {latest.map((change) => (
          <li key={change.key}>
            <ChangeNotice change={change} />
          </li>
        ))}
      </ul>
    </FixedNotice>
  );
}

function ChangeNotice({ change }: { change: BookChange }) {
  const { key, status, words, error } = change;
  const canUndo = status === 'held' || status === 'kept' || (status === 'sent' && change.undo);
  return (
    <div className={`${layout.news} ${styles.change}`} role={status === 'failed' ? 'alert' : 'status'}>
      <p className={layout.words}>
        <span>{words}</span>{' '}
        {error ? (
          <strong>Not stored: {[error.message, error.details.advice].filter(Boolean).join(' ')}</strong>
        ) : (
          <span>{sequel(change)}</span>
        )}
      </p>
      {canUndo && (
        <Button small look="quiet" onClick={() => undoChange(key)}>
          Undo
        </Button>
      )}
      {error && (
        <Button small look="quiet" onClick={() => retryChange(key)}>
          {retryLabel(error)}
        </Button>
      )}
      {(status === 'failed' || status === 'sent') && (
        <Button small look="plain" onClick={() => forgetChange(key)}>
          <span aria-hidden="true">✕</span>
          <VisuallyHidden>Close this message</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

function retryLabel(error: ApiError): string {
  if (isOverLimits(error)) return 'All the same';
  return error.isStale ? 'Store mine' : 'Try again';
}

/** What comes of it. */
function sequel({ status, toDo, answer }: BookChange): string {
  if (status === 'held') return 'It is sent in a few seconds.';
  if (status === 'kept') return 'It is sent once you’re connected.';
  if (!answer) return '';
  return toDo?.(answer) ?? (answer.isMailed ? 'The guest will get an email.' : '');
}

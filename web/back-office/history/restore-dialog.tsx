import { useConnection } from '../../connection/use-connection.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../api/use-action.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { FailureNotice } from '../session/failure-notice.tsx';
import { restoreRevision } from './history-calls.ts';

type RestoreDialogProps = {
  /** Id of the revision. */
  id: string;
  /** Name of the record: "Menu “Dinner”". */
  name: string;
  /** Whether the record was deleted, so that it is brought back instead of replaced. */
  isGone: boolean;
  onRestored: () => void;
  onCancel: () => void;
};

/** Asks before an earlier state goes live, and says why when the server refuses. */
export function RestoreDialog({ id, name, isGone, onRestored, onCancel }: RestoreDialogProps) {
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();

  return (
    <ConfirmDialog
      isOpen
      title={isGone ? `Bring back ${name}?` : `Restore this state of ${name}?`}
      confirmLabel={isGone ? 'Bring back' : 'Restore'}
      isBusy={isBusy}
      isBlocked={!isOnline}
      onConfirm={() => void run(() => restoreRevision(id).then(onRestored))}
      onCancel={onCancel}
    >
      <p>
        It goes live at once.{' '}
        {isGone ? '' : 'The current state stays in the history, so you can undo this too.'}
      </p>
      {!isOnline && <Notice title="You’re offline.">You can do this once you’re connected.</Notice>}
      {error && <FailureNotice error={error} effect="Nothing was restored." />}
    </ConfirmDialog>
  );
}

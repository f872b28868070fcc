import { gigDate, messages, type Gig } from '@venue/domain';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { FailureNotice } from '../../session/failure-notice.tsx';

type DeleteGigDialogProps = {
  event: Gig;
  /** Deletes it. @throws ApiError */
  onDelete: () => Promise<void>;
  onCancel: () => void;
};

/** Asks before a gig is deleted. Stays open when that fails, and says why. */
export function DeleteGigDialog({ event, onDelete, onCancel }: DeleteGigDialogProps) {
  const { isBusy, error, run } = useAction();

  return (
    <ConfirmDialog
      isOpen
      title={messages.confirmEventDelete}
      confirmLabel={isBusy ? 'Deleting…' : 'Delete'}
      isBusy={isBusy}
      onConfirm={() => void run(onDelete)}
      onCancel={onCancel}
    >
      <p>
        <strong>{event.artist || 'No artist yet'}</strong>, {gigDate(event)}
      </p>
      {error && <FailureNotice error={error} effect={messages.eventDeleteFailed} />}
    </ConfirmDialog>
  );
}

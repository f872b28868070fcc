import { formatLongDateTime, messages, type MusicEvent } from '@venue/domain';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { WhatHappened } from '../../forms/what-happened.tsx';

type DeleteEventDialogProps = {
  event: MusicEvent;
  /** Deletes it; throws an `ApiError` when that fails. */
  onDelete: () => Promise<void>;
  onCancel: () => void;
};

/** Asks before a gig is deleted (section 2.7), and stays open with the reason when that fails. */
export function DeleteEventDialog({ event, onDelete, onCancel }: DeleteEventDialogProps) {
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
        <strong>{event.artist || 'No artist yet'}</strong>, {formatLongDateTime(event.datetime)}
      </p>
      {error && (
        <Notice kind="problem" title={messages.eventDeleteFailed}>
          <WhatHappened error={error} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

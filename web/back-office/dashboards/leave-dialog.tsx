import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../api/use-action.ts';
import { discardWork } from '../forms/discarded-work.ts';
import { unsavedWork } from '../shell/unsaved-work.ts';
import styles from '../shell/confirm-dialog.module.css';
import { Modal } from '../shell/modal.tsx';

type LeaveDialogProps = {
  /** What happens to the changes, in one sentence. */
  explanation: string;
  saveLabel: string;
  discardLabel: string;
  onStay: () => void;
  /** Leaves; the changes have been saved or discarded by then. */
  onLeave: () => void;
  /** Leaves with the changes stored as a draft; without it that is not offered. */
  onKeep?: () => void;
};

/** Asks before unsaved changes are left behind (section 2.7). Saving is offered where it can save all of them. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { explanation, saveLabel, discardLabel, onStay, onLeave, onKeep } = props;
  const { isOnline } = useConnection();
  const { isBusy, run } = useAction();
  const works = unsavedWork();
  const canSave = works.length > 0 && works.every(({ save }) => save);

  async function handleSave() {
    for (const { save } of works) {
      // The form says why it could not be saved.
      if (!(await save?.())) return onStay();
    }
    onLeave();
  }

  return (
    <Modal isOpen title="You have unsaved changes" description={explanation} onClose={onStay}>
      {works.length > 0 && <p>Not saved yet: {works.map(({ name }) => name).join(', ')}.</p>}
      <div className={styles.answers}>
        {canSave && (
          <Button look="brass" disabled={isBusy || !isOnline} onClick={() => void run(handleSave)}>
            {isBusy ? 'Saving…' : saveLabel}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onStay}>
          Stay here
        </Button>
        {onKeep && (
          <Button look="quiet" disabled={isBusy} onClick={onKeep}>
            Leave, keep as draft
          </Button>
        )}
        <Button
          look="danger"
          disabled={isBusy}
          onClick={() => {
            discardWork(works);
            onLeave();
          }}
        >
          {discardLabel}
        </Button>
      </div>
    </Modal>
  );
}

import { Button } from '../../ui/button.tsx';
import { unsavedWork } from '../forms/unsaved-work.ts';
import { Modal } from '../shell/modal.tsx';
import styles from '../shell/confirm-dialog.module.css';

type LeaveDialogProps = {
  /** What happens to the changes, in one sentence. */
  explanation: string;
  discardLabel: string;
  onStay: () => void;
  /** Leaves; the changes have been thrown away by then. */
  onLeave: () => void;
  /** Leaves with the changes kept as a draft; without it that is not offered. */
  onKeep?: () => void;
};

/** Asks before unsaved changes are left behind (section 2.7). */
export function LeaveDialog({ explanation, discardLabel, onStay, onLeave, onKeep }: LeaveDialogProps) {
  const names = unsavedWork().map((work) => work.name);
  return (
    <Modal isOpen title="You have unsaved changes" description={explanation} onClose={onStay}>
      {names.length > 0 && <p>Not saved yet: {names.join(', ')}.</p>}
      <div className={styles.answers}>
        <Button onClick={onStay}>Stay here</Button>
        {onKeep && (
          <Button look="quiet" onClick={onKeep}>
            Leave, keep as draft
          </Button>
        )}
        <Button
          look="danger"
          onClick={() => {
            for (const work of unsavedWork()) work.discard();
            onLeave();
          }}
        >
          {discardLabel}
        </Button>
      </div>
    </Modal>
  );
}

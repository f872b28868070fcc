import { Button } from '../../ui/button.tsx';
import { unsavedWork } from './unsaved-work.ts';
import styles from './leave-question.module.css';
import { Modal } from '../shell/modal.tsx';

type LeaveQuestionProps = {
  isOpen: boolean;
  /** What happens to the changes, in one sentence. */
  explanation: string;
  discardLabel: string;
  onStay: () => void;
  onDiscard: () => void;
  /** Leaves with the changes kept as a draft; without it that is not offered. */
  onKeep?: () => void;
};

/** Asks before unsaved changes are left behind (section 2.7). */
export function LeaveQuestion({
  isOpen,
  explanation,
  discardLabel,
  onStay,
  onDiscard,
  onKeep,
}: LeaveQuestionProps) {
  const names = unsavedWork().map((work) => work.name);
  return (
    <Modal isOpen={isOpen} title="You have unsaved changes" description={explanation} onClose={onStay}>
      {names.length > 0 && <p>Not saved yet: {names.join(', ')}.</p>}
      <div className={styles.answers}>
        <Button onClick={onStay}>Stay here</Button>
        {onKeep && (
          <Button look="quiet" onClick={onKeep}>
            Leave, keep as draft
          </Button>
        )}
        <Button look="danger" onClick={onDiscard}>
          {discardLabel}
        </Button>
      </div>
    </Modal>
  );
}

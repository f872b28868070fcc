import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from './modal.tsx';
import styles from './confirm-dialog.module.css';

type ConfirmDialogProps = {
  isOpen: boolean;
  /** The question itself, such as one of the catalogue. */
  title: string;
  confirmLabel: string;
  /** While the answer is carried out. */
  isBusy?: boolean;
  /** Confirming is not possible yet: something is to be chosen, or the line is down. */
  isBlocked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What it is about. */
  children?: ReactNode;
};

/** Asks before something is deleted or thrown away; Cancel is the safe answer (section 2.7). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, confirmLabel, isBusy = false, isBlocked = false } = props;
  const { onConfirm, onCancel, children } = props;
  return (
    <Modal isOpen={isOpen} title={title} onClose={onCancel}>
      {children}
      <div className={styles.answers}>
        <Button look="danger" disabled={isBusy || isBlocked} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}

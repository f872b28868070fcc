import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Modal } from './modal.tsx';
import layout from './layout.module.css';

type ConfirmDialogProps = {
  isOpen: boolean;
  /** The question. */
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** "danger" unless what is confirmed takes nothing away. */
  look?: ButtonLook;
  /** While the action runs. */
  isBusy?: boolean;
  /** Confirming is not possible yet: something must be chosen, or there is no connection. */
  isBlocked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Details of the question. */
  children?: ReactNode;
};

/** Asks before something is deleted or discarded, or before guests get an email. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    confirmLabel,
    cancelLabel = 'Cancel',
    look = 'danger',
    isBusy = false,
    isBlocked = false,
  } = props;
  const { onConfirm, onCancel, children } = props;
  return (
    <Modal isOpen={isOpen} title={title} onClose={onCancel}>
      {children}
      <div className={layout.answers}>
        <Button look={look} disabled={isBusy || isBlocked} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </Modal>
  );
}

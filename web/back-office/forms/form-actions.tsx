import type { ReactNode } from 'react';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import styles from './form-actions.module.css';

type FormActionsProps = {
  isUnsaved: boolean;
  isBusy: boolean;
  updateLabel: string;
  onDiscard: () => void;
  /** Further buttons, such as the preview. */
  children?: ReactNode;
};

/** The row under a form, always in reach: update, preview, back to what is stored. */
export function FormActions({ isUnsaved, isBusy, updateLabel, onDiscard, children }: FormActionsProps) {
  const { isOnline } = useConnection();
  return (
    <div className={styles.actions}>
      <Button type="submit" look="brass" disabled={isBusy || !isOnline}>
        {isBusy ? 'Saving…' : updateLabel}
      </Button>
      {children}
      {isUnsaved && !isBusy && (
        <Button look="plain" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <span className={styles.state} role="status">
        {isUnsaved ? 'Not saved yet' : ''}
      </span>
    </div>
  );
}

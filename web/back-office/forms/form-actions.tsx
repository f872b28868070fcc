import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { UploadProgress } from '../media/upload-progress.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './form-actions.module.css';
import type { RecordFormState } from './use-record-form.ts';

type FormActionsProps<Values extends FieldValues> = {
  recordForm: RecordFormState<Values>;
  updateLabel: string;
  /** Said in the row once it is saved, so that nobody has to leave the place in a long form to read it. */
  savedMessage?: string;
  /** What has to be done before it can be saved, such as "Preparing the preview…". */
  waitsFor?: string;
  /** Further buttons, such as the preview. */
  children?: ReactNode;
};

/** The row of buttons below a form, which sticks to the bottom of the window. */
export function FormActions<Values extends FieldValues>(props: FormActionsProps<Values>) {
  const { recordForm, updateLabel, savedMessage, waitsFor, children } = props;
  const { isUnsaved, discard, outcome } = recordForm;
  const isBusy = recordForm.form.formState.isSubmitting;
  const { isOnline } = useConnection();
  const hasSaved = outcome?.kind === 'saved' && savedMessage !== undefined && !isBusy;
  return (
    <div className={styles.actions}>
      {(isBusy || waitsFor !== undefined) && <UploadProgress />}
      <Button type="submit" look="brass" disabled={isBusy || waitsFor !== undefined || !isOnline}>
        {isBusy ? 'Saving…' : updateLabel}
      </Button>
      {children}
      {isUnsaved && !isBusy && (
        <Button look="plain" onClick={discard}>
          Discard changes
        </Button>
      )}
      <span className={classes(styles.state, hasSaved && styles.saved)} role="status">
        {waitsFor ?? (hasSaved ? savedMessage : isUnsaved && !isBusy ? 'Not saved yet' : '')}
      </span>
    </div>
  );
}

import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { WaitForUploads } from '../media/upload-progress.tsx';
import { useAction } from '../api/use-action.ts';
import { FormState } from './fields/form-state.tsx';
import type { RecordFormState } from './use-record-form.ts';
import layout from '../shell/layout.module.css';
import styles from './form-actions.module.css';

type FormActionsProps<Values extends FieldValues> = {
  recordForm: RecordFormState<Values>;
  updateLabel: string;
  /** Said in the row once it is saved, so that nobody has to leave the place in a long form to read it. */
  savedMessage?: string;
  /** Further buttons, such as the preview. */
  children?: ReactNode;
};

/**
 * The row of buttons below a form, which sticks to the bottom of the window, with what the person should know before they
 * go on: above a long form nobody would see it.
 */
export function FormActions<Values extends FieldValues>(props: FormActionsProps<Values>) {
  const { recordForm, updateLabel, savedMessage, children } = props;
  const { values, isUnsaved, discard, outcome, undo } = recordForm;
  const undoing = useAction();
  const row = useRef<HTMLDivElement>(null);
  useActionsHeight(row);
  // Nothing is under way while a question waits for its answer.
  const isBusy = recordForm.form.formState.isSubmitting && recordForm.asked === undefined;
  const { isOnline } = useConnection();
  const hasSaved = outcome?.kind === 'saved' && savedMessage !== undefined && !isBusy && !undoing.isBusy;
  return (
    <div ref={row} className={styles.actions}>
      <div className={styles.notes}>
        <FormState recordForm={recordForm} />
      </div>
      {isBusy && <WaitForUploads values={values} />}
      <Button type="submit" look="brass" disabled={isBusy || undoing.isBusy || !isOnline}>
        {isBusy || undoing.isBusy ? 'Saving…' : updateLabel}
      </Button>
      {children}
      {isUnsaved && !isBusy && (
        <Button look="plain" onClick={discard}>
          Discard changes
        </Button>
      )}
      <span className={hasSaved ? styles.saved : layout.mark} role="status">
        {hasSaved
          ? outcome.isUndone
            ? 'Undone: it is as it was before.'
            : savedMessage
          : isUnsaved && !isBusy
            ? 'Not saved yet'
            : ''}
      </span>
      {hasSaved && undo && (
        <Button look="plain" small disabled={!isOnline} onClick={() => void undoing.run(undo)}>
          Undo
        </Button>
      )}
    </div>
  );
}

const heights = new Map<Element, number>();
let publishing: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the height of a row that sticks to the bottom of the window in `--actions-height`, so that messages and focused
 * fields stay clear of it. Of several rows the highest counts.
 */
function useActionsHeight(row: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = row;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      heights.set(current, current.getBoundingClientRect().height);
      // A moment later: it changes the style of the whole screen, and the row grows with the first key.
      clearTimeout(publishing);
      publishing = setTimeout(publish, 100);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      heights.delete(current);
      clearTimeout(publishing);
      publish();
    };
  }, [row]);
}

function publish(): void {
  const height = Math.max(0, ...heights.values());
  document.documentElement.style.setProperty('--actions-height', `${height}px`);
}

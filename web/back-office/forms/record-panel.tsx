import { messages } from '@venue/domain';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import type { RecordPart } from '../history/compare/record-parts.ts';
import type { RecordForm } from './use-record-form.ts';
import { FormActions } from './form-actions.tsx';
import { FormState } from './form-state.tsx';
import { Panel } from '../shell/panel.tsx';
import { RecordOutcome } from './record-outcome.tsx';
import styles from './record-panel.module.css';

type RecordPanelProps<Values extends FieldValues> = {
  /** Heading of the panel, which is collapsed until it is clicked. */
  title: string;
  /** What is in it, in a few words. */
  summary: string;
  recordForm: RecordForm<Values>;
  updateLabel: string;
  savedMessage: string;
  /** The values as people compare them, for the case that somebody else was faster. */
  describe: (values: Values) => RecordPart[];
  onPreview: () => void;
  previewLabel?: string;
  /** A form that was asked for is there to be filled in, so it is not collapsed. */
  startsOpen?: boolean;
  /** What else can be done with the record, on top: the row that sticks below has room for saving only. */
  actions?: ReactNode;
  /** The list, and what adds to it. */
  children: ReactNode;
};

/** The pattern of opening hours, terms and privacy: collapsible, state on top, outcome and actions below (section 2.7). */
export function RecordPanel<Values extends FieldValues>(props: RecordPanelProps<Values>) {
  const {
    title,
    summary,
    recordForm,
    updateLabel,
    savedMessage,
    describe,
    onPreview,
    previewLabel,
    startsOpen,
    actions,
    children,
  } = props;
  const { isUnsaved, isOutdated, restoredAt, hasDraft, discard } = recordForm;
  // A draft that came back must not hide behind a closed heading.
  const [isOpen, setIsOpen] = useState(startsOpen || hasDraft);
  return (
    <form noValidate onSubmit={(event) => void recordForm.submit(event)}>
      <Panel
        title={title}
        summary={isUnsaved ? `${summary} · not saved yet` : summary}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        {actions && <div className={styles.actions}>{actions}</div>}
        <FormState
          isUnsaved={isUnsaved}
          isOutdated={isOutdated}
          restoredAt={restoredAt}
          onDiscard={discard}
          lostFiles={recordForm.lostFiles}
          onForgetLost={recordForm.forgetLost}
        />
        {children}
        <RecordOutcome
          recordForm={recordForm}
          savedMessage={savedMessage}
          failedMessage={messages.expiredToken}
          describe={describe}
        />
        <FormActions
          isUnsaved={isUnsaved}
          isBusy={recordForm.form.formState.isSubmitting}
          updateLabel={updateLabel}
          onDiscard={discard}
        >
          <Button look="quiet" onClick={onPreview}>
            {previewLabel ?? 'Preview'}
          </Button>
        </FormActions>
      </Panel>
    </form>
  );
}

import { messages, type Fields } from '@venue/domain';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { DescriptionsContext } from '../media/picture-description.tsx';
import { HistoryLink } from '../shell/history-link.tsx';
import { Panel } from '../shell/panel.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { FormActions } from './form-actions.tsx';
import { Preview } from './preview.tsx';
import layout from '../shell/layout.module.css';
import styles from './record-form.module.css';
import { RecordOutcome } from './record-outcome.tsx';
import type { FailureWords } from './save-outcome.tsx';
import { FormResetsContext } from './use-removed.ts';
import { useRecordForm, type RecordFormState, type RecordFormOptions } from './use-record-form.ts';

/** The record that a form edits, and how it is saved. */
export type EditedRecord<Values extends FieldValues> = Omit<
  RecordFormOptions<Values>,
  'resolver' | 'save'
> & {
  onSave: RecordFormOptions<Values>['save'];
  /** Starts expanded, because the person came for this form. */
  startsOpen?: boolean;
};

/** One record of several: a new one, or one picked from their list. */
export type EditedListRecord<Values extends FieldValues> = EditedRecord<Values> & {
  kind: 'create' | 'edit';
  onClear?: () => void;
};

type RecordFormProps<Values extends FieldValues> = EditedRecord<Values> & {
  resolver: Resolver<Values>;
  /** The collapsible panel around the form; without it, the form is always open. */
  panel?: { title: string; summary: (values: Values) => string };
  /** The button that saves. */
  updateLabel: string | ((values: Values) => string);
  savedMessage: string;
  /** What a failure says beyond its cause; without it, the sentence for all records. */
  failure?: FailureWords;
  /** The record's declaration, for comparing and merging. */
  fields: Fields;
  /** How guests will see it. */
  preview?: { label?: string; description: string; isWide?: boolean; render: (values: Values) => ReactNode };
  /** What staff call the record: "Menu". Goes with `onClear`. */
  noun?: string;
  onClear?: () => void;
  /** More buttons for the row below. */
  actions?: ReactNode;
  /** Renders the fields. */
  children: (recordForm: RecordFormState<Values>) => ReactNode;
};

/** The form of one record: notices, fields, the outcome of saving, and buttons. */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { path, startsOpen, panel, updateLabel, preview, noun = '', onClear, children } = props;
  const recordForm = useRecordForm<Values>({ ...props, save: props.onSave });
  const { values, isUnsaved, hasDraft, discard } = recordForm;
  // A restored draft must not stay hidden in a collapsed panel.
  const [isOpen, setIsOpen] = useState(startsOpen || hasDraft);
  const [asked, setAsked] = useState<'preview' | 'clear'>();

  const content = (
    <>
      <FormResetsContext value={recordForm.resets}>
        <DescriptionsContext value={recordForm.pictures}>{children(recordForm)}</DescriptionsContext>
      </FormResetsContext>
      {recordForm.outcome?.kind === 'failed' && (
        <RecordOutcome
          recordForm={recordForm}
          savedMessage={props.savedMessage}
          failure={props.failure ?? { sentence: messages.expiredToken }}
          fields={props.fields}
        />
      )}
      <FormActions
        recordForm={recordForm}
        savedMessage={props.savedMessage}
        updateLabel={typeof updateLabel === 'string' ? updateLabel : updateLabel(values)}
      >
        {preview && (
          <Button look="quiet" onClick={() => setAsked('preview')}>
            {preview.label ?? 'Preview'}
          </Button>
        )}
        {props.actions}
      </FormActions>
    </>
  );

  return (
    <>
      <form
        noValidate
        className={panel ? undefined : layout.stack}
        onSubmit={(event) => void recordForm.submit(event)}
      >
        {panel ? (
          <Panel
            title={panel.title}
            summary={isUnsaved ? `${panel.summary(values)} · not saved yet` : panel.summary(values)}
            isOpen={isOpen}
            scrollsOnMount={onClear !== undefined}
            onToggle={() => setIsOpen(!isOpen)}
          >
            {onClear && (
              <div className={styles.top}>
                <Button look="plain" onClick={() => (isUnsaved ? setAsked('clear') : onClear())}>
                  {`Clear ${noun} Edit`}
                </Button>
                <HistoryLink of={path}>{`History of this ${noun.toLowerCase()}`}</HistoryLink>
              </div>
            )}
            {content}
          </Panel>
        ) : (
          content
        )}
      </form>
      {preview && (
        <Preview
          isOpen={asked === 'preview'}
          description={preview.description}
          isWide={preview.isWide}
          onClose={() => setAsked(undefined)}
        >
          {preview.render(values)}
        </Preview>
      )}
      {recordForm.asked && (
        <ConfirmDialog
          isOpen
          title={recordForm.asked.question}
          confirmLabel="Save it"
          cancelLabel="Change it"
          look="brass"
          onConfirm={() => recordForm.asked?.answer(true)}
          onCancel={() => recordForm.asked?.answer(false)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'clear'}
        title={`Discard your changes to this ${noun.toLowerCase()}?`}
        confirmLabel="Discard"
        onConfirm={() => {
          discard();
          onClear?.();
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}

import type { Fields } from '@venue/domain';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { describeRecord } from '../history/compare/describe-record.ts';
import { DifferenceList } from '../history/compare/difference-list.tsx';
import { Modal } from '../shell/modal.tsx';
import { MergeDialog } from './merge/merge-dialog.tsx';
import { mergeRecord, type Choices } from './merge/merge-record.ts';
import { SaveOutcome, type FailureWords } from './save-outcome.tsx';
import type { RecordFormState } from './use-record-form.ts';
import { useNow } from '../../ui/now.tsx';
import { useLatestChange } from '../subscriptions/latest-change.ts';
import { useStaff } from '../access/staff.ts';
import { describeConflict } from './describe-conflict.ts';
import layout from '../shell/layout.module.css';
import styles from './save-outcome.module.css';

type RecordOutcomeProps<Values extends FieldValues> = {
  recordForm: RecordFormState<Values>;
  savedMessage: string;
  failure: FailureWords;
  /** The record's declaration. */
  fields: Fields;
};

/** The result of saving a record; after a conflict, the choice between the other version and a merge. */
export function RecordOutcome<Values extends FieldValues>(props: RecordOutcomeProps<Values>) {
  const { recordForm, savedMessage, failure, fields } = props;
  const { path, outcome, conflict, values, discard, submitMerged } = recordForm;
  const [open, setOpen] = useState<'comparison' | 'merge'>();
  const title = conflict && outcome?.kind === 'failed' && (
    <ConflictTitle path={path} updatedAt={conflict.theirs.updatedAt} fallback={outcome.error.message} />
  );
  const merge = (theirs: Values, base: Values, choices?: Choices) =>
    mergeRecord(fields, { base, mine: values, theirs }, choices);

  function handleKeepMine() {
    if (!conflict) return;
    const merged = merge(conflict.theirs.values, conflict.base);
    setOpen(merged.clashes.length > 0 ? 'merge' : undefined);
    if (merged.clashes.length === 0) void submitMerged(merged.values);
  }

  return (
    <SaveOutcome outcome={outcome} savedMessage={savedMessage} failure={failure} title={title || undefined}>
      {conflict && (
        <>
          <p>“Keep mine” saves your changes and leaves the rest as they saved it.</p>
          <p className={`${layout.answers} ${styles.steps}`}>
            <Button small look="quiet" onClick={() => setOpen('comparison')}>
              Compare
            </Button>
            <Button small look="quiet" onClick={discard}>
              Show theirs
            </Button>
            <Button small onClick={handleKeepMine}>
              Keep mine
            </Button>
          </p>
          <Modal
            isOpen={open === 'comparison'}
            title="Theirs and yours"
            description={title}
            width="preview"
            onClose={() => setOpen(undefined)}
          >
            <DifferenceList
              from={{ name: 'Theirs', parts: describeRecord(fields, conflict.theirs.values) }}
              to={{ name: 'Yours', parts: describeRecord(fields, values) }}
            />
            <p className={`${layout.answers} ${styles.steps}`}>
              <Button look="quiet" onClick={discard}>
                Take theirs
              </Button>
              <Button onClick={handleKeepMine}>Keep mine</Button>
            </p>
          </Modal>
          {open === 'merge' && (
            <MergeDialog
              // One more save asks anew: what was chosen so far is about versions that no longer stand.
              key={conflict.theirs.updatedAt?.getTime()}
              clashes={merge(conflict.theirs.values, conflict.base).clashes}
              onDecided={(choices) => {
                setOpen(undefined);
                void submitMerged(merge(conflict.theirs.values, conflict.base, choices).values);
              }}
              onCancel={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </SaveOutcome>
  );
}

type ConflictTitleProps = {
  /** Path of the record. */
  path: string;
  /** When somebody else saved it. */
  updatedAt: Date | undefined;
  /** What the server said, until more is known. */
  fallback: string;
};

/** Who was faster, and when. */
function ConflictTitle({ path, updatedAt, fallback }: ConflictTitleProps) {
  const { uid } = useStaff();
  const now = useNow();
  const latest = useLatestChange(path, updatedAt);
  return latest ? describeConflict(path, latest, uid, now) : fallback;
}

import type { Fields } from '@venue/domain';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { DifferenceList } from '../history/compare/difference-list.tsx';
import { describeRecord } from '../history/compare/describe-record.ts';
import type { RecordFormState } from './use-record-form.ts';
import { Modal } from '../shell/modal.tsx';
import { SaveOutcome } from './save-outcome.tsx';
import styles from './save-outcome.module.css';

type RecordOutcomeProps<Values extends FieldValues> = {
  recordForm: RecordFormState<Values>;
  savedMessage: string;
  failedMessage: string;
  /** What the record holds. */
  fields: Fields;
};

/** What came of saving a record; where somebody else was faster, the choice between theirs and one's own. */
export function RecordOutcome<Values extends FieldValues>(props: RecordOutcomeProps<Values>) {
  const { recordForm, savedMessage, failedMessage, fields } = props;
  const { outcome, theirs, values, discard, submitOver } = recordForm;
  const [isComparing, setIsComparing] = useState(false);
  const who = outcome?.kind === 'failed' ? outcome.error.message : '';

  return (
    <SaveOutcome outcome={outcome} savedMessage={savedMessage} failedMessage={failedMessage}>
      {theirs && (
        <>
          <p className={styles.steps}>
            <Button small look="quiet" onClick={() => setIsComparing(true)}>
              Compare
            </Button>
            <Button small look="quiet" onClick={discard}>
              Show theirs
            </Button>
            <Button small onClick={() => void submitOver()}>
              Keep mine
            </Button>
          </p>
          <Modal
            isOpen={isComparing}
            title="Theirs and yours"
            description={who}
            width="preview"
            onClose={() => setIsComparing(false)}
          >
            <DifferenceList
              from={{ name: 'Theirs', parts: describeRecord(fields, theirs) }}
              to={{ name: 'Yours', parts: describeRecord(fields, values) }}
            />
            <p className={styles.steps}>
              <Button look="quiet" onClick={discard}>
                Take theirs
              </Button>
              <Button
                onClick={() => {
                  setIsComparing(false);
                  void submitOver();
                }}
              >
                Keep mine
              </Button>
            </p>
          </Modal>
        </>
      )}
    </SaveOutcome>
  );
}

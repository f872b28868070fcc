import { formatTime } from '@venue/domain';
import type { FieldValues } from 'react-hook-form';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { findFailed } from '../../media/picked-files.ts';
import { DiscardedNotice } from '../../unsaved/undo-discard.tsx';
import type { RecordFormState } from '../use-record-form.ts';

type FormStateProps<Values extends FieldValues> = { recordForm: RecordFormState<Values> };

/** What a person should know before going on: offline, a draft is back, files were not uploaded, somebody else has saved. */
export function FormState<Values extends FieldValues>({ recordForm }: FormStateProps<Values>) {
  const { path, isUnsaved, isOutdated, restoredAt, discard, outcome, values } = recordForm;
  const failed = outcome?.kind === 'saved' ? findFailed(values) : [];
  const { isOnline } = useConnection();
  return (
    <>
      {!isOnline && (
        <Notice title="You’re offline.">
          You can save again once you’re connected. What you type stays here.
        </Notice>
      )}
      {/* One at a time, or they would hide the form on a phone: that somebody else has saved weighs more. */}
      {isUnsaved && restoredAt && !isOutdated && (
        <Notice title={`These are your unsaved changes from ${formatTime(restoredAt)}.`}>
          <Button small look="plain" onClick={discard}>
            Discard them
          </Button>
        </Notice>
      )}
      <DiscardedNotice path={path} />
      {failed.length > 0 && (
        <Notice kind="problem" title={`Not uploaded: ${failed.map(({ name }) => name).join(', ')}.`}>
          Everything else is saved, and the previous ones are still in place. Save again to retry.
        </Notice>
      )}
      {isUnsaved && isOutdated && (
        <Notice title="Somebody else has saved in the meantime.">
          Your changes are still here. When you save, you choose what to keep.{' '}
          <Button small look="plain" onClick={discard}>
            Show theirs now
          </Button>
        </Notice>
      )}
    </>
  );
}

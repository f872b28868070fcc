import { formatTime } from '@venue/domain';
import type { FieldValues } from 'react-hook-form';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DiscardedNotice } from '../../unsaved/discarded-notice.tsx';
import { undoDiscard, useDiscarded } from '../../unsaved/discarded-work.ts';
import type { RecordFormState } from '../use-record-form.ts';

type FormStateProps<Values extends FieldValues> = { recordForm: RecordFormState<Values> };

/** What a person should know before going on: offline, a draft is back, files are lost, somebody else has saved. */
export function FormState<Values extends FieldValues>({ recordForm }: FormStateProps<Values>) {
  const { path, isUnsaved, isOutdated, restoredAt, discard, lostFiles, forgetLost } = recordForm;
  const { isOnline } = useConnection();
  const discarded = useDiscarded(path);
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
      <DiscardedNotice names={discarded} onUndo={() => void undoDiscard()} />
      {lostFiles.length > 0 && (
        <Notice kind="problem" title={`Pick again: ${lostFiles.map((name) => `“${name}”`).join(', ')}.`}>
          A reload loses files that were picked and not saved. The previous ones are still in place.{' '}
          <Button small look="plain" onClick={forgetLost}>
            Carry on without them
          </Button>
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

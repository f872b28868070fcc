import { formatTime } from '@venue/domain';
import type { FieldValues } from 'react-hook-form';
import { useConnection } from '../../connection/use-connection.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { RecordFormState } from './use-record-form.ts';

type FormStateProps<Values extends FieldValues> = { recordForm: RecordFormState<Values> };

/** What somebody should know before going on: a draft came back, somebody else saved, the line is down. */
export function FormState<Values extends FieldValues>({ recordForm }: FormStateProps<Values>) {
  const { isUnsaved, isOutdated, restoredAt, discard, lostFiles, forgetLost } = recordForm;
  const { isOnline } = useConnection();
  return (
    <>
      {!isOnline && (
        <Notice title="You are offline.">
          You can save again once you are connected. What you type stays here.
        </Notice>
      )}
      {isUnsaved && restoredAt && (
        <Notice title={`These are your unsaved changes from ${formatTime(restoredAt)}.`}>
          <Button small look="plain" onClick={discard}>
            Throw them away
          </Button>
        </Notice>
      )}
      {lostFiles.length > 0 && (
        <Notice kind="problem" title={`Pick again: ${lostFiles.map((name) => `“${name}”`).join(', ')}.`}>
          A reload cannot bring back files that were picked and not saved. What was there before still stands.{' '}
          <Button small look="plain" onClick={forgetLost}>
            Do without
          </Button>
        </Notice>
      )}
      {isUnsaved && isOutdated && (
        <Notice title="Somebody else has saved in the meantime.">
          Your changes are untouched. Saving will ask which to keep, or{' '}
          <Button small look="plain" onClick={discard}>
            show theirs now
          </Button>
        </Notice>
      )}
    </>
  );
}

import { Notice } from '../../ui/notice.tsx';
import { hasDrafts } from './drafts.ts';
import { endingWords, type Ending } from './ending.ts';

/** Says on the sign-in screen why the session ended, and that unsaved work waits. */
export function EndingNotice({ ending: { reason, uid } }: { ending: Ending }) {
  const { title, next } = endingWords[reason];
  const keepsDrafts = uid !== undefined && hasDrafts(uid);
  return (
    <Notice title={title}>
      {(next || keepsDrafts) && (
        <p>
          {next} {keepsDrafts && 'What you had not saved is kept on this computer.'}
        </p>
      )}
    </Notice>
  );
}

import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type DiscardedNoticeProps = {
  /** What was discarded. Nothing is shown while there is nothing. */
  names: string[];
  onUndo: () => void;
};

/** For a minute after changes were discarded: what it was, and Undo. */
export function DiscardedNotice({ names, onUndo }: DiscardedNoticeProps) {
  if (names.length === 0) return null;
  return (
    <Notice title={`Changes discarded: ${names.join(', ')}.`}>
      <Button small look="plain" onClick={onUndo}>
        Undo
      </Button>
    </Notice>
  );
}

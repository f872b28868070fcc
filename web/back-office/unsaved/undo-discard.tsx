import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { undoDiscard, useDiscarded } from './unsaved-work.ts';

type DiscardedNoticeProps = {
  /** Path of the draft of the form around it; missing for changes whose form is gone. */
  path?: string;
  /** Gets the address of the screen that shows the changes, where it is another one. */
  onUndone?: (address: string | undefined) => void;
};

/** For a minute after changes were discarded: what it was, and Undo. */
export function DiscardedNotice({ path, onUndone }: DiscardedNoticeProps) {
  const names = useDiscarded(path);
  if (names.length === 0) return null;
  const handleUndo = () => {
    const address = undoDiscard();
    onUndone?.(address);
  };
  return (
    <Notice title={`Changes discarded: ${names.join(', ')}.`}>
      <Button small look="plain" onClick={handleUndo}>
        Undo
      </Button>
    </Notice>
  );
}

/** Undo for changes that were discarded with their form, which it opens again. */
export function UndoDiscard() {
  const navigate = useNavigate();
  return <DiscardedNotice onUndone={(address) => address !== undefined && void navigate(address)} />;
}

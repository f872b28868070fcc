import { useNavigate } from 'react-router-dom';
import { undoDiscard, useDiscarded } from '../../unsaved/discarded-work.ts';
import { DiscardedNotice } from '../../unsaved/discarded-notice.tsx';

/** Undo for changes that were discarded with their form, which it opens again. */
export function UndoDiscard() {
  const names = useDiscarded();
  const navigate = useNavigate();

  function handleUndo() {
    const address = undoDiscard();
    if (address !== undefined) void navigate(address);
  }

  return <DiscardedNotice names={names} onUndo={handleUndo} />;
}

import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { discardWork, unsavedWork } from './unsaved-work.ts';
import { LeaveDialog } from './leave-dialog.tsx';

type UnsavedGuardProps = {
  /** Whether a navigation with this state may go on without a question, or the tab may be closed. */
  mayPass: (state?: unknown) => boolean;
};

/** Asks before a link, the back button or closing the tab leaves unsaved work behind. Every dashboard has one. */
export function UnsavedGuard({ mayPass }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    const isElsewhere = from.pathname !== to.pathname || historyAction === NavigationType.Pop;
    return isElsewhere && unsavedWork().length > 0 && !mayPass(to.state);
  });
  useBeforeUnload((event) => {
    if (unsavedWork().length > 0 && !mayPass()) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog
      explanation="A draft stays here for you until you log out."
      saveLabel="Save and leave"
      discardLabel="Leave without saving"
      onStay={() => blocker.reset()}
      onKeep={() => blocker.proceed()}
      onSaved={() => blocker.proceed()}
      onDiscard={() => {
        discardWork(unsavedWork());
        blocker.proceed();
      }}
    />
  );
}

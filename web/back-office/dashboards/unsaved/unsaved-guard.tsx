import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { discardWork } from '../../unsaved/discarded-work.ts';
import { LeaveDialog } from '../../unsaved/leave-dialog.tsx';
import { isLeaving } from '../../session/leave-office.ts';
import { readWayBack } from '../../session/sign-in/sign-in-again.tsx';
import { unsavedWork } from '../../shell/unsaved-work.ts';

/** Asks before a link, the back button or closing the tab leaves unsaved work behind. Every dashboard has one. */
export function UnsavedGuard() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    const isElsewhere = from.pathname !== to.pathname || historyAction === NavigationType.Pop;
    // Signing in again leads back here, and the draft is still there.
    return isElsewhere && isUnsaved() && readWayBack(to.state) === undefined;
  });
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
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

function isUnsaved(): boolean {
  return unsavedWork().length > 0 && !isLeaving();
}

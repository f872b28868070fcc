import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { unsavedWork } from '../forms/unsaved-work.ts';
import { isLeaving } from '../session/leave-office.ts';
import { readWayBack } from '../session/sign-in-again.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** Asks before links, the back button or closing the tab leave unsaved work behind. One stands in each dashboard. */
export function UnsavedGuard() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    const isElsewhere = from.pathname !== to.pathname || historyAction === NavigationType.Pop;
    // Who signs in again comes back to what is kept as a draft.
    return isElsewhere && isUnsaved() && readWayBack(to.state) === undefined;
  });
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog
      explanation="A draft waits for you here until you log out or close the tab."
      discardLabel="Leave without saving"
      onStay={() => blocker.reset()}
      onKeep={() => blocker.proceed()}
      onLeave={() => blocker.proceed()}
    />
  );
}

function isUnsaved(): boolean {
  return unsavedWork().length > 0 && !isLeaving();
}

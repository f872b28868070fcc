import { useState, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { unsavedWork } from '../unsaved/unsaved-work.ts';
import { hasDrafts, listDrafts } from '../unsaved/drafts.ts';
import { LeaveDialog } from '../unsaved/leave-dialog.tsx';
import { signOutTo } from './leave-office.ts';

type LogOutButtonProps = {
  /** Who is signed in. */
  uid: string;
  signInPath: string;
  look?: ButtonLook;
  small?: boolean;
  children: ReactNode;
};

/**
 * Logs out. Asks first while that would discard something: changes on this screen, or drafts that were left on another
 * one or in another tab.
 */
export function LogOutButton({ uid, signInPath, children, ...look }: LogOutButtonProps) {
  const [isAsking, setIsAsking] = useState(false);

  function logOut() {
    void signOutTo(signInPath);
  }

  return (
    <>
      <Button
        {...look}
        onClick={() => (unsavedWork().length > 0 || hasDrafts(uid) ? setIsAsking(true) : logOut())}
      >
        {children}
      </Button>
      {isAsking && (
        <LeaveDialog
          explanation="Logging out discards them for good: nothing of yours stays on this computer."
          saveLabel="Save and log out"
          discardLabel="Discard and log out"
          drafts={listDrafts(uid)}
          onStay={() => setIsAsking(false)}
          onSaved={logOut}
          onDiscard={logOut}
        />
      )}
    </>
  );
}

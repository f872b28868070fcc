import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EditUser } from '../features/profile/edit-user.tsx';
import { unsavedWork } from '../shell/unsaved-work.ts';
import { signOutTo } from '../session/leave-office.ts';
import { useStaff } from '../session/staff.ts';
import { useOwnProfile } from '../session/use-own-profile.ts';
import { VenueLogo } from '../shell/venue-logo.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import styles from './top-bar.module.css';

/** Logo, the username, which opens the person’s profile, and Log Out (section 2.6). */
export function TopBar() {
  const { email, signInPath } = useStaff();
  const profile = useOwnProfile();
  const [isAsking, setIsAsking] = useState(false);
  const username = profile.status === 'ready' ? profile.value?.username : undefined;

  function handleLogOut() {
    if (unsavedWork().length > 0) setIsAsking(true);
    else void signOutTo(signInPath);
  }

  return (
    <header className={styles.bar}>
      <VenueLogo />
      <div className={styles.person}>
        <EditUser>
          <span className={styles.name} title={email}>
            {username || email}
          </span>
        </EditUser>
        <Button look="quiet" small onClick={handleLogOut}>
          Log Out
        </Button>
      </div>
      {isAsking && (
        <LeaveDialog
          explanation="Logging out discards them: nothing of yours stays on this computer."
          saveLabel="Save and log out"
          discardLabel="Discard and log out"
          onStay={() => setIsAsking(false)}
          onLeave={() => void signOutTo(signInPath)}
        />
      )}
    </header>
  );
}

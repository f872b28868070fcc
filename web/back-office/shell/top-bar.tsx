import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { unsavedWork } from '../forms/unsaved-work.ts';
import { signOutTo } from '../session/leave-office.ts';
import { useStaff } from '../session/staff.ts';
import { LeaveQuestion } from '../forms/leave-question.tsx';
import styles from './top-bar.module.css';
import { VenueLogo } from './venue-logo.tsx';

type TopBarProps = {
  /** The username, which opens the own profile. */
  person: ReactNode;
};

/** Logo, the name of whoever is signed in, and the way out (section 2.6). */
export function TopBar({ person }: TopBarProps) {
  const { signInPath } = useStaff();
  const [isAsking, setIsAsking] = useState(false);

  function handleLogOut() {
    if (unsavedWork().length > 0) setIsAsking(true);
    else void signOutTo(signInPath);
  }

  return (
    <header className={styles.bar}>
      <VenueLogo />
      <div className={styles.person}>
        {person}
        <Button look="quiet" small onClick={handleLogOut}>
          Log Out
        </Button>
      </div>
      <LeaveQuestion
        isOpen={isAsking}
        explanation="Logging out throws them away: nothing of yours stays on this computer."
        discardLabel="Throw away and log out"
        onStay={() => setIsAsking(false)}
        onDiscard={() => {
          for (const work of unsavedWork()) work.discard();
          void signOutTo(signInPath);
        }}
      />
    </header>
  );
}

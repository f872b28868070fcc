import { EditUser } from '../features/profile/edit-user.tsx';
import { LogOutButton } from '../session/log-out-button.tsx';
import { useStaff } from '../access/staff.ts';
import { useOwnProfile } from '../session/use-own-profile.ts';
import { VenueLogo } from '../shell/venue-logo.tsx';
import layout from '../shell/layout.module.css';
import styles from './top-bar.module.css';

/** Logo, the username, which opens the person’s profile, and Log Out. */
export function TopBar() {
  const { uid, email, signInPath } = useStaff();
  const profile = useOwnProfile();
  const username = profile.status === 'ready' ? profile.value?.username : undefined;
  return (
    <header className={`${layout.spread} ${styles.bar}`}>
      <VenueLogo />
      <div className={styles.person}>
        <EditUser>
          <span className={styles.name} title={email}>
            {username || email}
          </span>
        </EditUser>
        <LogOutButton uid={uid} signInPath={signInPath} look="quiet" small>
          Log Out
        </LogOutButton>
      </div>
    </header>
  );
}

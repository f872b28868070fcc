import type { User } from '@venue/domain';
import { useLiveRecord } from '../live/use-live.ts';
import { useStaff } from './staff.ts';
import styles from './staff-name.module.css';

/** The username of whoever is signed in, as they themselves last set it. */
export function StaffName() {
  const { uid, email } = useStaff();
  const profile = useLiveRecord<User>(`users/${uid}`);
  const username = profile.status === 'ready' ? profile.value?.username : undefined;
  return (
    <span className={styles.name} title={email}>
      {username || email}
    </span>
  );
}

import { Picture } from '../../../ui/picture.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../access/staff.ts';
import { useOwnProfile } from '../../session/use-own-profile.ts';
import { EditUser } from './edit-user.tsx';
import layout from '../../shell/layout.module.css';
import styles from './own-profile.module.css';

/** The signed-in person's profile with a button to edit it, for the chef's dashboard. */
export function OwnProfile() {
  const { email } = useStaff();
  const profile = useOwnProfile();
  if (profile.status === 'loading') return <Waiting label="Loading your profile" />;
  const { username, email: stored, profileImg } = profile.value ?? {};
  return (
    <section className={`${layout.card} ${styles.profile}`} aria-labelledby="own-profile">
      {profileImg ? (
        <Picture className={`${layout.thumb} ${styles.photo}`} file={profileImg} alt="" sizes="8rem" />
      ) : (
        <span className={`${layout.thumb} ${styles.photo}`} aria-hidden="true" />
      )}
      <div className={styles.words}>
        <h2 id="own-profile">{username || 'No username yet'}</h2>
        <p>{stored || email}</p>
        <EditUser look="brass">Edit your profile</EditUser>
      </div>
    </section>
  );
}

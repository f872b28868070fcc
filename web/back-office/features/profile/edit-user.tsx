import { messages } from '@venue/domain';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { officeApi } from '../../api/office-api.ts';
import { Modal } from '../../shell/modal.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { signInAgain } from '../../session/sign-in/sign-in.ts';
import { useStaff } from '../../access/staff.ts';
import { useOwnProfile } from '../../session/use-own-profile.ts';
import styles from './edit-user.module.css';
import { ProfileForm } from './profile-form.tsx';
import { toProfileInput, type ProfileFormInput, type Secrets } from './profile-input.ts';
import { saveProfile, type ProfileSaved } from './save-profile.ts';

type EditUserProps = {
  /** Look of the button. */
  look?: 'plain' | 'brass';
  /** Label of the button, such as the username. */
  children: ReactNode;
};

/** A button that opens the Edit User modal, and the outcome of the update. */
export function EditUser({ look = 'plain', children }: EditUserProps) {
  const staff = useStaff();
  const profile = useOwnProfile();
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState<ProfileSaved>();

  async function handleSave(input: ProfileFormInput, secrets: Secrets) {
    const calls = {
      api: officeApi,
      signInAgain: (email: string, password: string) => signInAgain(staff.role, email, password),
    };
    const profileImg = (profile.status === 'ready' && profile.value?.profileImg) || '';
    setSaved(await saveProfile({ ...staff, profileImg }, input, secrets, calls));
    setIsOpen(false);
  }

  function handleOpen() {
    setSaved(undefined);
    setIsOpen(true);
  }

  return (
    <>
      <Button look={look} small onClick={handleOpen} title={`${staff.email}: edit your profile`}>
        {children}
      </Button>
      <Modal isOpen={isOpen} title="Edit User" onClose={() => setIsOpen(false)}>
        {profile.status === 'loading' ? (
          <Waiting label="Loading your profile" />
        ) : (
          <ProfileForm
            uid={staff.uid}
            role={staff.role}
            initial={toProfileInput(profile.value, staff.email)}
            onSave={handleSave}
          />
        )}
      </Modal>
      {saved && <Saved saved={saved} signInPath={staff.signInPath} onClose={() => setSaved(undefined)} />}
    </>
  );
}

type SavedProps = { saved: ProfileSaved; signInPath: string; onClose: () => void };

function Saved({ saved: { failures, mustSignIn }, signInPath, onClose }: SavedProps) {
  return (
    <div className={styles.saved}>
      <Notice kind={failures.length > 0 ? 'problem' : 'done'} title={messages.chefProfileUpdated}>
        {failures.length > 0 && <p>{failures.join(' ')} The rest was saved.</p>}
        {mustSignIn && (
          <p>
            Please <a href={signInPath}>sign in again</a> with the new email or password to go on.
          </p>
        )}
        <Button look="plain" small onClick={onClose}>
          Close
        </Button>
      </Notice>
    </div>
  );
}

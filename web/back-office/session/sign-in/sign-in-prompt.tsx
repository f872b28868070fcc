import type { User } from 'firebase/auth';
import { Link } from 'react-router-dom';
import { venue } from '../../../../venue.config.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { LogOutButton } from '../log-out-button.tsx';
import layout from '../../shell/layout.module.css';
import styles from './sign-in.module.css';

type SignInPromptProps = {
  /** What signing in is for: "the employee dashboard". */
  place: string;
  signInPath: string;
  /** A person who is signed in but lacks the permission. */
  signedInAs?: Pick<User, 'uid' | 'email'>;
};

/** Shown in place of a staff screen to everybody who may not see it. */
export function SignInPrompt({ place, signInPath, signedInAs }: SignInPromptProps) {
  return (
    <main className={styles.page}>
      <PageTitle title="Sign in" />
      <div className={styles.card}>
        <p className={layout.quiet}>{venue.name}</p>
        <h1 className={styles.heading}>Please sign in</h1>
        {signedInAs ? (
          <>
            <p>
              You’re signed in as <strong>{signedInAs.email}</strong>, but that account can’t open {place}.
            </p>
            <LogOutButton uid={signedInAs.uid} signInPath={signInPath}>
              Sign in with another account
            </LogOutButton>
          </>
        ) : (
          <>
            <p>Please sign in to use {place}.</p>
            <Link className={`${layout.link} ${styles.link}`} to={signInPath}>
              Go to the sign-in screen
            </Link>
          </>
        )}
      </div>
    </main>
  );
}

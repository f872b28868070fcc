import { Link } from 'react-router-dom';
import { venue } from '../../../venue.config.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './sign-in.module.css';
import { signOutTo } from './leave-office.ts';

type SignInPromptProps = {
  /** What signing in is for: "the employee dashboard". */
  place: string;
  signInPath: string;
  /** Email of a person who is signed in but lacks the permission. */
  signedInAs?: string;
};

/** Shown in place of a staff screen to everybody who may not see it (section 2.6). */
export function SignInPrompt({ place, signInPath, signedInAs }: SignInPromptProps) {
  return (
    <main className={styles.page}>
      <PageTitle title="Sign in" />
      <div className={styles.card}>
        <p className={styles.venue}>{venue.name}</p>
        <h1 className={styles.heading}>Please sign in</h1>
        {signedInAs ? (
          <>
            <p>
              You’re signed in as <strong>{signedInAs}</strong>, but that account can’t open {place}.
            </p>
            <Button onClick={() => void signOutTo(signInPath)}>Sign in with another account</Button>
          </>
        ) : (
          <>
            <p>Please sign in to use {place}.</p>
            <Link className={styles.link} to={signInPath}>
              Go to the sign-in screen
            </Link>
          </>
        )}
      </div>
    </main>
  );
}

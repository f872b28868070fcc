import type { Permission } from '@venue/domain';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readWayBack } from './sign-in-again.tsx';
import { signIn, SignInError, type SignInFailure } from './sign-in.ts';
import styles from './sign-in.module.css';

export type SignInFormProps = {
  heading: string;
  /** Which right the account must have. */
  permission: Permission;
  /** Where a successful sign-in leads. */
  to: string;
  /** The screen's own words for every failure (section 8). */
  failureMessage: string;
};

/** What really happened, under the screen's own words; nothing about which accounts exist. */
const explanations: Record<SignInFailure, string | undefined> = {
  credentials: undefined,
  line: 'You seem to be offline, or the server cannot be reached. Your password may well be right: try again when the line is back.',
  'too-often': 'There were too many attempts. Wait a few minutes, then try again.',
  unknown: 'Something unexpected went wrong. Try again in a moment.',
};

/** E-mail and password, checked by the browser for being there and by the server for being right. */
export function SignInForm({ heading, permission, to, failureMessage }: SignInFormProps) {
  const navigate = useNavigate();
  const backTo = readWayBack(useLocation().state);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setFailure(undefined);
    try {
      const visit = await signIn(
        String(fields.get('email')).trim(),
        String(fields.get('password')),
        permission,
      );
      // Only who left goes on where they left off.
      if (visit === 'first') await navigate(to);
      else if (visit === 'again') await navigate(backTo ?? to);
      else window.location.assign(to);
    } catch (error) {
      setFailure(error instanceof SignInError ? error.reason : 'unknown');
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <h2 className={styles.formHeading}>{heading}</h2>
      <Field label="Email">
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            placeholder="Email..."
            autoComplete="username"
            required
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            placeholder="Password..."
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
      {failure && (
        <Notice kind="problem" title={failureMessage}>
          {explanations[failure]}
        </Notice>
      )}
    </form>
  );
}

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBackOnline } from '../api/use-back-online.ts';
import { hasDrafts } from './drafts.ts';
import { endingWords, lastEnding, type Ending } from './ending.ts';
import type { LoginPath } from './login-call.ts';
import { readWayBack } from './sign-in-again.tsx';
import { readSignInProblem, type SignInProblem } from './sign-in-error.ts';
import { signIn } from './sign-in.ts';
import styles from './sign-in.module.css';

export type SignInFormProps = {
  heading: string;
  /** The login call of this screen. */
  login: LoginPath;
  /** The address after a successful sign-in. */
  to: string;
  /** The screen's message for a wrong email or password (section 8). */
  failureMessage: string;
};

/** Email, password and, for an account with an authenticator app, its code; the server checks them. */
export function SignInForm({ heading, login, to, failureMessage }: SignInFormProps) {
  const navigate = useNavigate();
  const backTo = readWayBack(useLocation().state);
  const [ending] = useState(lastEnding.read);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const [needsCode, setNeedsCode] = useState(false);
  /** A code was typed, so the message about it is an error. */
  const [isCodeWrong, setIsCodeWrong] = useState(false);
  const codeInput = useRef<HTMLInputElement>(null);

  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The keyboard of a phone may cover it.
    notice.current?.scrollIntoView({ block: 'nearest' });
    if (problem?.kind !== 'code') return;
    codeInput.current?.focus();
    codeInput.current?.select();
  }, [problem]);

  useBackOnline(() => {
    if (problem?.kind === 'other' && problem.isConnection) setProblem(undefined);
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const code = String(fields.get('code') ?? '').trim();
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { uid, visit } = await signIn(login, {
        email: String(fields.get('email')).trim(),
        password: String(fields.get('password')),
        ...(code ? { code } : {}),
      });
      // Returns to the last screen only with the same person and the same rights.
      const canContinue = ending?.uid === uid && ending.reason !== 'rights-changed';
      if (visit === 'first') await navigate(canContinue ? ending.backTo : to);
      else if (visit === 'again') await navigate(backTo ?? to);
      else window.location.assign(to);
    } catch (error) {
      const found = readSignInProblem(error);
      setProblem(found);
      setNeedsCode((before) => found.kind === 'code' || (before && found.kind === 'other'));
      setIsCodeWrong(found.kind === 'code' && code !== '');
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <h2 className={styles.formHeading}>{heading}</h2>
      {ending && !problem && <EndingNotice ending={ending} />}
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
      {needsCode && (
        <Field
          label="Code"
          hint="Type the six digits of your authenticator app."
          error={isCodeWrong && problem?.kind === 'code' ? problem.message : undefined}
          isErrorAnnounced
        >
          {(control) => (
            <input
              {...control}
              ref={codeInput}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              required
            />
          )}
        </Field>
      )}
      {/* Not disabled, which would take the keyboard focus away. */}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
      {problem?.kind === 'credentials' && <Notice ref={notice} kind="problem" title={failureMessage} />}
      {problem?.kind === 'other' && (
        <Notice ref={notice} kind="problem" title={problem.title}>
          {problem.explanation}
        </Notice>
      )}
    </form>
  );
}

/** Why the session ended, and that drafts were kept. */
function EndingNotice({ ending: { reason, uid } }: { ending: Ending }) {
  const { title, next } = endingWords[reason];
  const keepsDrafts = uid !== undefined && hasDrafts(uid);
  return (
    <Notice title={title}>
      {(next || keepsDrafts) && (
        <p>
          {next} {keepsDrafts && 'What you hadn’t saved is still on this computer.'}
        </p>
      )}
    </Notice>
  );
}

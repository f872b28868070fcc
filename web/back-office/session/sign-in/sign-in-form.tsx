import { newPasswordPath } from '@venue/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBackOnline } from '../../api/use-back-online.ts';
import { hasDrafts } from '../../unsaved/drafts.ts';
import { signOutWords, lastSignOut, type LastSignOut } from '../sign-out-reason.ts';
import { readWayBack } from './sign-in-again.tsx';
import { signInEntries, type SignInEntry, type SignInPath } from './sign-in-entries.ts';
import { readSignInProblem, type SignInProblem } from './sign-in-error.ts';
import { signIn } from './sign-in.ts';
import layout from '../../shell/layout.module.css';
import styles from './sign-in.module.css';

export type SignInFormProps = {
  heading: string;
  /** The path of this screen. */
  path: SignInPath;
  /** The screen's message for a wrong email or password. */
  failureMessage: string;
};

/** Email, password and, for an account with an authenticator app, its code; the server checks them. */
export function SignInForm({ heading, path, failureMessage }: SignInFormProps) {
  const navigate = useNavigate();
  const backTo = readWayBack(useLocation().state);
  const [ending] = useState(lastSignOut.read);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const [needsCode, setNeedsCode] = useState(false);
  /** A code was typed, so the message about it is an error. */
  const [isCodeWrong, setIsCodeWrong] = useState(false);
  /** This screen's, until the person follows the way to the one of their account. */
  const [entry, setEntry] = useState<SignInEntry>(signInEntries[path]);
  const form = useRef<HTMLFormElement>(null);
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

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void attempt(entry);
  }

  /** Signs in at the screen of the account, with what was typed here. */
  function handleElsewhere(screen: SignInPath) {
    setEntry(signInEntries[screen]);
    void attempt(signInEntries[screen]);
  }

  async function attempt({ login, to }: SignInEntry) {
    if (isBusy || !form.current) return;
    const fields = new FormData(form.current);
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
    <form ref={form} className={layout.stack} onSubmit={handleSubmit}>
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
      {problem?.kind === 'credentials' && (
        <Notice
          ref={notice}
          kind="problem"
          title={problem.screen ? wrongScreen(problem.screen) : failureMessage}
        >
          {problem.screen && (
            <Elsewhere screen={problem.screen} failureMessage={failureMessage} onFollow={handleElsewhere} />
          )}
        </Notice>
      )}
      {problem?.kind === 'other' && (
        <Notice ref={notice} kind="problem" title={problem.title}>
          {problem.explanation}
        </Notice>
      )}
      <Link className={`${layout.link} ${styles.link}`} to={newPasswordPath}>
        Forgot your password?
      </Link>
    </form>
  );
}

/** Why a right password opens nothing here. */
function wrongScreen(screen: SignInPath): string {
  return `Your password is right, but this isn’t your screen: your account opens ${signInEntries[screen].place}.`;
}

type ElsewhereProps = {
  screen: SignInPath;
  failureMessage: string;
  onFollow: (screen: SignInPath) => void;
};

/** The way to the screen of an account whose password is right. */
function Elsewhere({ screen, failureMessage, onFollow }: ElsewhereProps) {
  const { place } = signInEntries[screen];
  return (
    <div className={`${layout.block} ${styles.elsewhere}`}>
      <p className={layout.quiet}>{failureMessage}</p>
      <Button small look="quiet" onClick={() => onFollow(screen)}>
        Sign in to {place}
      </Button>
    </div>
  );
}

/** Why the session ended, and that drafts were kept. */
function EndingNotice({ ending: { reason, uid } }: { ending: LastSignOut }) {
  const { title, next } = signOutWords[reason];
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

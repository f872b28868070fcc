import { ContentLimits } from '@venue/domain';
import { newPasswordSchema } from '@venue/domain/schemas';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toApiError } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { formResolver } from '../../records/fields/form-resolver.ts';
import layout from '../../shell/layout.module.css';
import styles from '../../session/sign-in/sign-in.module.css';
import { setNewPassword } from './password-calls.ts';

type ChoosePasswordProps = {
  code: string;
  /** Called when the link has been used or is too old. */
  onRefused: () => void;
};

type Input = { code: string; password: string };

const resolver = formResolver<Input>(newPasswordSchema);

/** The form for a new password, and then the way to the screen where it works. */
export function ChoosePassword({ code, onRefused }: ChoosePasswordProps) {
  const form = useForm<Input>({ resolver, defaultValues: { code, password: '' } });
  const { error, run } = useAction();
  const [done, setDone] = useState<{ msg: string; email: string; signInPath: string }>();
  const notice = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;

  useEffect(() => notice.current?.focus(), [done]);

  async function handleChoose({ password }: Input) {
    await run(async () => {
      try {
        setDone(await setNewPassword(code, password));
      } catch (thrown) {
        const failure = toApiError(thrown);
        if (failure.errors.some(({ path }) => path === 'code')) return onRefused();
        const problem = failure.errors.find(({ path }) => path === 'password');
        if (!problem) throw failure;
        form.setError('password', { type: 'server', message: problem.message });
      }
    });
  }

  if (done) {
    return (
      <Notice ref={notice} kind="done" title={done.msg}>
        <p>
          Sign in with <strong>{done.email}</strong>.
        </p>
        <Link className={`${layout.link} ${styles.link}`} to={done.signInPath} replace>
          Go to your sign-in screen
        </Link>
      </Notice>
    );
  }
  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleChoose)(event)}
    >
      <h2 className={styles.formHeading}>Choose a new password</h2>
      <Field
        label="New password"
        hint={`At least ${ContentLimits.passwordMin} characters. You’ll be signed out everywhere.`}
        error={errors.password?.message}
      >
        {(control) => (
          <input
            {...control}
            {...form.register('password')}
            type="password"
            autoComplete="new-password"
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Save new password'}
      </Button>
      {error && <Notice kind="problem" title={error.message} />}
    </form>
  );
}

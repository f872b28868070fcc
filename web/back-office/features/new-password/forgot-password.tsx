import { forgotPasswordSchema } from '@venue/domain/schemas';
import { messages } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../api/use-action.ts';
import { formResolver } from '../../records/fields/form-resolver.ts';
import layout from '../../shell/layout.module.css';
import styles from '../../session/sign-in/sign-in.module.css';
import { requestReset } from './password-calls.ts';

type ForgotPasswordProps = {
  /** Whether a link brought the person here that has been used or is too old. */
  isLinkRefused: boolean;
};

const resolver = formResolver<{ email: string }>(forgotPasswordSchema);

/** Asks for the email address that gets a reset link. */
export function ForgotPassword({ isLinkRefused }: ForgotPasswordProps) {
  const form = useForm({ resolver, defaultValues: { email: '' } });
  const { error, run } = useAction();
  const [asked, setAsked] = useState<{ isMailed: boolean; msg: string }>();
  const notice = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;

  useEffect(() => notice.current?.focus(), [asked]);

  async function handleAsk({ email }: { email: string }) {
    setAsked(undefined);
    await run(async () => setAsked(await requestReset(email.trim())));
  }

  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        form.setValue('email', form.getValues('email').trim());
        void form.handleSubmit(handleAsk)(event);
      }}
    >
      <h2 className={styles.formHeading}>Forgot your password?</h2>
      {isLinkRefused && !asked && !error && <Notice kind="problem" title={messages.resetLinkUsed} />}
      <p>We’ll email you a link to choose a new one.</p>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...form.register('email')} type="email" autoComplete="username" autoFocus />
        )}
      </Field>
      <Button type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Email me a link'}
      </Button>
      {asked && (
        <Notice ref={notice} kind={asked.isMailed ? 'done' : 'info'} title={asked.msg}>
          {asked.isMailed && <p>Nothing there? Check your spam folder, or ask a super user for a link.</p>}
        </Notice>
      )}
      {error && <Notice kind="problem" title={error.message} />}
    </form>
  );
}

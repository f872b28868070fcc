import { messages } from '@venue/domain';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ApiError } from '../data/api-error.ts';
import { officeApi } from '../data/office-api.ts';
import styles from './email-form.module.css';

/** Recipient, subject, text; what is missing the browser says itself (section 5). Cleared once sent. */
export function EmailForm() {
  const [outcome, setOutcome] = useState<'sent' | ApiError>();
  const [isBusy, setIsBusy] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsBusy(true);
    setOutcome(undefined);
    try {
      await officeApi({ method: 'POST', path: '/email/send', body: Object.fromEntries(new FormData(form)) });
      form.reset();
      setOutcome('sent');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <Field label="Recipient">
        {(control) => <input {...control} name="recipient" type="email" autoComplete="off" required />}
      </Field>
      <Field label="Subject">{(control) => <input {...control} name="subject" required />}</Field>
      <Field label="Text">{(control) => <textarea {...control} name="text" required />}</Field>
      <Button type="submit" look="brass" disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send'}
      </Button>
      {outcome === 'sent' && <Notice kind="done" title={messages.emailSent} />}
      {outcome instanceof ApiError && (
        <Notice kind="problem" title={messages.emailFailed}>
          What really happened: {outcome.message}
        </Notice>
      )}
    </form>
  );
}

import { messages } from '@venue/domain';
import { useState, type FormEvent } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ApiClient } from '../../api/api-client.ts';
import { useAction } from '../../api/use-action.ts';
import { FieldGroup } from '../../records/fields/field-group.tsx';
import { useDraftInput } from '../../unsaved/use-draft-input.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import layout from '../../shell/layout.module.css';

type EmailFormProps = { uid: string; api: ApiClient };

/** What became of an email: at SUCCESS a mail server has it, at PENDING none has. */
type EmailResponse = { msg: string; state: 'PENDING' | 'PROCESSING' | 'SUCCESS' };

const empty = { recipient: '', subject: '', text: '' };

/** Recipient, subject and text; the browser itself says what is missing. Cleared once sent. */
export function EmailForm({ uid, api }: EmailFormProps) {
  const { isOnline } = useConnection();
  const input = useDraftInput({
    name: 'email',
    path: 'email',
    uid,
    empty,
    isFilled: (values) => hasText(values),
  });
  const [response, setResponse] = useState<EmailResponse>();
  const { isBusy, error, run } = useAction();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setResponse(undefined);
    await run(async () => {
      const sent = await api<EmailResponse>({ method: 'POST', path: '/email/send', body: input.values });
      if (sent.state === 'SUCCESS') input.clear();
      setResponse(sent);
    });
  }

  function control(name: keyof typeof empty) {
    return {
      name,
      required: true,
      value: input.values[name],
      onChange: (event: { target: { value: string } }) => input.change({ [name]: event.target.value }),
    };
  }

  return (
    <form className={`${layout.stack} ${layout.typed}`} onSubmit={(event) => void handleSubmit(event)}>
      {!isOnline && (
        <Notice title="You’re offline.">You can send once you’re connected. What you type stays here.</Notice>
      )}
      {/* Sending clears the form, so the fields are disabled until it is done. */}
      <FieldGroup disabled={isBusy}>
        <Field label="Recipient">
          {(field) => <input {...field} {...control('recipient')} type="email" autoComplete="off" />}
        </Field>
        <Field label="Subject">{(field) => <input {...field} {...control('subject')} />}</Field>
        <Field label="Text">{(field) => <textarea {...field} {...control('text')} />}</Field>
      </FieldGroup>
      <Button type="submit" look="brass" disabled={isBusy || !isOnline}>
        {isBusy ? 'Sending…' : 'Send'}
      </Button>
      {error && <FailureNotice error={error} effect={messages.emailFailed} />}
      {response?.state === 'SUCCESS' && <Notice kind="done" title={messages.emailSent} />}
      {response && response.state !== 'SUCCESS' && (
        <Notice title={response.msg}>What you typed is still here.</Notice>
      )}
    </form>
  );
}

function hasText(values: typeof empty): boolean {
  return Object.values(values).some((text) => text.trim() !== '');
}

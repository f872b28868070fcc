import { messages } from '@venue/domain';
import { useState, type FormEvent } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ApiClient } from '../../api/api-client.ts';
import { useAction } from '../../api/use-action.ts';
import { useStoredInput } from '../../forms/use-stored-input.ts';
import layout from '../../shell/layout.module.css';

type EmailFormProps = { uid: string; api: ApiClient };

/** What the server did with an email: SUCCESS means that a mail server has it, PENDING that nobody has. */
type EmailAnswer = { msg: string; state: 'PENDING' | 'PROCESSING' | 'SUCCESS' };

const empty = { recipient: '', subject: '', text: '' };

/** Recipient, subject, text; what is missing the browser says itself (section 5). Cleared once sent (section 8). */
export function EmailForm({ uid, api }: EmailFormProps) {
  const { isOnline } = useConnection();
  const input = useStoredInput({
    name: 'email',
    path: 'email',
    uid,
    empty,
    isFilled: (values) => hasText(values),
  });
  const [answer, setAnswer] = useState<EmailAnswer>();
  const { isBusy, error, run } = useAction();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAnswer(undefined);
    await run(async () => {
      const sent = await api<EmailAnswer>({ method: 'POST', path: '/email/send', body: input.values });
      if (sent.state === 'SUCCESS') input.clear();
      setAnswer(sent);
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
        <Notice title="You are offline.">Sending waits until the line is back; what you type is kept.</Notice>
      )}
      <Field label="Recipient">
        {(field) => <input {...field} {...control('recipient')} type="email" autoComplete="off" />}
      </Field>
      <Field label="Subject">{(field) => <input {...field} {...control('subject')} />}</Field>
      <Field label="Text">{(field) => <textarea {...field} {...control('text')} />}</Field>
      <Button type="submit" look="brass" disabled={isBusy || !isOnline}>
        {isBusy ? 'Sending…' : 'Send'}
      </Button>
      {error && (
        <Notice kind="problem" title={messages.emailFailed}>
          What really happened: {error.message}
        </Notice>
      )}
      {answer?.state === 'SUCCESS' && <Notice kind="done" title={messages.emailSent} />}
      {answer && answer.state !== 'SUCCESS' && (
        <Notice title={answer.msg}>What you typed is still here.</Notice>
      )}
    </form>
  );
}

function hasText(values: typeof empty): boolean {
  return Object.values(values).some((text) => text.trim() !== '');
}

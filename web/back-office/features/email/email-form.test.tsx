import { messages } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { unsavedWork } from '../../unsaved/unsaved-work.ts';
import { EmailForm } from './email-form.tsx';

const typed = { recipient: 'guest@example.ie', subject: 'Your table', text: 'See you on Friday.' };

function open(answer: () => Promise<unknown>) {
  const api = vi.fn(answer);
  const drawn = render(<EmailForm uid="donal" api={api as unknown as ApiClient} />);
  return { api, ...drawn, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Recipient'), typed.recipient);
  await user.type(screen.getByLabelText('Subject'), typed.subject);
  await user.type(screen.getByLabelText('Text'), typed.text);
}

const send = () => screen.getByRole('button', { name: 'Send' });

describe('email form', () => {
  beforeEach(() => localStorage.clear());

  it('says that the email was sent, in the documented words, and is empty again', async () => {
    const { user, api } = open(async () => ({ msg: messages.emailSent, state: 'SUCCESS' }));
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText(messages.emailSent)).toBeDefined();
    expect(api).toHaveBeenCalledWith({ method: 'POST', path: '/email/send', body: typed });
    expect(screen.getByLabelText('Text')).toHaveValue('');
    expect(unsavedWork()).toEqual([]);
  });

  it('takes no more text while it is sent, as that would be cleared with the rest', async () => {
    let finish = (_sent: unknown) => {};
    const { user } = open(() => new Promise((resolve) => (finish = resolve)));
    await fillIn(user);
    await user.click(send());
    expect(screen.getByLabelText('Text')).toBeDisabled();
    finish({ msg: messages.emailSent, state: 'SUCCESS' });
    expect(await screen.findByText(messages.emailSent)).toBeDefined();
    expect(screen.getByLabelText('Text')).toBeEnabled();
  });

  it('never says "sent" of an email that was only kept', async () => {
    const msg = 'No mail server is set up (MAIL_URL), so the email was saved but not sent.';
    const { user } = open(async () => ({ msg, state: 'PENDING' }));
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText(msg)).toBeDefined();
    expect(screen.queryByText(messages.emailSent)).toBeNull();
    expect(screen.getByLabelText('Text')).toHaveValue(typed.text);
  });

  it('keeps what was typed when sending fails, and says why', async () => {
    const { user } = open(async () => {
      throw new ApiError('refused', 'The mail server does not know this address.');
    });
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText(messages.emailFailed)).toBeDefined();
    expect(screen.getByText(/does not know this address/)).toBeDefined();
    expect(screen.getByLabelText('Subject')).toHaveValue(typed.subject);
  });

  it('keeps what was typed over a reload, and asks before it is left', async () => {
    const { user, unmount } = open(async () => undefined);
    await fillIn(user);
    expect(unsavedWork().map(({ name }) => name)).toEqual(['email']);
    unmount();
    open(async () => undefined);
    expect(screen.getByLabelText('Text')).toHaveValue(typed.text);
  });
});

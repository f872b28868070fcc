import { sendOverSmtp } from '../../functions/src/mail/smtp.ts';
import { openInbox } from './inbox.js';

it('what the venue sends can be read in the inbox as it was written, and never becomes markup', async () => {
  const inbox = await openInbox({ smtp: 0, inbox: 0 });
  const text = 'Set a password: https://fathoms.example/new?a=1&b=2\n<b>Sláinte</b>, 8 € each.';
  const mail = { to: ['guest@example.com'], message: { subject: 'Féile <3', text } };
  await sendOverSmtp(mail, '<1@fathoms.example>', {
    url: inbox.mailUrl,
    from: 'Fathoms <us@fathoms.example>',
  });
  const [received] = await (await fetch(`${inbox.url}/mails.json`)).json();
  expect(received).toMatchObject({ to: ['guest@example.com'], subject: 'Féile <3', text });
  const page = await (await fetch(inbox.url)).text();
  expect(page).toContain('&lt;b&gt;Sláinte&lt;/b&gt;');
  expect(page).toContain('<a href="https://fathoms.example/new?a=1&amp;b=2">');
  inbox.close();
});

import { expect, expectAccessible, expectNoSidewaysScroll, test } from './venue-test.ts';
import { openScreen, refuse } from './office.ts';

test.use({ expectedErrors: [/status of 500 .*\/email\/|ERR_INTERNET_DISCONNECTED/] });

test('an email is asked for what it needs, and only called sent when a mail server took it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, '/email');
  const [recipient, subject, text] = [
    page.getByLabel('Recipient'),
    page.getByLabel('Subject'),
    page.getByLabel('Text'),
  ];
  const send = page.getByRole('button', { name: 'Send' });
  let calls = 0;
  page.on('request', (request) => (calls += request.url().endsWith('/email/send') ? 1 : 0));
  // What is missing the browser says itself, in its own words and language.
  await recipient.fill('the band');
  await send.click();
  await expect(recipient).toBeFocused();
  expect(await recipient.evaluate((input) => (input as HTMLInputElement).validity.typeMismatch)).toBe(true);
  await recipient.fill('band@venue.test');
  await subject.fill('Friday');
  await send.click();
  await expect(text).toBeFocused();
  expect(calls).toBe(0);

  await text.fill('Load-in is at six, by the harbour door.');
  await expectNoSidewaysScroll(page);
  await context.setOffline(true);
  await expect(send).toBeDisabled();
  await context.setOffline(false);
  await refuse(page, '**/api/email/**', 500);
  await send.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to send email. Please try again later.');
  await expect(text).toHaveValue('Load-in is at six, by the harbour door.');
  await expectAccessible(page);
  await page.unroute('**/api/email/**');

  // The venue under test has no mail server: the message is kept, and nobody is told that it is on its way.
  await send.click();
  await expect(page.getByText('No mail server is set up (MAIL_URL), so the email was saved')).toBeVisible();
  await expect(page.getByText('Email sent successfully!')).toHaveCount(0);
  await expect(subject).toHaveValue('Friday');
});

import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { nextWeekday } from './open-day.ts';
import { a4, sheets } from './sheets.ts';
import { storeBooking } from './stored-bookings.ts';
import { failMail, forgetCounts, mailWasTried } from './stored-mails.ts';
import { call } from './venue-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, intercept, staff, test } from './venue-test.ts';
import { beSignedIn } from './sessions.ts';
import { visitorFrom } from '../visitor.ts';

const api = process.env.API_URL ?? `${process.env.SITE_URL}/api`;

/** A Friday some weeks from now, when the restaurant is open. */
const friday = nextWeekday(5, 14);

test.beforeAll(forgetCounts);

/** A guest asks for a table, past the browser under test. */
async function book(changes: object = {}) {
  const id = randomUUID();
  const name = `Guest ${id.slice(0, 5)}`;
  const body = {
    requestId: id,
    name,
    date: friday,
    time: '19:30',
    partySize: 4,
    phone: '087 555 0103',
    ...changes,
  };
  const answer = await fetch(`${api}/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitorFrom(id) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Nobody took the booking: ${answer.status} ${await answer.text()}`);
  return { id, name };
}

async function openBookings(page: Page, evening?: string) {
  await beSignedIn(page, staff.admin);
  await page.goto(`/admin-dashboard/bookings${evening ? `?date=${evening}` : ''}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Parties' }).getByRole('listitem').filter({ hasText: name });

test('a table that is asked for now appears by itself, and is confirmed, cancelled and taken back', async ({
  page,
}) => {
  const early = await book({ time: '18:00', email: 'early@guest.test' });
  await openBookings(page, friday);
  await expect(row(page, early.name)).toContainText('waiting for an answer');
  const late = await book({ message: 'By the window, please.' });
  await expect(row(page, late.name)).toContainText('19:30');
  await expect(row(page, late.name)).toContainText('4 guests');
  await expect(row(page, late.name)).toContainText('“By the window, please.”');
  await expect(row(page, late.name).getByRole('link', { name: '087 555 0103' })).toHaveAttribute(
    'href',
    'tel:0875550103',
  );
  const names = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.indexOf(early.name)).toBeLessThan(names.indexOf(late.name));
  await expectAccessible(page);

  // What the guest is told goes out a few seconds later, and can be taken back until then.
  await row(page, early.name).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, early.name)).toContainText('waiting for an answer');
  await row(page, early.name).getByRole('button', { name: 'Confirm' }).click();
  // The venue under test has no mail server, and nobody is told that an email goes out.
  await expect(page.getByText('No emails can be sent: no mail server is set up.')).toBeVisible();
  const ring = `${early.name}: confirmed. No email can be sent. Please ring ${early.name} at 087 555 0103.`;
  await expect(page.getByText(ring)).toBeVisible();
  await expect(row(page, early.name)).toContainText('confirmed by Imelda Hehir');
  await page.getByRole('button', { name: 'Close this message' }).click();

  await row(page, early.name).getByRole('button', { name: 'Open' }).click();
  const sheet = page.getByRole('dialog', { name: early.name });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(row(page, early.name)).toContainText('cancelled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, early.name)).toContainText('confirmed by Imelda Hehir');

  await row(page, late.name).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(`${late.name}: declined. It is sent in a few seconds.`)).toBeVisible();
  await expect(page.getByText(`Please ring ${late.name} at 087 555 0103.`)).toBeVisible({ timeout: 20_000 });
  await expect(row(page, late.name)).toContainText('declined by Imelda Hehir');
  await expectAccessible(page);
  await row(page, late.name).getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Confirm after all' }).click();
  await expect(row(page, late.name)).toContainText('confirmed by Imelda Hehir');
});

test('a request of the past waits no longer, and an allergy stands out', async ({ page }) => {
  const past = await storeBooking({ time: '05:00', message: 'One of us is a coeliac.' });
  await openBookings(page);
  await expect(row(page, past)).toContainText('allergy: read the note');
  await expect(row(page, past)).toContainText('was not answered');
  await expect(row(page, past)).not.toContainText('waiting');
  await expect(row(page, past).getByRole('button', { name: /Confirm|Decline/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('each booking shows what became of its emails, and one that failed is sent again', async ({ page }) => {
  // The venue under test has no mail server; here the screen believes that one has been set up.
  await page.route('**/api/email/status', (route) => route.fulfill({ json: { canSend: true } }));
  const email = `aoife-${randomUUID().slice(0, 5)}@guest.test`;
  const { id, name } = await book({ email });
  const [toGuest, toUs] = [`booking-${id}-guest`, `booking-${id}-restaurant`];
  await expect.poll(() => mailWasTried(toGuest), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => mailWasTried(toUs), { timeout: 60_000 }).toBe(true);
  await failMail(toGuest, 'The mail server rejected it: 550 No such mailbox');
  await failMail(toUs, 'The mail server did not respond in time.', true);

  await openBookings(page, friday);
  const booking = row(page, name);
  await expect(booking).toContainText(
    'Email to the guest (request received): not sent. The mail server rejected it: 550 No such mailbox.',
  );
  await expect(booking).toContainText('Email to us: it may have arrived.');
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'See why, and send' }).click();
  const unsent = page.getByRole('region', { name: 'Emails that couldn’t be sent' });
  await expect(unsent.getByRole('listitem').filter({ hasText: email })).toContainText('550');
  await expectAccessible(page);

  await page.goto(`/admin-dashboard/bookings?date=${friday}`);
  await booking.getByRole('button', { name: `Send again to ${email}` }).click();
  await expect(booking).toContainText(
    'Email to the guest (request received): not sent, because no mail server is set up',
  );
  await booking.getByRole('button', { name: 'Send again' }).last().click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('may already have it, and would then get it twice');
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(booking).toContainText('Email to us: not sent, because no mail server is set up');
  await booking.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${name}: confirmed. The guest will get an email.`)).toBeVisible();
});

test.describe('when somebody else was faster', () => {
  // The browser's own line about the refusal.
  test.use({ expectedErrors: [/status of 409 .*\/bookings\//] });

  test('their decision is shown, and one against it is refused by name', async ({ page }) => {
    const { id, name } = await book();
    await openBookings(page, friday);
    // The tap is on its way while the colleague decides otherwise.
    await intercept(page, '**/api/bookings/**', async (route) => {
      await call(staff.super, 'PUT', `/bookings/${id}`, { state: 'confirmed' });
      await route.continue();
    });
    await row(page, name).getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('alert')).toContainText(
      /Fintan Lillis has already confirmed this booking on .* at .*\. Have another look\./,
      { timeout: 20_000 },
    );
    await expect(row(page, name)).toContainText('confirmed by Fintan Lillis');
  });
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('on a phone the list stays readable, and decisions wait', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { name } = await book();
    await openBookings(page, friday);
    await expect(row(page, name)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(row(page, name)).toBeVisible();
    await expect(row(page, name).getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await context.setOffline(false);
    await expect(row(page, name).getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expectAccessible(page);
  });
});

test('on paper there are tonight’s tables, on one sheet, and nothing to press', async ({ page }) => {
  const name = await storeBooking({
    email: 'door@guest.test',
    message: 'A high chair, please.',
    partySize: 5,
  });
  const off = await storeBooking({ state: 'declined' });
  const { name: later } = await book();
  await openBookings(page);
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { name: later })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const line = page.getByRole('row').filter({ hasText: name });
  await expect(line.getByRole('cell')).toHaveText([
    '23:59',
    '5',
    `${name} (not confirmed)`,
    'A high chair, please.',
    '',
    '',
  ]);
  for (const absent of ['door@guest.test', off, later]) {
    await expect(page.getByText(absent).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await sheets(page)).toEqual({ count: 1, size: a4 });
});

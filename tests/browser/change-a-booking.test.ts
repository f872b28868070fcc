import { randomUUID } from 'node:crypto';
import { bookAsAnother } from './guest-bookings.ts';
import { nextWeekday } from './open-day.ts';
import { forgetCounts } from './stored-mails.ts';
import { dropRules, storeRules } from './house-rules.ts';
import {
  expect,
  expectAccessible,
  expectLive,
  expectNoSidewaysScroll,
  intercept,
  test,
} from './venue-test.ts';

/** A Saturday, when the restaurant is open from 17:00 to 22:00. */
const saturday = nextWeekday(6, 91);

test.beforeAll(forgetCounts);
test.beforeEach(() => storeRules({ seats: 8, confirmUpTo: 6 }));
test.afterEach(dropRules);

/** A confirmed booking for two, and the address of its page. */
async function book(time: string, date = saturday) {
  const { _id: id, key } = await bookAsAnother({
    date,
    time,
    partySize: 2,
    email: `${randomUUID()}@guest.test`,
  });
  return { id, path: `/booking/${id}`, link: `/booking/${id}#${key}` };
}

test('a guest opens the link, is late, changes party and time, and cancels after a question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { path, link } = await book('17:00');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your table is booked.' })).toBeVisible();
  await expect(page.getByText(/A table for 2/)).toContainText(/Saturday, .* at 17:00/);
  // The key is out of the address bar, and a reload finds it again.
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your table is booked.' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // An anchor of the page is no key.
  await page.getByRole('link', { name: 'Skip to the page' }).press('Enter');

  await page.getByRole('button', { name: 'STILL COMING' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. We expect you.' })).toBeVisible();
  await page.getByRole('button', { name: '20 MIN LATE' }).click();
  await expect(page.getByText('We know that you’ll be about 20 minutes late.')).toBeVisible();
  await page.getByRole('button', { name: 'ON TIME AFTER ALL' }).click();
  await expect(page.getByText(/minutes late/)).toHaveCount(0);

  await page.getByRole('button', { name: 'CHANGE PARTY, DAY OR TIME' }).click();
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /, 17:00, free$/ })).toBeChecked();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: /, 18:30, free$/ }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'CHANGE MY BOOKING' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your booking is changed.' })).toBeVisible();
  await expect(page.getByText(/A table for 3/)).toContainText(/ at 18:30/);

  await page.getByRole('button', { name: 'CANCEL', exact: true }).click();
  await expect(page.getByRole('button', { name: 'KEEP IT' })).toBeFocused();
  await page.getByRole('button', { name: 'YES, CANCEL IT' }).click();
  await expect(page.getByRole('heading', { name: 'This booking is cancelled.' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'CANCEL', exact: true })).toHaveCount(0);
});

test.describe('message and allergies', () => {
  test.use({ expectedErrors: [/status of (400|503) .*\/bookings\//] });

  test('are changed by the guest, allergies apart, and a refusal loses nothing that was typed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { link } = await book('18:45');
    await page.goto(link);
    await page.getByRole('button', { name: 'ADD MESSAGE OR ALLERGIES' }).click();
    const [allergies, message, save] = [
      page.getByLabel('Allergies (optional)'),
      page.getByLabel('Anything we should know (optional)'),
      page.getByRole('button', { name: 'SAVE', exact: true }),
    ];
    await expect(allergies).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await allergies.fill('n'.repeat(501));
    await message.fill('A pram comes too.');
    await save.click();
    await expect(allergies).toBeFocused();
    await expect(allergies).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await allergies.fill('Peanuts');
    await intercept(page, '**/api/bookings/*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await save.click();
    await expect(page.getByText(/Something went wrong on our side/)).toBeVisible();
    await expect(allergies).toHaveValue('Peanuts');
    await expect(message).toHaveValue('A pram comes too.');
    await page.unroute('**/api/bookings/*');

    await save.click();
    await expect(page.getByRole('heading', { name: 'Your table is booked.' })).toBeFocused();
    await expect(page.getByText('You wrote: “A pram comes too.”')).toBeVisible();
    await expect(page.getByText('For the kitchen: “Peanuts”')).toBeVisible();

    await page.getByRole('button', { name: 'CHANGE MESSAGE OR ALLERGIES' }).click();
    await message.fill('');
    await save.click();
    await expect(page.getByText('For the kitchen: “Peanuts”')).toBeVisible();
    await expect(page.getByText(/You wrote/)).toHaveCount(0);
  });
});

test('a booking goes into the guest’s calendar', async ({ page }) => {
  const { id, link } = await book('17:15');
  await page.goto(link);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks).toString();
  expect(file).toContain(`UID:booking-${id}@fathoms`);
  expect(file).toContain('SUMMARY:Table for 2 at Fathoms');
});

test('"this wasn’t me" cancels after a question', async ({ page }) => {
  const { link } = await book('17:30');
  await page.goto(link);
  await page.getByRole('button', { name: 'This wasn’t me' }).click();
  await page.getByRole('button', { name: 'YES, IT WASN’T ME' }).click();
  await expect(page.getByRole('heading', { name: 'This booking is cancelled.' })).toBeVisible();
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/status of (404|409|503) .*\/bookings\//] });

  test('a time that was taken meanwhile: what is free is offered, and nothing is lost', async ({ page }) => {
    const date = nextWeekday(6, 98);
    const { link } = await book('17:00', date);
    await page.goto(link);
    await page.getByRole('button', { name: 'CHANGE PARTY, DAY OR TIME' }).click();
    await page.getByRole('radio', { name: /, 20:00, free$/ }).check();
    await bookAsAnother({ date, time: '20:00', partySize: 6 });
    await bookAsAnother({ date, time: '20:00', partySize: 2 });
    await page.getByRole('button', { name: 'CHANGE MY BOOKING' }).click();
    await expect(page.getByText('We are full at that time.')).toBeVisible();
    await page
      .getByRole('button', { name: /^1\d:\d\d$/ })
      .last()
      .click();
    const send = page.getByRole('button', { name: 'CHANGE MY BOOKING' });
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Your booking is changed.' })).toBeVisible();
  });

  test('a wrong key and an unknown booking get the same page, with the number to ring', async ({ page }) => {
    const { path } = await book('17:45');
    for (const address of [`${path}#${'x'.repeat(22)}`, `/booking/${randomUUID()}#${'x'.repeat(22)}`, path]) {
      await page.goto('/');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(address);
      const alert = page.getByRole('alert').filter({ hasText: 'This link doesn’t open a booking.' });
      await expect(alert).toContainText('It may be incomplete, or an older one');
      await expect(alert.getByRole('link', { name: '065 555 0142' })).toHaveAttribute('href', /^tel:/);
    }
    await expectAccessible(page);
  });

  test('a server that breaks changes nothing, and says so', async ({ page }) => {
    const { link } = await book('18:00');
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'STILL COMING' })).toBeVisible();
    await intercept(page, '**/api/bookings/*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.getByRole('button', { name: 'STILL COMING' }).click();
    await expect(page.getByText(/Something went wrong on our side/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your table is booked.' })).toBeVisible();
  });
});

test('the page is for its guest alone: no search engine keeps it, and its address leads nowhere else', async ({
  page,
  request,
}) => {
  const answer = await request.get(`/booking/${randomUUID()}`);
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/booking');
  expect((await request.get('/booking/1')).status()).toBe(404);
  // Opening it changes nothing: only a press does.
  const { link } = await book('18:15');
  const written: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET' && sent.url().includes('/bookings')) written.push(sent.url());
  });
  await page.goto(link);
  await expectLive(page);
  await expect(page.getByRole('heading', { name: 'Your table is booked.' })).toBeVisible();
  expect(written).toEqual([]);
});

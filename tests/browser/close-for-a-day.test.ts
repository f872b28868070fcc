import type { Page } from '@playwright/test';
import { localDay, type OpeningHours } from '@venue/domain';
import { randomUUID } from 'node:crypto';
import { chooseTable, formOf } from './guest-bookings.ts';
import { forgetCounts } from './stored-mails.ts';
import { beSignedIn } from './sessions.ts';
import { call, readHours, saveHours } from './venue-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';
import { visitorFrom } from '../visitor.ts';

/*
 * Special days and hours that cannot be read, from the form to the guest.
 */

const api = process.env.API_URL ?? `${process.env.SITE_URL}/api`;
const saved = 'The OPENING HOURS have been successfully updated!';
const feast = nextFeast();
let before: OpeningHours;

test.beforeAll(async () => {
  await forgetCounts();
  before = (await readHours()) as OpeningHours;
});

test.afterEach(() => saveHours(before.contents, staff.super, before.specialDays ?? []));

/** The next St Stephen's Day, or on that very day, which is over for bookings at some hour, New Year's Eve. */
function nextFeast() {
  const today = localDay(new Date());
  const year = Number(today.slice(0, 4));
  if (today === `${year}-12-26`) return { name: 'New Year’s Eve', date: 31, day: `${year}-12-31` };
  return {
    name: 'St Stephen’s Day',
    date: 26,
    day: `${today.slice(5) < '12-26' ? year : year + 1}-12-26`,
  };
}

const update = (page: Page) => page.getByRole('button', { name: 'Update opening hours' });

async function book(changes: object) {
  const requestId = randomUUID();
  const body = {
    requestId,
    name: 'Bríd',
    date: feast.day,
    time: '19:00',
    partySize: 4,
    phone: '087 555 0107',
  };
  const answer = await fetch(`${api}/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitorFrom(requestId) },
    body: JSON.stringify({ ...body, ...changes }),
  });
  return { requestId, answer };
}

test('a feast is closed in three taps, and no guest can book it', async ({ page, browser }) => {
  const everyDay = [
    { elementType: 'Area' as const, content: 'Restaurant' },
    { elementType: 'Days' as const, content: 'Every day' },
    { elementType: 'Times' as const, content: '17:00 – 22:00' },
  ];
  await saveHours(everyDay, staff.super, []);
  const closedOnFeast = new RegExp(`^Closed on \\w+, December ${feast.date}: ${feast.name}\\.$`);
  const { requestId, answer } = await book({});
  expect(answer.status).toBe(201);

  await beSignedIn(page, staff.admin);
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: 'Change opening hours' }).click();
  const closeFeast = page.getByRole('button', { name: new RegExp(`^${feast.name} closed`) });
  const more = page.getByRole('button', { name: 'More holidays' });
  await expect(closeFeast.or(more).first()).toBeVisible();
  // In most months other feasts come before it.
  if (!(await closeFeast.isVisible())) await more.click();
  await closeFeast.click();
  const special = page.getByRole('region', { name: 'Special days' });
  await expect(special.getByText(`Whole house closed, ${feast.name}`)).toBeVisible();
  // Other tests book that day as well.
  await expect(special.getByText(/^\d+ bookings?, \d+ guests?,? .*on that day already\.$/)).toBeVisible();
  await expectAccessible(page);
  await update(page).click();
  await expect(page.getByText(saved)).toBeVisible();

  const guest = await browser.newContext();
  const visitor = await guest.newPage();
  await visitor.goto('/book-a-table');
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Special days' })).toBeVisible();
  await expect(main.getByText(feast.name)).toBeVisible();
  await chooseTable(formOf(visitor), { party: '4', date: feast.day });
  await expect(formOf(visitor).getByText(closedOnFeast)).toBeVisible();
  const refused = await book({});
  expect(refused.answer.status).toBe(400);
  expect((await refused.answer.json()).msg).toContain(`December ${feast.date}: ${feast.name}`);
  await visitor.goto('/contact');
  await expect(visitor.getByRole('main').getByText(feast.name)).toBeVisible();
  await visitor.getByRole('contentinfo').getByText('Opening hours').click();
  await expect(visitor.getByRole('contentinfo').getByText(feast.name)).toBeVisible();
  await guest.close();
  await call(staff.super, 'PUT', `/bookings/${requestId}`, { state: 'declined' });
});

test('hours that cannot be read: the form says so, the overview too, and guests are asked to ring', async ({
  page,
  browser,
}) => {
  const lines = before.contents.map((line, index) =>
    index === 0 ? { ...line, content: 'Dining room' } : line,
  );
  const vague = lines.map((line, index) => (index === 2 ? { ...line, content: 'at lunch' } : line));
  await saveHours(vague, staff.super, []);
  await beSignedIn(page, staff.admin);
  await page.goto('/admin-dashboard');
  const alert = page.getByRole('alert').filter({ hasText: 'Guests can’t book online' });
  await expect(alert).toContainText('“at lunch”');
  await alert.getByRole('link', { name: 'Fix the opening hours' }).click();
  await expect(page.getByLabel('Text of line 3', { exact: true })).toHaveAccessibleDescription(
    /Type times like 17:00 – 22:00, or Closed/,
  );
  await expect(page.getByText('None of the areas is called “Restaurant”.')).toBeVisible();

  const guest = await browser.newContext();
  const visitor = await guest.newPage();
  await visitor.goto('/book-a-table');
  await expect(formOf(visitor).getByText(/We take bookings by phone at the moment/)).toBeVisible();
  await expect(formOf(visitor).getByRole('radio')).toHaveCount(0);
  expect((await book({})).answer.status).toBe(400);

  await page.getByLabel('Text of line 1', { exact: true }).fill('Restaurant');
  await page.getByLabel('Text of line 3', { exact: true }).fill('Closed');
  await expect(page.getByLabel('Text of line 1', { exact: true })).toHaveAccessibleDescription(
    /^Guests can book: Tuesday to Thursday, 17:30 to 20:30/,
  );
  await update(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  // Browsers may keep the hours for five seconds.
  await expect(async () => {
    await visitor.reload();
    await chooseTable(formOf(visitor), { party: '2' });
    await expect(formOf(visitor).getByRole('group', { name: 'Which day?' })).toBeVisible({ timeout: 10_000 });
    await expect(formOf(visitor).getByText(/We take bookings by phone/)).toHaveCount(0);
  }).toPass();
  await guest.close();
});

test.describe('one day that cannot be read', () => {
  test('the guest is asked to ring for that day, at the day, and can choose another', async ({ page }) => {
    await saveHours(
      [
        ...before.contents.slice(0, 9),
        { elementType: 'Days', content: `${feast.date} December` },
        { elementType: 'Times', content: 'Closed' },
      ],
      staff.super,
      [],
    );
    await page.goto('/reservation.html');
    await chooseTable(page, { party: '4', date: feast.day });
    const times = page.getByRole('group', { name: /^What time\?/ });
    const reason = times.getByText(/We cannot take a booking for that day online\. Please ring us on/);
    await expect(reason).toBeVisible();
    await expect(reason.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(times.getByRole('radio')).toHaveCount(0);
    await times.getByRole('button').first().click();
    await expect(times.getByRole('radio').first()).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test(`the form of the hours fits a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await beSignedIn(page, staff.admin);
    await page.goto('/admin-dashboard/opening-hours?open');
    await expect(page.getByRole('region', { name: 'Special days' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

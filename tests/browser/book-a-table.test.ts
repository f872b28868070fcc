import type { Page } from '@playwright/test';
import { nextWeekday } from './open-day.ts';
import { forgetCounts } from './stored-mails.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, intercept, test } from './venue-test.ts';
import { watchShifts } from './watch-shifts.ts';

const formOf = (page: Page) => page.frameLocator('iframe[title="Book a table"]');

const friday = nextWeekday(5);
/** The demo venue's restaurant is closed on Mondays. */
const monday = nextWeekday(1);

async function fillIn(page: Page, { date = friday, time = '19:30', party = '4' } = {}) {
  const form = formOf(page);
  await form.getByLabel('Day').fill(date);
  if (time) await form.getByLabel('Time').selectOption(time);
  await form.getByLabel('How many').fill(party);
  await form.getByLabel('Name').fill('Bríd Considine');
  await form.getByLabel('Email').fill(`brid-${Date.now()}@guest.test`);
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'REQUEST A TABLE' });

test.beforeAll(forgetCounts);

test('a guest asks for a table and reads back the day, the time and the party', async ({ page }) => {
  await page.goto('/book-a-table');
  const frame = page.getByTitle('Book a table');
  expect((await frame.boundingBox())!.height).toBe(350);
  await fillIn(page);
  await expect(formOf(page).getByText('Friday: 17:00 to 21:00.')).toBeVisible();
  await expect(formOf(page).getByText('It’s a request until we confirm it.')).toBeVisible();
  await send(page).dblclick();
  const done = formOf(page).getByRole('heading', {
    name: /^Your request: a table for 4, Friday, .* at 19:30$/,
  });
  await expect(done).toBeVisible();
  await expect(done).toBeFocused();
  // No email can leave here, so none is promised.
  await expect(
    formOf(page).getByText(/the table is yours once we have confirmed it\. .* by email or phone\.$/),
  ).toBeVisible();
});

test('a guest books a table with the keyboard alone', async ({ page }) => {
  await page.goto('/reservation.html');
  await page.getByLabel('Day').fill(friday);
  await expect(page.getByRole('option', { name: '18:00' })).toBeAttached();
  await page.getByLabel('Time').focus();
  await page.keyboard.type('18');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Colm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('065 555 0199');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'REQUEST A TABLE' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Your request: a table for one, Friday/ })).toBeVisible();
});

test('an empty form says at each field what it needs, and goes to the first', async ({ page }) => {
  await page.goto('/book-a-table');
  await send(page).click();
  const form = formOf(page);
  await expect(form.getByLabel('Day')).toBeFocused();
  await expect(form.getByLabel('Day')).toHaveAccessibleDescription('Please choose a date.');
  await expect(form.getByLabel('How many')).toHaveAccessibleDescription(/how many of you are coming/);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/leave an email address or a phone/);
  await expectAccessible(page);
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: [/status of 400 .*\/bookings/] });

  test('a closed day is reported at the date field, and what was typed stays', async ({ page }) => {
    await page.goto('/book-a-table');
    await fillIn(page, { date: monday, time: '' });
    const form = formOf(page);
    await expect(form.getByText('Closed on Mondays.', { exact: true })).toBeVisible();
    await send(page).click();
    await expect(form.getByText(/closed on Mondays. Please choose another day/)).toBeVisible();
    await expect(form.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Name')).toHaveValue('Bríd Considine');
    await form.getByRole('button', { name: /^Next open day: Tuesday, / }).click();
    await expect(form.getByLabel('Time')).toBeFocused();
    await expect(form.getByText('Tuesday: 17:30 to 20:30.')).toBeVisible();
    await expect(form.getByLabel('Day')).not.toHaveAttribute('aria-invalid');
  });

  test('a time that is no longer offered is reported at the time field, and the new times are offered', async ({
    page,
  }) => {
    const longer = (line: { content: string }) =>
      line.content === '17:00 – 22:00' ? { ...line, content: '17:00 – 23:00' } : line;
    await page.route(
      '**/api/openingHours/getAll',
      async (route) => {
        const [hours] = (await (await route.fetch()).json()) as [{ contents: { content: string }[] }];
        await route.fulfill({ json: [{ ...hours, contents: hours.contents.map(longer) }] });
      },
      { times: 1 },
    );
    await page.goto('/book-a-table');
    await fillIn(page, { time: '21:30' });
    await send(page).click();
    const form = formOf(page);
    await expect(form.getByText('On Fridays you can book a table from 17:00 to 21:00.')).toBeVisible();
    await expect(form.getByLabel('Time').getByRole('option').last()).toHaveText('21:00');
    await form.getByLabel('Time').selectOption('21:00');
    await send(page).click();
    await expect(form.getByRole('heading', { name: /at 21:00$/ })).toBeVisible();
  });
});

test('the times are quarter hours of the chosen day, and the choice stays when another day has it', async ({
  page,
}) => {
  await page.goto('/book-a-table');
  await expect(formOf(page).getByLabel('Time').getByRole('option')).toHaveText(['Choose a day first']);
  await fillIn(page, { time: '19:15' });
  const time = formOf(page).getByLabel('Time');
  const times = await time.getByRole('option').allTextContents();
  expect([times[0], times[1], times[2], times.at(-1)]).toEqual(['Choose a time', '17:00', '17:15', '21:00']);
  await formOf(page).getByLabel('Day').fill(monday);
  await expect(time.getByRole('option')).toHaveText(['No tables that day']);
  await formOf(page).getByLabel('Day').fill(friday);
  await expect(time).toHaveValue('19:15');
});

test.describe('without opening hours', () => {
  test.use({ expectedErrors: [/status of 503 .*\/openingHours|status of 400 .*\/bookings/] });

  test('the time is typed, and the server checks it', async ({ page }) => {
    await page.route('**/api/openingHours/getAll', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/book-a-table');
    await expect(formOf(page).getByRole('combobox')).toHaveCount(0);
    await fillIn(page, { time: '' });
    await formOf(page).getByLabel('Time').fill('18:07');
    await send(page).click();
    await expect(formOf(page).getByText(/tables at set times. The nearest are .*18:00, 18:15/)).toBeVisible();
    await formOf(page).getByLabel('Time').fill('18:15');
    await send(page).click();
    await expect(formOf(page).getByRole('heading', { name: /at 18:15$/ })).toBeVisible();
  });
});

test('a party of thirteen is asked to call', async ({ page }) => {
  await page.goto('/book-a-table');
  await fillIn(page, { party: '13' });
  await send(page).click();
  await expect(
    formOf(page).getByText(/book online for up to 12. Please call us for a larger party/),
  ).toBeVisible();
});

test.describe('offline', () => {
  // The live content's connection breaks as well.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|cleardot\.gif|Could not reach Cloud Firestore/] });

  test('the form says so, offers the phone number, and books once the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/book-a-table');
    await fillIn(page);
    await context.setOffline(true);
    // Not a click: the offline note moves the frame while the pointer is on its way.
    await send(page).press('Enter');
    const alert = formOf(page).getByRole('alert');
    await expect(alert).toContainText("You're offline");
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(formOf(page).getByLabel('Name')).toHaveValue('Bríd Considine');
    await context.setOffline(false);
    await send(page).press('Enter');
    await expect(formOf(page).getByRole('heading', { name: /^Your request: a table for 4/ })).toBeVisible();
  });
});

test.describe('when the server breaks', () => {
  test.use({ expectedErrors: [/status of 503 .*\/bookings/] });

  test('nothing typed is lost, and the next try books', async ({ page }) => {
    await page.goto('/book-a-table');
    await fillIn(page);
    await intercept(page, '**/api/bookings', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service unavailable</h1>' }),
    );
    await send(page).click();
    await expect(formOf(page).getByRole('alert')).toContainText('Something went wrong on our side');
    await page.unroute('**/api/bookings');
    await send(page).click();
    await expect(formOf(page).getByRole('heading', { name: /^Your request: a table for 4/ })).toBeVisible();
  });
});

test.describe('when the book takes no more', () => {
  test.use({ expectedErrors: [/status of 429 .*\/bookings/] });

  test('guests are asked to ring, and find what they typed after a look at the menu', async ({ page }) => {
    await page.goto('/book-a-table');
    await fillIn(page);
    await intercept(page, '**/api/bookings', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '1800' }, json: { msg: 'Too many.' } }),
    );
    await send(page).click();
    const alert = formOf(page).getByRole('alert');
    await expect(alert).toContainText('We cannot take any more bookings online at the moment.');
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await page.unroute('**/api/bookings');
    await page.goto('/menus');
    await page.goto('/book-a-table');
    const form = formOf(page);
    await expect(form.getByLabel('Name')).toHaveValue('Bríd Considine');
    await expect(form.getByLabel('Day')).toHaveValue(friday);
    await send(page).click();
    await expect(form.getByRole('heading', { name: /^Your request: a table for 4/ })).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('');
  });
});

// Each in a window of its own: fonts that are there already move nothing.
for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1440, 900],
] as const) {
  test(`the form begins on the first screen of ${width} by ${height} pixels, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shifted = await watchShifts(page);
    await page.goto('/book-a-table');
    await expect(formOf(page).getByLabel('Time').getByRole('option')).toHaveText(['Choose a day first']);
    await expect(formOf(page).getByLabel('Day')).toBeInViewport({ ratio: 1 });
    await expect(formOf(page).getByLabel('Time')).toBeInViewport({ ratio: 1 });
    // On wide windows the text below gets a little wider with its font.
    expect(await shifted()).toBeLessThan(0.002);
  });
}

test('the form fits its frame at every width', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/book-a-table');
    await expectNoSidewaysScroll(page);
    await expect(formOf(page).getByLabel('Day')).toBeVisible();
    const overflow = await formOf(page)
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('on a phone the frame has the width of the page and the height of the form, also when the form grows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/book-a-table');
  const [frame, form] = [page.getByTitle('Book a table'), formOf(page)];
  const hidden = () => form.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  const height = async () => (await frame.boundingBox())!.height;
  await expect.poll(hidden).toBe(0);
  expect((await frame.boundingBox())!.width).toBe(390);
  expect(await height()).toBeGreaterThan(500);
  const empty = await height();
  await send(page).click();
  await expect(form.getByLabel('Day')).toBeFocused();
  await expect.poll(height).toBeGreaterThan(empty);
  await expect.poll(hidden).toBe(0);
  // Only the frame itself is heard.
  const before = await height();
  await page.evaluate(
    () =>
      new Promise<void>((heard) => {
        window.addEventListener('message', () => requestAnimationFrame(() => heard()), { once: true });
        window.postMessage({ height: 2_000 }, window.location.origin);
      }),
  );
  expect(await height()).toBe(before);
  await expectAccessible(page);
});

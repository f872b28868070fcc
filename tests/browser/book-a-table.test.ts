import type { Page } from '@playwright/test';
import { formatTime, nightOf } from '@venue/domain';
import { addressesOf, bookAsAnother, chooseTable, formOf } from './guest-bookings.ts';
import { nextWeekday } from './open-day.ts';
import { dropRules, storeRules } from './house-rules.ts';
import { forgetCounts } from './stored-mails.ts';
import { readEvents } from './venue-api.ts';
import {
  expect,
  expectAccessible,
  expectLive,
  expectNoSidewaysScroll,
  intercept,
  test,
} from './venue-test.ts';
import { watchShifts } from './watch-shifts.ts';

const friday = nextWeekday(5);
/** The demo venue's restaurant is closed on Mondays. */
const monday = nextWeekday(1);

async function fillIn(page: Page, { date = friday, time = '19:30', party = '4' } = {}) {
  const form = formOf(page);
  await chooseTable(form, { party, date, time });
  await form.getByLabel('Name').fill('Bríd Considine');
  await form.getByLabel('Email').fill(`brid-${Date.now()}@guest.test`);
}

const send = (page: Page) => formOf(page).getByRole('button', { name: /^(REQUEST A|BOOK THIS) TABLE$/ });
const requested = (page: Page) => formOf(page).getByRole('heading', { name: 'We have your request.' });

test.beforeAll(forgetCounts);

test('a guest asks for a table and reads back the day, the time and the party', async ({ page }) => {
  const addresses = addressesOf(page);
  await page.goto('/book-a-table');
  const [frame, form] = [page.getByTitle('Book a table'), formOf(page)];
  await expect(form.getByRole('group', { name: 'How many of you?' })).toBeVisible();
  // Nothing is shown before it is needed.
  await expect(form.getByRole('group', { name: 'Which day?' })).toBeHidden();
  await expect(form.getByLabel('Name')).toBeHidden();
  expect((await frame.boundingBox())!.height).toBe(350);
  await fillIn(page);
  await expect(form.getByText(/^A table for 4, Friday, .* at 19:30$/)).toBeVisible();
  await expect(form.getByText(/^It’s a request until we confirm it/)).toBeVisible();
  await send(page).dblclick();
  await expect(requested(page)).toBeVisible();
  await expect(requested(page)).toBeFocused();
  await expect(form.getByText(/^A table for 4, Friday, .* at 19:30$/)).toBeVisible();
  // No email can leave here, so none is promised.
  await expect(form.getByText('It is not a booking yet: we’ll answer by email or phone.')).toBeVisible();
  await expect(form.getByText(/on its way/)).toHaveCount(0);
  addresses.expectNone(['Considine', '@guest.test']);
});

test('a guest books a table with the keyboard alone, on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/reservation.html');
  const party = (size: string) => page.getByRole('radio', { name: size, exact: true });
  await party('1').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(party('2')).toBeChecked();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: /, free$/ }).first()).toBeVisible();
  const next = page.getByRole('button', { name: 'Next month' });
  await page.keyboard.press('Tab');
  // "Month before" leads nowhere and is passed over.
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(grid.locator('td:focus')).toHaveAttribute('aria-current', 'date');
  await page.keyboard.press('PageDown');
  await expect(grid.getByRole('gridcell', { name: /, (free|closed)$/ }).nth(20)).toBeVisible();
  const focused = () => grid.locator('td:focus').getAttribute('aria-label');
  const free = async () => /, free$/.test((await focused()) ?? '');
  for (let day = 0; day < 7 && !(await free()); day += 1) await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^\w+, \w+ \d+, free$/);
  await page.keyboard.press('Enter');
  const times = page.getByRole('group', { name: /^What time\?/ }).getByRole('radio');
  await expect(times.first()).toBeFocused();
  await expect(times.first()).toHaveAccessibleName(/^\w+, \w+ \d+, \d\d:\d\d, free$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(times.nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Colm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('065 555 0199');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (let field = 0; field < 3; field += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'REQUEST A TABLE' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We have your request.' })).toBeFocused();
  await expect(page.getByText(/^A table for 2, /)).toBeVisible();
  await expectAccessible(page);
});

test('what is missing is said at its field, and the first of it gets the focus', async ({ page }) => {
  await page.goto('/book-a-table');
  const form = formOf(page);
  await chooseTable(form, { date: friday, time: '19:30' });
  await send(page).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please tell us your name.');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/leave an email address or a phone/);
  await expectAccessible(page);
  // Another day, on which no time is chosen yet.
  await form.getByLabel('Or type the date').fill(monday);
  await expect(
    form.getByText('The restaurant is closed on Mondays. Please choose another day.'),
  ).toBeVisible();
  await send(page).click();
  await expect(form.getByRole('group', { name: /^What time\?/ })).toHaveAccessibleDescription(
    'Please choose a time.',
  );
});

test('a closed day says so, and the nearest free days are one press away; the chosen time stays', async ({
  page,
}) => {
  await page.goto('/book-a-table');
  const form = formOf(page);
  await fillIn(page, { time: '18:15' });
  await form.getByLabel('Or type the date').fill(monday);
  await expect(
    form.getByText('The restaurant is closed on Mondays. Please choose another day.'),
  ).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Bríd Considine');
  const days = form.getByRole('button', { name: /^(Tuesday|Wednesday|Saturday|Sunday|Thursday|Friday), / });
  await expect(days).toHaveCount(3);
  const name = (await days.last().textContent())!;
  await days.last().click();
  await expect(form.getByRole('gridcell', { name: `${name}, free` })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(form.getByRole('radio', { name: `${name}, 18:15, free` })).toBeChecked();
});

test('the times are quarter hours of the chosen day', async ({ page }) => {
  await page.goto('/book-a-table');
  const form = formOf(page);
  await chooseTable(form, { date: friday });
  const times = form.getByRole('group', { name: /^What time\?/ }).getByRole('radio');
  await expect(times.first()).toHaveAccessibleName(/, 17:00, free$/);
  await expect(times.nth(1)).toHaveAccessibleName(/, 17:15, free$/);
  await expect(times.last()).toHaveAccessibleName(/, 21:00, free$/);
});

test.describe('a house with rules', () => {
  test.use({ expectedErrors: [/status of 409 .*\/bookings/] });
  test.afterEach(dropRules);

  test('a table that was taken meanwhile: the free times are offered, one press takes one, and it is booked', async ({
    page,
  }) => {
    const date = nextWeekday(6, 28);
    await storeRules({ seats: 4, confirmUpTo: 4 });
    await page.goto('/book-a-table');
    const form = formOf(page);
    await fillIn(page, { date, time: '19:00' });
    await expect(form.getByText('Your table is booked as soon as you send this.')).toBeVisible();
    await bookAsAnother({ date, time: '19:00', partySize: 4 });
    await send(page).click();
    await expect(form.getByText('We are full at that time.')).toBeVisible();
    await expect(form.getByRole('radio', { name: /, 19:00, full$/ })).toBeDisabled();
    await expect(form.getByLabel('Name')).toHaveValue('Bríd Considine');
    await expectAccessible(page);
    await form.getByRole('button', { name: '20:45', exact: true }).click();
    await expect(form.getByRole('radio', { name: /, 20:45, free$/ })).toBeChecked();
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('heading', { name: 'Your table is booked.' })).toBeFocused();
    await expect(form.getByText(/^A table for 4, Saturday, .* at 20:45$/)).toBeVisible();
  });

  test('a booking that is confirmed has a link to change it, and goes into the calendar', async ({
    page,
  }) => {
    await storeRules({ seats: 40, confirmUpTo: 4 });
    await page.goto('/book-a-table');
    await fillIn(page, { date: nextWeekday(6, 70), time: '18:00', party: '2' });
    await formOf(page).getByLabel('Allergies (optional)').fill('Walnuts');
    await expect(formOf(page).getByLabel('Allergies (optional)')).toHaveAccessibleDescription(
      'For the kitchen, deleted 30 days after.',
    );
    await send(page).click();
    const form = formOf(page);
    await expect(form.getByRole('heading', { name: 'Your table is booked.' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('table.ics');
    await form.getByRole('link', { name: 'Change or cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'Your table is booked.' })).toBeVisible();
    await expect(page.getByText('For the kitchen: “Walnuts”')).toBeVisible();
    await expect.poll(() => page.url()).toMatch(/\/booking\/[0-9a-f-]+$/);
  });

  test('the chef’s table is asked for by the link of its page, and a person decides', async ({ page }) => {
    await storeRules({ seats: 40, confirmUpTo: 4 });
    await page.goto('/chefs-table-experience');
    await expectLive(page);
    await page.getByRole('main').getByRole('link', { name: 'BOOK A TABLE' }).click();
    const form = formOf(page);
    await expect(form.getByText(/^Chef’s table: we answer each request ourselves/)).toBeVisible();
    await fillIn(page, { date: nextWeekday(6, 77), time: '18:00', party: '2' });
    await expect(send(page)).toHaveText('REQUEST A TABLE');
    await send(page).click();
    await expect(requested(page)).toBeVisible();
    await form.getByRole('link', { name: 'Change or cancel it' }).click();
    await expect(page.getByText('You wrote: “Chef’s table”')).toBeVisible();
  });

  test('a full evening is marked in the month, and the nearest free days are offered', async ({ page }) => {
    const date = nextWeekday(6, 63);
    await storeRules({ seats: 4 }, 600);
    await bookAsAnother({ date, time: '17:00', partySize: 4 });
    await page.goto('/book-a-table');
    const form = formOf(page);
    await chooseTable(form, { party: '2', date });
    await expect(form.getByText('We are full that evening.')).toBeVisible();
    await expect(form.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/^Saturday, .*, full$/);
    const friday = form.getByRole('button', { name: /^Friday, / });
    await friday.click();
    await expect(form.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/^Friday, .*, free$/);
    await expect(form.getByRole('radio', { name: /, 19:00, free$/ })).toBeVisible();
  });

  test('a party that is too large for the book is asked to ring', async ({ page }) => {
    await storeRules({ maxParty: 8 });
    await page.goto('/book-a-table');
    const form = formOf(page);
    await chooseTable(form, { party: '9' });
    await expect(
      form.getByText(/You can book online for up to 8\. For a larger party please ring us/),
    ).toBeVisible();
    await expect(form.getByRole('group', { name: 'Which day?' })).toBeHidden();
    await chooseTable(form, { party: '8' });
    await expect(form.getByRole('group', { name: 'Which day?' })).toBeVisible();
    await expect(form.getByText(/larger party/)).toHaveCount(0);
  });
});

test.describe('without free times', () => {
  test.use({ expectedErrors: [/status of 503 .*\/bookings\/|status of 400 .*\/bookings/] });

  test('the time is typed, and the server checks it', async ({ page }) => {
    await page.route('**/api/bookings/times?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.route('**/api/bookings/days?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/book-a-table');
    const form = formOf(page);
    await chooseTable(form, { date: friday });
    await form.getByLabel('Time', { exact: true }).fill('18:07');
    await form.getByLabel('Name').fill('Bríd Considine');
    await form.getByLabel('Phone').fill('087 555 0102');
    await send(page).click();
    await expect(form.getByText(/tables at set times. The nearest are .*18:00, 18:15/)).toBeVisible();
    await form.getByLabel('Time', { exact: true }).fill('18:15');
    await send(page).click();
    await expect(requested(page)).toBeVisible();
    await expect(form.getByText(/ at 18:15$/)).toBeVisible();
  });
});

test('a party of thirteen is asked to call', async ({ page }) => {
  await page.goto('/book-a-table');
  const form = formOf(page);
  await form.getByRole('radio', { name: 'More' }).check();
  await form.getByLabel('Number of guests').fill('13');
  await form.getByLabel('Number of guests').press('Tab');
  const reason = form.getByText(/book online for up to 12. For a larger party please ring us on 065/);
  await expect(reason).toBeVisible();
  await expect(reason.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
});

test('a link with day and party opens the form filled in', async ({ page }) => {
  await page.goto(`/book-a-table?date=${friday}&party=3`);
  const form = formOf(page);
  await expect(form.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await expect(form.getByRole('radio', { name: /, 19:30, free$/ })).toBeVisible();
  await expect(form.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/^Friday, .*, free$/);
});

for (const [width, height] of [
  [320, 568],
  [1440, 900],
] as const) {
  test(`nothing moves at ${width} by ${height} pixels when a link asks for a day, with a party or without`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shifted = await watchShifts(page);
    for (const query of [`date=${friday}&party=3`, `date=${friday}`]) {
      await page.goto('about:blank');
      await page.goto(`/book-a-table?${query}`);
      const isFilled = query.includes('party');
      const shown = formOf(page).getByRole('radio', {
        name: isFilled ? /, 19:30, free$/ : '3',
        exact: !isFilled,
      });
      await expect(shown).toBeVisible();
      await expect
        .poll(async () => (await page.getByTitle('Book a table').boundingBox())!.height)
        .toBeGreaterThan(590);
      expect(await shifted()).toBeLessThan(0.01);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

test('a gig on the chosen evening is named, with its time', async ({ page }) => {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const gig = (await readEvents()).find(
    ({ datetime = '', status = 'scheduled' }) =>
      datetime > soon && status === 'scheduled' && new Date(datetime).getUTCDay() !== 1,
  )!;
  await page.goto(`/book-a-table?date=${nightOf(new Date(gig.datetime!))}&party=2`);
  const note = formOf(page)
    .getByText(/^On our stage that evening: /)
    .filter({ hasText: gig.artist });
  await expect(note).toContainText(formatTime(new Date(gig.datetime!)));
  await expect(note.getByRole('link', { name: gig.artist, exact: true })).toHaveAttribute('target', '_top');
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
    await expect(requested(page)).toBeVisible();
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
    await expect(requested(page)).toBeVisible();
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
    await expect(form.getByRole('radio', { name: /, 19:30, free$/ })).toBeChecked();
    await send(page).click();
    await expect(requested(page)).toBeVisible();
    await page.reload();
    await expect(form.getByRole('radio', { name: '4', exact: true })).not.toBeChecked();
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
    await expect(formOf(page).getByRole('radio', { name: '4', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(formOf(page).getByRole('radio', { name: 'More' })).toBeInViewport({ ratio: 1 });
    // On wide windows the text below gets a little wider with its font.
    expect(await shifted()).toBeLessThan(0.002);
  });
}

test('the form fits its frame at every width', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/book-a-table');
    await expectNoSidewaysScroll(page);
    // What was chosen at the first width is still there at the others.
    if (width === 360) await chooseTable(formOf(page), { date: friday, time: '19:30' });
    await expect(formOf(page).getByRole('radio', { name: /, 19:30, free$/ })).toBeChecked();
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
  const empty = await height();
  await chooseTable(form, { date: friday, time: '19:30' });
  await expect.poll(height).toBeGreaterThan(empty + 300);
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

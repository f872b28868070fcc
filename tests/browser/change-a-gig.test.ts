import { randomUUID } from 'node:crypto';
import { fromLocalInput, nextDay, toLocalInput, type Json, type Gig } from '@venue/domain';
import { openScreen, photo } from './office.ts';
import { nextWeekday } from './open-day.ts';
import { forgetCounts } from './stored-mails.ts';
import { call, readEvents, restoreEvents } from './venue-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';
import { visitorFrom } from '../visitor.ts';

const api = process.env.API_URL ?? `${process.env.SITE_URL}/api`;
const screen = '/admin-dashboard/music';
let before: Json<Gig>[];

test.beforeAll(async () => {
  await forgetCounts();
  before = await readEvents();
});
test.afterEach(() => restoreEvents(before, staff.super));

const list = (fields: object) => call<Json<Gig>>(staff.super, 'POST', '/event/super', fields);
const find = async (artist: string) => (await readEvents()).filter((event) => event.artist === artist);

/** A Friday some weeks from now, when the restaurant is open. */
const friday = nextWeekday(5, 28);

/** A guest asks for a table on that Friday, past the browser under test. */
async function book(name: string, contact: object) {
  const body = { requestId: randomUUID(), name, date: friday, time: '19:30', partySize: 4, ...contact };
  const answer = await fetch(`${api}/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitorFrom(randomUUID()) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
}

test('tonight’s gig is cancelled on a phone with two taps from the overview, and put back with one', async ({
  browser,
}) => {
  const { _id } = await list({ artist: 'The Last Ferry', datetime: new Date(Date.now() + 60_000) });
  const phone = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  });
  const page = await phone.newPage();
  await openScreen(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'Change The Last Ferry' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Change of plan' });
  await dialog.getByRole('button', { name: 'Cancelled' }).tap();
  await expect(dialog.getByText('Guests now read “Cancelled”.')).toBeVisible();
  const status = async () => (await readEvents()).find((event) => event._id === _id)!.status;
  expect(await status()).toBe('cancelled');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Undo' }).tap();
  await expect(dialog.getByText('Back as it was.')).toBeVisible();
  expect(await status()).toBe('scheduled');
  await phone.close();
});

test('any other gig is cancelled with three taps, and its guests are told in words that staff can change', async ({
  page,
}) => {
  await list({ artist: 'The Neap Tides', datetime: fromLocalInput(`${friday}T21:30`) });
  await book('Ada Lovely', { email: 'ada-lovely@guest.test' });
  await book('Con Loud', { phone: '087 555 0104' });
  // The emulators have no mail server; here one is set up, and the outbox keeps what it would send.
  await page.route('**/api/email/status', (route) => route.fulfill({ json: { canSend: true } }));
  await openScreen(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'Music', exact: true }).first().click();
  await page.getByRole('button', { name: 'Change The Neap Tides' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change of plan' });
  await dialog.getByLabel('Note for guests (optional)').fill('The singer has lost her voice.');
  await dialog.getByRole('button', { name: 'Cancelled' }).click();
  await expect(dialog.getByText('Guests now read “Cancelled”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tell these guests' }).click();
  await expect(dialog.getByText('Ada Lovely')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'ring 087 555 0104' })).toBeVisible();
  await expectAccessible(page);
  const text = dialog.getByLabel('Email', { exact: true });
  await expect(text).toHaveValue(/The singer has lost her voice\./);
  await text.fill('No music that Friday, sorry.');
  await dialog.getByRole('button', { name: /^Send \d+ emails?$/ }).click();
  await expect(dialog.getByText(/on (its|their) way\./)).toBeVisible();
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').filter({ hasText: 'The Neap Tides' });
  await expect(card.getByText('Cancelled: The singer has lost her voice.')).toBeVisible();
});

test('a gig is moved by keyboard, and its doors move along', async ({ page }) => {
  const { _id } = await list({
    ...{ artist: 'The Spring Tides', datetime: fromLocalInput(`${friday}T21:30`) },
    doorsAt: fromLocalInput(`${friday}T20:00`),
  });
  await openScreen(page, `${screen}?change=${_id}`);
  const dialog = page.getByRole('dialog', { name: 'Change of plan' });
  await dialog.getByRole('button', { name: 'Moved' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('New date and time').fill(`${nextDay(friday, 7)}T22:00`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The new date is set.')).toBeVisible();
  const [moved] = await find('The Spring Tides');
  expect(toLocalInput(new Date(moved!.datetime!))).toBe(`${nextDay(friday, 7)}T22:00`);
  expect(toLocalInput(new Date(moved!.doorsAt!))).toBe(`${nextDay(friday, 7)}T20:30`);
  expect(moved!.previousDatetime).toBe(fromLocalInput(`${friday}T21:30`).toISOString());
});

test('a gig with a picture is listed on three Fridays with few taps', async ({ page }) => {
  await openScreen(page, '/admin-dashboard');
  await page.getByRole('link', { name: /^Friday/ }).click();
  await expect(page.getByLabel('Artist', { exact: true })).toBeFocused();
  await page.keyboard.type('The Slip Sisters');
  await page.getByLabel('File for Image').setInputFiles(await photo('slip.jpg', 'singer.jpg'));
  await page.getByRole('button', { name: 'Every week' }).click();
  const dates = page.getByRole('list', { name: 'Dates of this gig' });
  await expect(dates.getByRole('checkbox')).toHaveCount(4);
  await expectAccessible(page);
  await dates.getByRole('checkbox').last().click();
  await page.getByRole('button', { name: 'List 3 Events' }).click();
  await expect(page.getByText('3 gigs are listed.')).toBeVisible();
  const stored = await find('The Slip Sisters');
  expect(stored).toHaveLength(3);
  const [first, ...others] = stored
    .map(({ datetime }) => toLocalInput(new Date(datetime!)).slice(0, 10))
    .sort();
  expect(others).toEqual([nextDay(first!, 7), nextDay(first!, 14)]);
  expect(new Set(stored.map(({ img }) => img)).size).toBe(1);
  expect(stored[0]!.img).toMatch(/slip/);
});

test('a gig of long ago is found without its accents, and changed', async ({ page }) => {
  await list({ artist: 'Máire Ní Bhriain', datetime: '2019-05-10T20:00:00Z', desc: 'Songs.' });
  await openScreen(page, screen);
  await page.getByLabel('Find a gig').fill('maire bhriain');
  const found = page.getByRole('region', { name: 'Found gigs' });
  await expect(found.getByText('One gig found.')).toBeVisible();
  await expectAccessible(page);
  await found.getByRole('button', { name: 'Edit Máire Ní Bhriain' }).click();
  const modal = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(modal.getByLabel('Description')).toHaveValue('Songs.');
  await modal.getByLabel('Description').fill('Songs of the sea.');
  await modal.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Event successfully updated.')).toBeVisible();
  expect((await find('Máire Ní Bhriain'))[0]!.desc).toBe('Songs of the sea.');
  await page.getByLabel('Find a gig').fill('');
  await page.getByLabel('Month').selectOption('May');
  await page.getByLabel('Year').selectOption('2019');
  await expect(found.getByRole('heading', { name: 'Máire Ní Bhriain' })).toBeVisible();
});

for (const width of [360, 768, 1280, 1920]) {
  test(`the music screen fits at ${width} px, with every panel open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openScreen(page, `${screen}?new=`);
    await page.getByRole('button', { name: 'Every week' }).click();
    await page.getByRole('button', { name: /^Import and export/ }).click();
    // It is open already while a gig of tonight is in it, which may come or go at any moment until it is pressed.
    const archive = page.getByRole('button', { name: /^Archived Events/ });
    await expect(async () => {
      if ((await archive.getAttribute('aria-expanded')) === 'false') await archive.click();
      await expect(archive).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
    }).toPass();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

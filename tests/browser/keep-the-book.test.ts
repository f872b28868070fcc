import { nightOf } from '@venue/domain';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { visitorFrom } from '../visitor.ts';
import { addressesOf } from './guest-bookings.ts';
import { nextWeekday } from './open-day.ts';
import { beSignedIn } from './sessions.ts';
import { storeRules } from './stored-rules.ts';
import { forgetCounts } from './stored-mails.ts';
import { call, grant, readProfile, uidOf } from './venue-api.ts';
import {
  expect,
  expectAccessible,
  expectIdle,
  expectNoSidewaysScroll,
  signIn,
  staff,
  test,
} from './venue-test.ts';

/** A Saturday on which no other test books. */
const saturday = nextWeekday(6, 35);

const api = process.env.API_URL ?? `${process.env.SITE_URL}/api`;

test.beforeAll(forgetCounts);

/** A table that a guest has asked for online, for 20:00 unless said otherwise. */
async function book(changes: object = {}): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const name = `Guest ${id.slice(0, 5)}`;
  const body = {
    ...{ requestId: id, name, phone: '087 555 0117', date: saturday, time: '20:00', partySize: 2 },
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

async function openBook(page: Page, evening = saturday) {
  await beSignedIn(page, staff.admin);
  await page.goto(`/admin-dashboard/bookings?date=${evening}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Parties' }).getByRole('listitem').filter({ hasText: name });

const tap = (page: Page, name: string, button: string) =>
  row(page, name).getByRole('button', { name: button }).click();

test('a host takes a booking by telephone in four taps and a name, moves it, and sees the guests in and out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `Brid ${randomUUID().slice(0, 5)}`;
  const addresses = addressesOf(page);
  await openBook(page);
  await page.getByRole('button', { name: 'New booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'New booking' });
  await dialog.getByRole('button', { name: '4 guests' }).click();
  await dialog.getByRole('button', { name: '19:00' }).click();
  // The name has the focus.
  await page.keyboard.type(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Save: 4 at 19:00/ }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toContainText('19:00');
  await expect(row(page, name)).toContainText('confirmed by Imelda Hehir');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Moved, and taken back before anybody was told.
  await tap(page, name, 'Open');
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByText('Move, or change the party').click();
  await sheet.getByRole('button', { name: '19:30' }).click();
  await expect(sheet.getByRole('button', { name: 'Move to 19:30, 4' })).toBeEnabled();
  // The colours of what was pressed have arrived, too.
  await expectIdle(page);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Move to 19:30, 4' }).click();
  await expect(row(page, name)).toContainText('19:30');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name)).toContainText('19:00');

  // What is waiting to be sent is sent when the page is left.
  await tap(page, name, 'Open');
  await sheet.getByText('Move, or change the party').click();
  await sheet.getByRole('button', { name: '18:30' }).click();
  await sheet.getByRole('button', { name: 'Move to 18:30, 4' }).click();
  await expect(row(page, name)).toContainText('18:30');
  await page.reload();
  await expect(row(page, name)).toContainText('18:30');

  await tap(page, name, 'Open');
  await sheet.getByRole('button', { name: '20 min' }).click();
  await expect(row(page, name)).toContainText('20 min late, they said');
  await tap(page, name, 'Open');
  await sheet.getByLabel('Note').fill('By the fire');
  await sheet.getByRole('button', { name: 'Save details' }).click();
  await expect(row(page, name)).toContainText('By the fire');

  await tap(page, name, 'Arrived');
  await expect(row(page, name)).toContainText('arrived at');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name).getByRole('button', { name: 'Arrived' })).toBeVisible();
  await tap(page, name, 'Arrived');
  await tap(page, name, 'Left');
  await expect(row(page, name)).toContainText('left at');

  // Found from another evening, by the beginning of the name.
  await page.goto('/admin-dashboard/bookings');
  await page.getByLabel('Find a booking').fill(name.slice(0, 8));
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('region', { name: 'Found bookings' });
  await expect(found).toContainText(name);
  await expectAccessible(page);
  await found.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toContainText('Brid');
  addresses.expectNone([name]);
});

test('guests who walk in are seated in two taps, and the slip is taken back', async ({ page }) => {
  await openBook(page, nightOf(new Date()));
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '5 guests' }).click();
  const walkIn = row(page, 'Walk-in').filter({ hasText: '5 guests' }).last();
  await expect(walkIn).toContainText('arrived at');
  await expect(page.getByText('Walk-in: 5 guests seated.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(walkIn).toContainText('cancelled');
});

test.describe('two hosts', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('see each other’s changes, and what one notes without a connection arrives when it is back', async ({
    page,
    browser,
  }) => {
    const { name } = await book();
    await openBook(page);
    await expect(row(page, name)).toContainText('waiting for an answer');
    const other = await browser.newContext();
    const colleague = await other.newPage();
    await beSignedIn(colleague, staff.super);
    await colleague.goto(`/admin-dashboard/bookings?date=${saturday}`);
    await tap(colleague, name, 'Confirm');
    await expect(row(page, name)).toContainText('confirmed by Fintan Lillis');

    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await tap(page, name, 'Arrived');
    await expect(row(page, name)).toContainText('arrived');
    await expect(page.getByText('1 change kept here, sent once you’re connected.')).toBeVisible();
    await expectAccessible(page);
    // What guests are told of has to wait.
    await tap(page, name, 'Open');
    await page.getByText('Move, or change the party').waitFor({ state: 'detached' });
    await expect(page.getByRole('button', { name: 'Save details' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(row(colleague, name)).toContainText('confirmed');
    await page.context().setOffline(false);
    await expect(row(colleague, name)).toContainText('arrived at', { timeout: 30_000 });
    await expect(page.getByText('kept here')).toHaveCount(0);
    await other.close();
  });

  test('what a colleague changed meanwhile is said, and nothing that was typed is lost', async ({ page }) => {
    const { id, name } = await book({ time: '18:00' });
    await openBook(page);
    await tap(page, name, 'Open');
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByLabel('Note').fill('Window seat');
    await call(staff.super, 'PUT', `/bookings/${id}`, { note: 'High chair' });
    await expect(sheet).toContainText('A colleague has changed this meanwhile: note “High chair”.');
    await expect(sheet.getByLabel('Note')).toHaveValue('Window seat');
    await sheet.getByRole('button', { name: 'Save details' }).click();
    await expect(row(page, name)).toContainText('Window seat');
  });
});

test('a full time says why, and one tap frees it or books it all the same', async ({ page }) => {
  const evening = nextWeekday(6, 42);
  const rules = await storeRules({ coversPerSlot: 6 });
  try {
    const { name } = await book({ date: evening, time: '19:00', partySize: 4 });
    await openBook(page, evening);
    await page.getByRole('button', { name: 'New booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'New booking' });
    await dialog.getByRole('button', { name: '5 guests' }).click();
    await dialog.getByRole('button', { name: '19:00 not free, why?' }).click();
    await expect(dialog).toContainText('The kitchen has 4 of 6 arrivals at that time: 3 too many.');
    await expect(dialog).toContainText(`Free if ${name} (4) moves to`);
    await expect(
      dialog.getByRole('button', { name: 'Book it all the same: 3 guests too many' }),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move them, and email them' }).first().click();
    await expect(dialog).not.toContainText('too many');
    await dialog.getByLabel('Name').fill('The five');
    await dialog.getByRole('button', { name: /^Save: 5 at 19:00/ }).click();
    await expect(row(page, 'The five')).toContainText('19:00');
    await expect(row(page, name)).not.toContainText('19:00');

    // One more than the kitchen takes, by a press of its own.
    await page.getByRole('button', { name: 'New booking' }).click();
    await dialog.getByRole('button', { name: '2 guests' }).click();
    await dialog.getByRole('button', { name: '19:00 not free, why?' }).click();
    await dialog.getByRole('button', { name: 'Book it all the same: 1 guest too many' }).click();
    await page.keyboard.type('The two');
    await dialog.getByRole('button', { name: /^Save: 2 at 19:00/ }).click();
    await expect(row(page, 'The two')).toContainText('19:00');
    await expect(page.getByRole('img', { name: /19:00: 7 of 6, too many/ })).toBeVisible();
  } finally {
    await rules.restore();
  }
});

test('a whole evening is cancelled with words', async ({ page }) => {
  const evening = nextWeekday(6, 49);
  const { name } = await book({ date: evening, email: 'storm@guest.test' });
  const { name: other } = await book({ date: evening, time: '19:00' });
  await openBook(page, evening);
  await expect(row(page, other)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this whole evening…' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Cancel all 2 tables of');
  await expect(question.getByRole('button', { name: 'Cancel 2 tables' })).toBeDisabled();
  await question.getByLabel('Words to the guests').fill('The storm has taken the power.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel 2 tables' }).click();
  await expect(page.getByText(`2 tables cancelled, 1 email on the way. Please ring ${other}.`)).toBeVisible();
  await expect(row(page, name)).toContainText('cancelled by Imelda Hehir');
});

test('a full evening: a no-show gives the seats back, a late party is seen in and out, and the head counts along', async ({
  page,
}) => {
  const evening = nextWeekday(6, 56);
  const rules = await storeRules({ seats: 8, confirmUpTo: 6 });
  try {
    const { name: early } = await book({ date: evening, time: '18:00', partySize: 4, phone: '087 555 0171' });
    const { name: missing } = await book({
      date: evening,
      time: '18:00',
      partySize: 4,
      phone: '087 555 0172',
    });
    const { name: late } = await book({ date: evening, time: '20:30', phone: '087 555 0173' });
    await openBook(page, evening);
    await expect(page.getByText('10 guests, 3 tables, next at 18:00')).toBeVisible();
    await expect(page.getByRole('img', { name: /18:00: 8 of 8/ })).toBeVisible();
    await tap(page, early, 'Arrived');
    await expect(row(page, early)).toContainText('arrived at');

    await tap(page, missing, 'Open');
    await page.getByRole('dialog', { name: missing }).getByRole('button', { name: 'No-show' }).click();
    await expect(row(page, missing)).toContainText(/no-show/i);
    await page.getByRole('button', { name: 'New booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'New booking' });
    await dialog.getByRole('button', { name: '4 guests' }).click();
    await dialog.getByRole('button', { name: '18:00', exact: true }).click();
    await page.keyboard.type('The next four');
    await dialog.getByRole('button', { name: /^Save: 4 at 18:00/ }).click();
    await expect(row(page, 'The next four')).toContainText('18:00');

    await tap(page, late, 'Open');
    await page.getByRole('dialog', { name: late }).getByRole('button', { name: '30 min' }).click();
    await expect(row(page, late)).toContainText('30 min late, they said');
    await tap(page, early, 'Left');
    await expect(row(page, early)).toContainText('left at');
    await tap(page, 'The next four', 'Arrived');
    await tap(page, late, 'Arrived');
    await expect(page.getByText('10 guests, 3 tables, 6 here')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  } finally {
    await rules.restore();
  }
});

test('a chef to whom the book is granted has it beside the kitchen, and loses it with the grant', async ({
  page,
}) => {
  const chef = { email: `chef-${randomUUID().slice(0, 5)}@venue.test`, password: 'a-chef-of-the-house-1' };
  await call(staff.super, 'POST', '/staff', { ...chef, username: 'Imelda at the pass', role: 'chef' });
  const uid = await uidOf(chef);
  await grant(uid, ['editBookings'], staff.super);
  const { name } = await book({ time: '18:30' });
  await signIn(page, { ...chef, page: '/chef-login' });
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(/\/chef-dashboard\/bookings$/);
  await page.goto(`/chef-dashboard/bookings?date=${saturday}`);
  await tap(page, name, 'Confirm');
  await expect(row(page, name)).toContainText('confirmed by Imelda at the pass');
  await expectAccessible(page);
  await grant(uid, [], staff.super);
  await expect(page).toHaveURL(/\/chef-dashboard$/);
  await expect(page.getByRole('link', { name: 'Bookings' })).toHaveCount(0);
  await call(staff.super, 'DELETE', `/staff/${uid}`);
});

test('a host signs in where admins do, and has the book and nothing else', async ({ page }) => {
  const host = { email: `host-${randomUUID().slice(0, 5)}@venue.test`, password: 'a-host-of-the-house-1' };
  await call(staff.super, 'POST', '/staff', { ...host, username: 'Nuala at the door', role: 'host' });
  const { name } = await book({ time: '18:15' });
  await signIn(page, { ...host, page: '/admin-signin' });
  await expect(page).toHaveURL(/\/admin-dashboard\/bookings$/);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  await page.goto(`/admin-dashboard/bookings?date=${saturday}`);
  await tap(page, name, 'Confirm');
  await expect(row(page, name)).toContainText('confirmed by Nuala at the door');
  await expectAccessible(page);
  await page.goto('/admin-dashboard/menus');
  await expect(page).toHaveURL(/\/admin-dashboard\/bookings$/);
  await page.goto('/event-management');
  await expect(page).toHaveURL(/\/admin-dashboard\/bookings$/);
  const { _id } = await readProfile(host);
  await call(staff.super, 'DELETE', `/staff/${_id}`);
});

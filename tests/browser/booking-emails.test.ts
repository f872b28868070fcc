import { randomUUID } from 'node:crypto';
import { fromLocalInput } from '@venue/domain';
import { remindGuests } from '../../functions/src/bookings/remind-guests.ts';
import { openMailServer } from '../contract/open-mail-server.ts';
import { openServer } from '../contract/open-server.ts';
import { addressesOf, bookAsAnother } from './guest-bookings.ts';
import { dropRules, storeRules } from './house-rules.ts';
import { nextWeekday } from './open-day.ts';
import { beSignedIn } from './sessions.ts';
import { remindNow } from './stored-bookings.ts';
import { forgetCounts, mailWasTried } from './stored-mails.ts';
import { tokenOf } from './venue-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';

/*
 * From an email of a booking to what the guest does about it. The venue under test has no mail server, so an API beside
 * it, on the same data, sends the stored emails again to a real one.
 */
const saturday = nextWeekday(6, 105);

let smtp: Awaited<ReturnType<typeof openMailServer>>;
let server: Awaited<ReturnType<typeof openServer>>;

test.beforeAll(async () => {
  await forgetCounts();
  smtp = await openMailServer();
  server = await openServer({ MAIL_URL: smtp.url });
});
test.afterAll(async () => {
  await server.close();
  smtp.close();
});
test.beforeEach(() => storeRules({ seats: 8, confirmUpTo: 6, reminder: 24 }));
test.afterEach(dropRules);

/** A confirmed booking with an address of its own. */
async function book(time: string) {
  const email = `mail-${randomUUID().slice(0, 8)}@guest.test`;
  const name = `Guest ${randomUUID().slice(0, 5)}`;
  const { _id: id } = await bookAsAnother({ date: saturday, time, partySize: 2, email, name });
  return { id, email, name };
}

/** Sends a stored email to the mail server, and resolves with the path and key of the link that arrived in it. */
async function linkInEmail(mail: string, to: string): Promise<string> {
  await expect.poll(() => mailWasTried(mail)).toBe(true);
  const { token } = await tokenOf(staff.admin);
  const answer = await fetch(`${server.at}/email/${mail}/resend`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{}',
  });
  expect(answer.status, await answer.text()).toBe(200);
  const found = smtp.received.findLast((received) => received.to.includes(to));
  const text = found!.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [link] = /\/booking\/[0-9a-f-]{36}#[\w-]{22}/.exec(text) ?? [];
  expect(link, text).toBeDefined();
  return link!;
}

test('the link of the email opens the booking, and the guest cancels it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const addresses = addressesOf(page);
  const { id, email, name } = await book('17:00');
  const link = await linkInEmail(`booking-${id}-guest`, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your table is booked.' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'CANCEL', exact: true }).click();
  await expect(page.getByRole('button', { name: 'KEEP IT' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'YES, CANCEL IT' }).click();
  await expect(page.getByRole('heading', { name: 'This booking is cancelled.' })).toBeFocused();
  await expectAccessible(page);
  addresses.expectNone([link.split('#')[1]!, email, name]);
});

test('a guest who is reminded says that they are coming, and is seen in', async ({ page, browser }) => {
  const { id, email, name } = await book('18:00');
  await remindNow(id);
  // Nobody is reminded at night, whenever this runs.
  await remindGuests(fromLocalInput(`${saturday}T10:00`));
  const link = await linkInEmail(`booking-${id}-reminder`, email);

  const other = await browser.newContext();
  const host = await other.newPage();
  await beSignedIn(host, staff.admin);
  await host.goto(`/admin-dashboard/bookings?date=${saturday}`);
  const row = host.getByRole('list', { name: 'Parties' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'STILL COMING' }).click();
  await expect(page.getByText('You’ve told us that you’re coming.')).toBeVisible();
  await expectAccessible(page);
  await expect(row).toContainText('coming');
  await row.getByRole('button', { name: 'Arrived' }).click();
  await expect(row).toContainText('arrived at');
  await expectAccessible(host);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your table is yours.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'CANCEL', exact: true })).toHaveCount(0);
  await other.close();
});

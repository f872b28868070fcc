import type { Json, Gig } from '@venue/domain';
import {
  expect,
  expectAccessible,
  expectLive,
  expectNoSidewaysScroll,
  followSaves,
  staff,
  test,
} from './venue-test.ts';
import { clearStage } from './stage.ts';
import { call, readEvents, restoreEvents } from './venue-api.ts';

const musicPage = '/music-at-fathoms';

/** As stored, and as they are without what is on now. */
let before: Json<Gig>[];
let gigs: Json<Gig>[];
test.beforeEach(async ({ request }) => {
  before = await readEvents();
  gigs = await clearStage(before, request);
});
test.afterEach(() => restoreEvents(before, staff.admin));

const change = (gig: Json<Gig>, body: object) => call(staff.admin, 'PUT', `/event/${gig._id}/super`, body);

/** The gigs to come, soonest first. */
const toCome = () => gigs.filter(({ datetime }) => datetime && Date.parse(datetime) > Date.now());

test('a gig in the list leads to its page, with the whole text and the next gigs', async ({ page }) => {
  await page.goto(musicPage);
  await expectLive(page);
  const readOn = page.getByRole('link', { name: /^Read on about / });
  const names = await readOn.evaluateAll((links) => links.map((link) => link.textContent));
  expect(new Set(names).size).toBe(names.length);
  const gig = page.getByRole('article').filter({ has: readOn }).first();
  const artist = await gig.getByRole('heading').innerText();
  await gig.getByRole('link', { name: /^Read on about / }).click();
  await expect(page).toHaveURL(/\/music-at-fathoms\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: artist })).toBeVisible();
  const { desc } = gigs.find((event) => event.artist === artist && !isPast(event))!;
  await expect(page.getByText(desc.split('\n')[0]!)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Next on our stage' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(artist);
});

for (const width of [360, 1440]) {
  test(`at ${width} px every kind of gig fits its page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const kinds = gigs.filter(
      ({ status, datetime }) => status === 'cancelled' || status === 'soldOut' || !datetime,
    );
    expect(kinds.length).toBeGreaterThan(2);
    for (const { slug, artist } of kinds) {
      await page.goto(`${musicPage}/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: artist })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

test('a page is shared by its link, where there is no menu for that', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const [gig] = toCome();
  await page.goto(`${musicPage}/${gig!.slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a gig goes into one’s calendar, and supper is booked for its day', async ({ page }) => {
  const gig = toCome()[1]!;
  await page.goto(`${musicPage}/${gig.slug}`);
  await expectLive(page);
  const href = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const calendar = await page.request.get(href!);
  expect(await calendar.text()).toContain(`UID:${gig._id}@fathoms`);
  await page.getByRole('link', { name: 'Book supper before it' }).click();
  await expect(page).toHaveURL(/\/book-a-table\?date=\d{4}-\d\d-\d\d$/);
  const day = new URL(page.url()).searchParams.get('date')!;
  await expect(page.frameLocator('iframe[title="Book a table"]').getByLabel('Or type the date')).toHaveValue(
    day,
  );
});

test('a cancelled gig says so on its page at once, in the list and on the front page', async ({ page }) => {
  const [gig] = toCome();
  await page.goto(`${musicPage}/${gig!.slug}`);
  await followSaves(page);
  await change(gig!, { status: 'cancelled', statusNote: 'The Vet is with a heifer.' });
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText('The Vet is with a heifer.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book supper before it' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All gigs' }).click();
  const lead = page.getByRole('main').getByRole('article').first();
  await expect(lead).toContainText(gig!.artist);
  await expect(lead).toContainText('Cancelled');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Next on our stage' })).toContainText('Cancelled');
});

test.describe('offline', () => {
  // The browser's own words about what could not be fetched, which is the point here.
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/net::ERR_|Could not reach Cloud Firestore|Failed to load resource/],
  });

  test('a page that was visited opens', async ({ page, context }) => {
    const gig = toCome()[2]!;
    await page.goto(`${musicPage}/${gig.slug}`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem('root')?.includes(name), `"gig-${gig.slug}"`))
      .toBe(true);
    await context.setOffline(true);
    await page.goto(`${musicPage}/${gig.slug}`);
    await expect(page.getByText(/^Offline – saved copy from /)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: gig.artist })).toBeVisible();
  });
});

test.describe('where there is no gig', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('the page says so', async ({ page }) => {
    const answer = await page.goto(`${musicPage}/nobody-has-this-name`);
    expect(answer?.status()).toBe(404);
    await expectLive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing at this mooring.' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a gig can be read, noted down and booked for', async ({ page }) => {
    const gig = toCome()[1]!;
    await page.goto(`${musicPage}/${gig.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: gig.artist })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book supper before it' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });
});

function isPast({ datetime }: Json<Gig>): boolean {
  return datetime !== undefined && Date.parse(datetime) < Date.now();
}

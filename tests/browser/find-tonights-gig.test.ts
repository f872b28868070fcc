import { watchFirestore } from './firestore-reads.ts';
import type { Page, Request } from '@playwright/test';
import { clearStage } from './stage.ts';
import { readEvents, restoreEvents } from './venue-api.ts';
import { expect, expectIdle, staff, test } from './venue-test.ts';

const musicPage = '/music-at-fathoms';

/**
 * What the page calls the day of a gig that is next on the demo venue's stage: in the small hours, when "Tomorrow"
 * could be either day, its weekday.
 */
const soon = /^(On now|Tonight|Tomorrow|\w+day\b)/;

let before: Awaited<ReturnType<typeof readEvents>>;
test.beforeAll(async ({ playwright, baseURL }) => {
  before = await readEvents();
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await clearStage(before, request);
  await request.dispose();
});
test.afterAll(() => restoreEvents(before, staff.super));

test('the front page says what is on next and leads to it', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Next on our stage' }).getByRole('link').first();
  await expect(next).toHaveText(soon);
  await expect(next).toBeInViewport();
  const words = await next.innerText();
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${musicPage}/[a-z0-9-]+$`));
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => words.includes(await heading.innerText())).toBe(true);
});

test('the music page lists the next gig first, the others after it by date', async ({ page }) => {
  await page.goto(musicPage);
  const lead = page.getByRole('main').getByRole('article').first();
  await expect(lead.getByText(soon).first()).toBeVisible();
  const later = page.getByRole('list', { name: 'Upcoming events' }).getByRole('time');
  expect(await later.count()).toBeGreaterThan(3);
  const upcoming = await lead
    .getByRole('time')
    .or(later)
    .evaluateAll((elements) => elements.map((element) => (element as HTMLTimeElement).dateTime));
  expect(upcoming).toEqual([...upcoming].sort());
  expect(Date.parse(upcoming[0]!)).toBeGreaterThan(Date.now() - 4 * 60 * 60 * 1_000);
  await expect(later.first()).toHaveText(/^\w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M$/);
});

test('the archive shows past gigs, latest first, and turns its pages by arrows and dots', async ({
  page,
}) => {
  await page.goto(musicPage);
  const archive = page.getByRole('region', { name: 'You should have been here' });
  await expect(archive).toBeVisible();
  // The document has three of them.
  await expect.poll(() => archive.getByRole('time').count()).toBeGreaterThan(5);
  const times = await archive
    .getByRole('time')
    .evaluateAll((elements) => elements.map((element) => Date.parse((element as HTMLTimeElement).dateTime)));
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(times[0]).toBeLessThan(Date.now());

  await archive.scrollIntoViewIfNeeded();
  const counter = archive.getByText(/^\d+ of \d+$/);
  await expect(counter).toHaveText(/^1 of/);
  await archive.getByRole('button', { name: 'Next slide' }).click();
  await expect(counter).toHaveText(/^2 of/);
  await archive.getByRole('button', { name: 'Earlier slide' }).click();
  await expect(counter).toHaveText(/^1 of/);
  await archive.getByRole('button', { name: /^Slide 3 of/ }).click();
  await expect(counter).toHaveText(/^3 of/);
});

test('the carousel’s code is fetched when somebody comes near the archive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isCarousel = (request: Request) => /\/assets\/embla-/.test(request.url());
  let isFetched = false;
  page.on('request', (request) => (isFetched ||= isCarousel(request)));
  await page.goto(musicPage);
  await expect(page.locator('html[data-live]')).toBeAttached();
  expect(isFetched).toBe(false);
  const fetched = page.waitForRequest(isCarousel);
  await page.getByRole('region', { name: 'You should have been here' }).scrollIntoViewIfNeeded();
  await fetched;
});

test('on a phone the archive has its dots too, one gig each, and turns by swiping', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(musicPage);
  const archive = page.getByRole('region', { name: 'You should have been here' });
  await archive.scrollIntoViewIfNeeded();
  const counter = archive.getByText(/^\d+ of \d+$/);
  await expect(counter).toHaveText(/^1 of/);
  await expect(archive.getByRole('button', { name: /^Slide 2 of/ })).toBeVisible();
  const gig = archive.getByRole('article').first();
  await gig.scrollIntoViewIfNeeded();
  const { x, y } = (await gig.boundingBox())!;
  await page.mouse.move(x + 250, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(counter).toHaveText(/^2 of/);
  await archive.getByRole('button', { name: /^Slide 9 of/ }).click();
  await expect(counter).toHaveText(/^9 of/);
  await expect(archive.getByRole('button', { name: /^Slide 9 of/ })).toHaveAttribute('aria-current', 'true');
});

for (const width of [390, 820, 1300, 1600])
  for (const pointer of ['mouse', 'touch'] as const)
    test(`a short flick of 100 px by ${pointer} turns the archive by one card at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(musicPage);
      const archive = page.getByRole('region', { name: 'You should have been here' });
      const counter = archive.getByText(/^\d+ of \d+$/);
      const first = archive.getByRole('article').first();
      await first.scrollIntoViewIfNeeded();
      await expect(counter).toHaveText(/^1 of/);
      const box = (await first.boundingBox())!;
      const [x, y] = [box.x + 200, box.y + 60];
      const drag = pointer === 'mouse' ? dragByMouse : dragByTouch;
      await drag(page, { x, y }, -100);
      await expect(counter).toHaveText(/^2 of/);
      await expect.poll(async () => (await first.boundingBox())!.x).toBeLessThan(box.x - box.width);
      await drag(page, { x, y }, 100);
      await expect(counter).toHaveText(/^1 of/);
    });

type Point = { x: number; y: number };

async function dragByMouse(page: Page, { x, y }: Point, distance: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 10 });
  await page.mouse.up();
}

async function dragByTouch(page: Page, { x, y }: Point, distance: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step++) await touch('touchMove', [{ x: x + (distance * step) / 10, y }]);
  await touch('touchEnd', []);
  await session.detach();
}

test('under reduced motion the archive stands still and offers no pause', async ({ page }) => {
  await page.goto(musicPage);
  const archive = page.getByRole('region', { name: 'You should have been here' });
  await archive.scrollIntoViewIfNeeded();
  await expect(archive.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(archive.getByRole('button', { name: 'Pause' })).toBeHidden();
});

test.describe('where motion is welcome', () => {
  // Its clock runs twenty seconds ahead at once: to Firestore the server has been silent for so long.
  test.use({ splash: true, expectedErrors: [/Could not reach Cloud Firestore backend/] });

  test('the archive moves on after nine seconds until somebody pauses it', async ({ page }) => {
    await page.clock.install();
    await page.goto(musicPage);
    const archive = page.getByRole('region', { name: 'You should have been here' });
    await archive.scrollIntoViewIfNeeded();
    const counter = archive.getByText(/^\d+ of \d+$/);
    await expect(counter).toHaveText(/^1 of/);
    await page.clock.runFor(9_500);
    await expect(counter).toHaveText(/^2 of/);
    await archive.getByRole('button', { name: 'Pause' }).click();
    await expect(archive.getByRole('button', { name: 'Play' })).toBeVisible();
    // Neither the pointer nor the keyboard rests in it any more, so only the pause holds it.
    await page.getByRole('heading', { level: 1 }).hover();
    await archive.getByRole('button', { name: 'Play' }).blur();
    const place = await counter.innerText();
    await page.clock.runFor(20_000);
    await expect(counter).toHaveText(place);
  });

  test('a slide of the archive is over after 600 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto(musicPage);
    const archive = page.getByRole('region', { name: 'You should have been here' });
    await archive.scrollIntoViewIfNeeded();
    await expect(archive.getByText(/^1 of/)).toBeVisible();
    const cards = archive.getByRole('list').filter({ has: page.getByRole('article') });
    const place = () => cards.evaluate((list) => new DOMMatrix(getComputedStyle(list).transform).e);
    await archive.getByRole('button', { name: 'Pause' }).click();
    await expect(archive.getByRole('button', { name: 'Play' })).toBeVisible();
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
    const before = await place();
    // A click would wait for frames, which only the clock brings now.
    await archive.getByRole('button', { name: 'Next slide' }).dispatchEvent('click');
    await page.clock.runFor(300);
    const halfway = await place();
    await page.clock.runFor(300);
    const over = await place();
    await page.clock.runFor(2_000);
    expect(await place()).toBe(over);
    expect(halfway).toBeLessThan(before - 100);
    expect(over).toBeLessThan(halfway);
  });
});

test('a visit to many pages reads one document', async ({ page }) => {
  const firestore = watchFirestore(page);
  await page.goto('/');
  // The listener comes when the browser has nothing else to do.
  await expect.poll(() => firestore.documents, { timeout: 60_000 }).toEqual(['published/site']);
  await page.getByRole('link', { name: 'MENUS' }).first().click();
  await expect(page.getByRole('tablist', { name: 'Menus' })).toBeVisible();
  await page.getByRole('link', { name: 'CONTACT', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'EVENTS' }).click();
  await page.getByRole('link', { name: 'MUSIC', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Upcoming events' })).toBeVisible();
  await expectIdle(page);
  expect(firestore).toEqual({ documents: ['published/site'], others: [] });

  const again = watchFirestore(page);
  await page.goto('/');
  await expect.poll(() => again.documents, { timeout: 60_000 }).toEqual(['published/site']);
  await expectIdle(page);
  expect(again).toEqual({ documents: ['published/site'], others: [] });
});

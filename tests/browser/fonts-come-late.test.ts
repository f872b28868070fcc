import { expect, expectIdle, expectLive, hold, test } from './venue-test.ts';
import { watchShifts } from './watch-shifts.ts';

/** What may move for everybody who sees a page for the first time on a slow line; one line more or less is above it. */
const steady = 0.01;

const addresses = ['/', '/menus', '/music-at-fathoms', '/book-a-table', '/contact'];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} px nothing moves when the fonts arrive after the first paint`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const shifted = await watchShifts(page);
    const expectSteady = async (address: string) => {
      const release = await hold(page, '**/*.woff2');
      await page.goto(address, { waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length), address)
        .toBeGreaterThan(0);
      await expectIdle(page);
      release();
      await expectLive(page);
      // Those too that are asked for only when the others are there.
      await expect
        .poll(() => page.evaluate(async () => (await document.fonts.ready).status), address)
        .toBe('loaded');
      await expectIdle(page);
      await expectIdle(page);
      expect(await page.evaluate(() => document.fonts.check('1em "Fraunces Variable"'))).toBe(true);
      expect(await shifted(), address).toBeLessThan(steady);
      await page.unrouteAll();
    };
    for (const address of addresses) await test.step(address, () => expectSteady(address));
    // A gig, by its link: its name is set as wide as the page.
    const gig = page.getByRole('main').getByRole('article').getByRole('link').first();
    await page.goto('/music-at-fathoms');
    await expectSteady((await gig.getAttribute('href'))!);
  });

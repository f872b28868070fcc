import { expect, expectLive, test } from './venue-test.ts';

type Rendered = {
  words: (main: HTMLElement) => string;
  rendered: { main: HTMLElement; heading: HTMLElement; text: string };
};

/** Where guests look from. An error in the console, as of a page that had to be rendered again, fails each test. */
for (const timezoneId of ['Europe/Dublin', 'America/Los_Angeles', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("pages hydrate with the server's HTML, on the venue's clock", async ({ page, request }) => {
      await page.addInitScript(() => {
        // What works with scripts alone, as reviews do, or fills up the archive, comes later, and is meant to.
        const later = '[aria-label="Reviews"], [aria-roledescription="carousel"] li:nth-child(n + 4)';
        // Headings, words and times.
        const words = (main: HTMLElement) =>
          [...main.querySelectorAll('h1, h2, h3, p:not([aria-live]), time')]
            .filter((part) => !part.closest(later))
            .map((part) => part.textContent)
            .join('\n');
        addEventListener('DOMContentLoaded', () => {
          const main = document.querySelector('main')!;
          Object.assign(window, {
            words,
            rendered: { main, heading: main.querySelector('h1'), text: words(main) },
          });
        });
      });
      for (const address of ['/', '/music-at-fathoms', '/event/oyster-weekend']) {
        await page.goto(address);
        await expectLive(page);
        const { isSame, before, after } = await page.evaluate(() => {
          const { rendered, words } = window as unknown as Rendered;
          const main = document.querySelector('main')!;
          return {
            isSame: rendered.main === main && rendered.heading === main.querySelector('h1'),
            before: rendered.text,
            after: words(main),
          };
        });
        expect(isSame, `the elements of ${address} are the ones from the server`).toBe(true);
        expect(after, address).toBe(before);
        // And the server renders the same for everybody.
        const html = await (await request.get(address)).text();
        const time = /\d{1,2}:\d\d [AP]M/.exec(before)?.[0] ?? '';
        expect(html).toContain(time);
      }
    });
  });
}

test.describe('a page whose content was replaced while it was on its way', () => {
  test('is rendered anew from the current content, and stands until then', async ({ page }) => {
    await page.route('**/content/site.json?v=*', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root')!;
        const note = () => root.childElementCount === 0 && Object.assign(window, { wasEmpty: true });
        new MutationObserver(note).observe(root, { childList: true });
      });
    });
    await page.goto('/menus?drinks');
    await expectLive(page);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText('Drinks & wine');
    await page.getByRole('tab', { name: 'dinner' }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('dinner');
    expect(await page.evaluate(() => 'wasEmpty' in window)).toBe(false);
  });
});

import { expect, expectIdle, expectLive, hold, test } from './venue-test.ts';

const footerLink = 'footer a[href="/privacy-policy"]';

test('a link that somebody points at has its page’s code and content fetched, so that it opens at once', async ({
  page,
}) => {
  await page.goto('/');
  await expectLive(page);
  const code = page.waitForRequest(/\/assets\/legal-page-/);
  const content = page.waitForRequest(/\/content\/privacyPolicy\.json/);
  await page.locator(footerLink).hover();
  await Promise.all([code, content]);
  await page.locator(footerLink).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
});

test('the code behind links in view is fetched when the browser is idle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const code = page.waitForRequest(/\/assets\/menus-page-/);
  await page.goto('/');
  await code;
});

test('scripts come after the complete style sheets, so that whoever leaves at once has the connection', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // Apart from the loader, which comes with the page.
    if (/(?<!\/load-late-[\w-]+)\.js$/.test(request.url())) scripts.push(request.url());
  });
  const release = await hold(page, '**/assets/*.css');
  const styles = page.waitForRequest('**/assets/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await styles;
  await expectIdle(page);
  expect(scripts).toEqual([]);
  release();
  await expectLive(page);
  expect(scripts).not.toEqual([]);
});

test('a press on a link ends what is fetched for the page that is left', async ({ page }) => {
  await page.addInitScript(() => {
    const stop = window.stop.bind(window);
    window.stop = () => {
      sessionStorage.setItem('stopped', location.pathname);
      stop();
    };
  });
  await hold(page, '**/assets/app-*.js');
  const begun = page.waitForRequest(/\/assets\/app-/);
  await page.goto('/', { waitUntil: 'commit' });
  await begun;
  await page.getByRole('navigation').getByRole('link', { name: 'MENUS', exact: true }).first().click();
  await expect(page).toHaveURL('/menus');
  expect(await page.evaluate(() => sessionStorage.getItem('stopped'))).toBe('/');
});

test('until the app is there the browser may fetch the page behind a pressed link; then the app does', async ({
  page,
}) => {
  const rules = page.locator('script[type="speculationrules"]');
  const release = await hold(page, '**/content/*');
  await page.goto('/');
  await expect(rules).toBeAttached();
  release();
  await expectLive(page);
  await expect(rules).not.toBeAttached();
});

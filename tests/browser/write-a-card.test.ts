import type { Page } from '@playwright/test';
import { expect, expectLive, expectNoSidewaysScroll, test } from './venue-test.ts';

const card = (page: Page) => page.getByLabel('Write on the card');
const send = (page: Page) => page.getByRole('button', { name: 'EMAIL US THE CARD' });

/** Where the page asks to go next, which for an email program is nowhere that the browser follows. */
async function nextAddress(page: Page, press: () => Promise<void>): Promise<URL> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) =>
    session.once('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  await press();
  return new URL(await asked);
}

test('a guest writes on the card, finds it after a reload and opens an email to the house with it', async ({
  page,
}) => {
  await page.goto('/gifts-and-experiences');
  await expectLive(page);
  await send(page).click();
  // An empty card is sent nowhere: the browser asks for the words.
  await expect(card(page)).toBeFocused();
  await card(page).fill('For Nuala & Tom,\nwho said “nothing”.');
  await page.reload();
  await expectLive(page);
  await expect(card(page)).toHaveValue('For Nuala & Tom,\nwho said “nothing”.');
  const { protocol, pathname, searchParams } = await nextAddress(page, () => send(page).click());
  expect([protocol, pathname]).toEqual(['mailto:', 'hello@fathoms.example']);
  expect(searchParams.get('body')).toBe('For Nuala & Tom,\r\nwho said “nothing”.');
  await expect(page).toHaveURL('/gifts-and-experiences');
  await expect(card(page)).toHaveValue(/Nuala/);
});

test('on a narrow phone a full card is read whole, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/gifts-and-experiences');
  await expectLive(page);
  await card(page).fill('Wednesday '.repeat(20));
  await expectNoSidewaysScroll(page);
  expect(await card(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the card leads to the contact page, and its words go nowhere', async ({ page }) => {
    await page.goto('/gifts-and-experiences');
    await card(page).fill('For Nuala');
    await send(page).click();
    await expect(page).toHaveURL(/\/contact\??$/);
  });
});

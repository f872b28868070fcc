import { expect, expectLive, test } from './venue-test.ts';

test.use({ expectedErrors: [/the dresser fell over/] });

test("an error in a visitor's page is reported, and the visitor sees nothing of it", async ({ page }) => {
  await page.goto('/menus?dinner');
  await expectLive(page);
  const before = await page.locator('main').innerText();
  const reported = page.waitForRequest('**/api/errors');
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('the dresser fell over'))));
  const request = await reported;
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual({
    message: 'the dresser fell over',
    stack: expect.stringContaining('Error: the dresser fell over'),
    page: '/menus',
    version: expect.stringMatching(/^\/assets\/.+\.js$/),
  });
  expect([200, 429]).toContain((await request.response())?.status());
  expect(await page.locator('main').innerText()).toBe(before);
});

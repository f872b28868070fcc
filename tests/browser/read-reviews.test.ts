import { expect, expectAccessible, expectIdle, expectLive, test } from './venue-test.ts';

/** The port of the stand-in is that of the suite; it is another one than the site's in any case. */
const elsewhere = (site: string) => new RegExp(`^http://127\\.0\\.0\\.1:(?!${new URL(site).port}/)\\d+/$`);

test('the demo shows reviews on home and in the footer, from another origin, once the visitor agrees', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (elsewhere(baseURL!).test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  await expectLive(page);
  await expectIdle(page);
  await page.getByRole('contentinfo').getByText('At the table').click();
  for (const part of [page.getByRole('region', { name: 'Reviews' }), page.getByRole('contentinfo')]) {
    await expect(
      part.getByText(/The reviews are loaded from 127\.0\.0\.1:\d+, which will see/),
    ).toBeVisible();
    expect(asked).toEqual([]);
    await part.getByRole('button', { name: 'SHOW REVIEWS' }).click();
    const frame = part.locator('iframe');
    await expect(frame).toHaveAttribute('src', elsewhere(baseURL!));
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*same-origin)/);
    await expect(frame.contentFrame().getByRole('heading')).toHaveText(/of 5, from \d+ guests/);
    asked.length = 0;
  }
  await expectAccessible(page);
});

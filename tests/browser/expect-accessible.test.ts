import { expect, expectAccessible, expectLive, test } from './venue-test.ts';

test('axe finds what is wrong on a page and in its frames', async ({ page }) => {
  await page.goto('/book-a-table');
  await expectLive(page);
  const form = page.frameLocator('iframe[title="Book a table"]').locator('body');
  await expect(form.getByRole('radio', { name: '2', exact: true })).toBeVisible();
  await expectAccessible(page);
  await form.evaluate((body) => body.append(Object.assign(new Image(), { id: 'in-frame' })));
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt: .*in-frame/);
  await page.goto('/careers');
  await expectLive(page);
  await page.evaluate(() =>
    document.querySelector('main')!.append(Object.assign(new Image(), { id: 'on-page' })),
  );
  await expect(expectAccessible(page, 'main')).rejects.toThrow(/image-alt: .*on-page/);
});

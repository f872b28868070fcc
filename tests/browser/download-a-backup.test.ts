import { createReadStream } from 'node:fs';
import { readArchive } from '../../functions/src/backup/read-archive.ts';
import { openScreen } from './office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, staff, test } from './venue-test.ts';

test('a super user downloads everything from the Backup screen, and the file is whole', async ({ page }) => {
  await openScreen(page, '/admin-dashboard/backup', staff.super);
  const main = page.getByRole('main');
  await expect(main).toContainText('pictures and videos');
  await expect(main).toContainText('Passwords. After a restore everybody gets a link to choose a new one');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.tar\.gz$/);
  const manifest = await readArchive(createReadStream(await download.path()));
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  await expect(main).toContainText(`${manifest.entries.length.toLocaleString('en-IE')} entries`);
  await expectAccessible(page);
});

test('an admin finds no Backup in the sections, and its address says whose it is', async ({ page }) => {
  await openScreen(page, '/admin-dashboard/backup');
  await expect(page.getByRole('alert')).toContainText('This screen is for super users.');
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByText('Backup')).toHaveCount(0);
});

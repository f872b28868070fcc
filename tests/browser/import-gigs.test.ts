import { readFile } from 'node:fs/promises';
import { fromLocalInput, type Json, type Gig } from '@venue/domain';
import type { Page } from '@playwright/test';
import { openScreen } from './office.ts';
import { call, readEvents, restoreEvents } from './venue-api.ts';
import { expect, expectAccessible, staff, test } from './venue-test.ts';

const screen = '/admin-dashboard/music';
let before: Json<Gig>[];

test.beforeAll(async () => {
  before = await readEvents();
});
test.afterEach(() => restoreEvents(before, staff.super));

const head = 'Artist,Date,Time,Description,Price,Lineup';
const pick = (page: Page, ...lines: string[]) =>
  page.getByLabel('Import a CSV file').setInputFiles({
    ...{ name: 'gigs.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([head, ...lines].join('\r\n')),
  });

async function openImport(page: Page) {
  await openScreen(page, screen);
  await page.getByRole('button', { name: /^Import and export/ }).click();
}

test('gigs are imported after a preview of each line: a new one and a changed one', async ({ page }) => {
  await call(staff.super, 'POST', '/event/super', {
    ...{ artist: 'Seán Ó Sé', datetime: fromLocalInput('2031-06-13T21:30'), desc: 'Stays as it is.' },
  });
  await openImport(page);
  await pick(
    page,
    'Sean O Se,13/06/2031,21:30,,€15,"Low Water, Neap"',
    'Spring Tides,2031-06-20,9:30 pm,Loud.,Free,',
  );
  const lines = page.getByRole('list', { name: 'Lines of the file' }).getByRole('listitem');
  await expect(lines).toHaveText([
    /Line 2\s*Changed\s*Sean O Se, Friday, June 13, 2031 at 9:30 PM\s*New: .*Price/,
    /Line 3\s*New gig\s*Spring Tides, Friday, June 20, 2031 at 9:30 PM/,
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import these gigs' }).click();
  await expect(page.getByText('Imported: 1 new, 1 changed.')).toBeVisible();
  const events = await readEvents();
  expect(events.find(({ artist }) => artist === 'Seán Ó Sé')).toMatchObject({
    ...{ price: '€15', support: 'Low Water, Neap', desc: 'Stays as it is.' },
  });
  expect(events.find(({ artist }) => artist === 'Spring Tides')).toMatchObject({
    price: 'Free',
    desc: 'Loud.',
  });
  await expect(page.getByRole('article').filter({ hasText: 'Spring Tides' })).toBeVisible();
});

test('a file with a wrong line stores nothing and says what to mend', async ({ page }) => {
  await openImport(page);
  await pick(page, 'Spring Tides,2031-06-20,21:30,,,', 'Neap,2031-06-31,21:30,,,');
  await expect(page.getByText('Date “2031-06-31” can’t be read. Write it like 2026-11-27.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import these gigs' })).toBeDisabled();
  await expectAccessible(page);
  expect(await readEvents()).toHaveLength(before.length);
});

test('the exported file can be imported again and changes nothing', async ({ page }) => {
  await openImport(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the upcoming gigs/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^gigs-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')[0]).toMatch(/^\uFEFFArtist,Date,Time,Venue,Country,Region,City,/);
  expect(text.split('\r\n')[1]).toContain(',Kilvara,V95 XX00,');
  await page.getByLabel('Import a CSV file').setInputFiles(await download.path());
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Lines of the file' })).not.toContainText(
    /New gig|Changed|Wrong/,
  );
});

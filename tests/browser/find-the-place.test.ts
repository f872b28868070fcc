import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectIdle,
  expectLive,
  expectNoSidewaysScroll,
  test,
} from './venue-test.ts';

const nearby = {
  venue: { lat: 52.706, lon: -9.605 },
  places: [
    { name: 'The Wet Oar', kind: 'cafe', lat: 52.7065, lon: -9.6042, distance: 78 },
    { name: 'Slip Park', kind: 'park', lat: 52.7049, lon: -9.6035, distance: 160 },
  ],
};

/** Answers the map services' part and notes what was asked of them. */
async function standIn(page: Page) {
  const asked: string[] = [];
  const tile = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.context().route('https://tile.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: tile });
  });
  await page.route('**/api/nearby', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: nearby });
  });
  return asked;
}

const show = (page: Page) => page.getByRole('button', { name: 'SHOW THE MAP' });

test('nothing is asked of a map service before the visitor agrees, then the map and its places show', async ({
  page,
}) => {
  const asked = await standIn(page);
  await page.goto('/contact');
  await expect(show(page)).toBeVisible();
  await expectLive(page);
  await expectIdle(page);
  expect(asked).toEqual([]);
  await show(page).click();
  const map = page.getByRole('region', { name: 'Map around Fathoms' });
  await expect(map).toBeVisible();
  expect((await map.boundingBox())!.height).toBe(400);
  await expect
    .poll(() => asked.filter((url) => /tile\.openstreetmap\.org\/15\//.test(url)).length)
    .toBeGreaterThan(0);
  const places = page.getByRole('list', { name: 'Nearby places' });
  await expect(places.getByRole('listitem')).toHaveText(['The Wet Oar cafe, 78 m', 'Slip Park park, 160 m']);
  await expect(map.getByText('OpenStreetMap')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the Eircode can be read, and Directions is a route to it', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  for (const [place, name] of [
    [page.getByRole('main'), 'DIRECTIONS'],
    [footer, 'Directions'],
  ] as const) {
    await expect(place.getByText('Eircode V95 XX00')).toBeVisible();
    const href = (await place.getByRole('link', { name }).getAttribute('href'))!;
    const { host, pathname, searchParams } = new URL(href);
    expect([host, pathname, searchParams.get('api')]).toEqual(['www.google.com', '/maps/dir/', '1']);
    expect(searchParams.get('destination')).toMatch(/^Fathoms, .*Kilvara, Co. Clare, V95 XX00, IE$/);
  }
});

test('the visitor is asked once, and may change their mind', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto('/contact');
  await show(page).click();
  await expect(page.getByRole('list', { name: 'Nearby places' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Nearby places' })).toBeVisible();
  await page.getByRole('button', { name: /forget that I agreed/ }).click();
  await page.reload();
  asked.length = 0;
  await expect(show(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('when the map services fail', () => {
  test.use({ expectedErrors: [/status of 404 .*\/nearby/] });

  test('the address and the View map link remain', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/api/nearby', (route) => route.fulfill({ status: 404, json: { msg: 'No map.' } }));
    await page.goto('/contact');
    await show(page).click();
    await expect(page.getByText(/The map couldn’t be loaded/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(/Harbour Road/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'VIEW MAP' })).toHaveAttribute('href', /openstreetmap\.org/);
    expect(warnings.filter((text) => text.includes('map is not available'))).toHaveLength(1);
  });
});

test('tiles that never come or are no pictures leave the list of places, and the way to the next page', async ({
  page,
}) => {
  await standIn(page);
  let asked = 0;
  await page.context().route('https://tile.openstreetmap.org/**', (route) => {
    asked += 1;
    // Every other one is never answered.
    return asked % 2 ? route.fulfill({ contentType: 'image/png', body: 'x'.repeat(1_000_000) }) : undefined;
  });
  await page.goto('/contact');
  await show(page).click();
  await expect.poll(() => asked).toBeGreaterThan(3);
  await expect(page.getByRole('list', { name: 'Nearby places' }).getByRole('listitem')).toHaveCount(2);
  const map = page.getByRole('region', { name: 'Map around Fathoms' });
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'MENUS' }).click();
  await expect(page.getByRole('tablist', { name: 'Menus' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { googleStandIn, type AskedOfGoogle } from './google-stand-in.ts';
import { buildOtherVenue, type OtherVenue } from './other-venue.ts';
import {
  expect,
  expectAccessible,
  expectIdle,
  expectLive,
  expectNoSidewaysScroll,
  test,
} from './venue-test.ts';

/*
 * A venue that has set up Google Maps, an outside reservation provider and a review widget. The
 * services are local stand-ins; the pages, their headers and everything between are real.
 */
const elsewhere =
  '<!doctype html><html lang="en"><title>x</title><h1>Pick a table</h1><button>Friday</button>';

let site: OtherVenue;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await buildOtherVenue({
    "googleMapsKey: ''": "googleMapsKey: 'a-key'",
    "providerUrl: ''": "providerUrl: 'https://tables.example/fathoms'",
    "reviewWidgetUrl: ''": "reviewWidgetUrl: 'https://reviews.example/fathoms'",
  });
});

test.afterAll(() => site.close());

/** Answers for every host outside of this machine and notes which were asked. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const { host, href } = new URL(route.request().url());
    asked.push(href);
    if (host === 'maps.googleapis.com')
      return route.fulfill({ body: `(${googleStandIn.toString()})()`, contentType: 'text/javascript' });
    return route.fulfill({ contentType: 'text/html', body: elsewhere });
  });
  return asked;
}

const showMap = (page: Page) => page.getByRole('button', { name: 'SHOW THE MAP' });

test('Google’s map and places show once the visitor agrees, and Google hears nothing before', async ({
  page,
}) => {
  const asked = await standIn(page);
  await page.goto(`${site.url}/contact`);
  await expect(page.getByText('google.com')).toBeVisible();
  await expectLive(page);
  await expectIdle(page);
  expect(asked).toEqual([]);
  await showMap(page).click();
  const places = page.getByRole('list', { name: 'Nearby places' });
  await expect(places.getByRole('listitem')).toHaveText(['The Wet Oar cafe, 56 m', 'Slip Park park, 245 m']);
  const region = page.getByRole('region', { name: 'Map around Fathoms' });
  expect((await region.boundingBox())!.height).toBe(400);
  const map = page.frameLocator('iframe[title="Map around Fathoms"]');
  await expect(map.getByRole('img', { name: 'Fathoms' })).toBeVisible();
  await expect(map.getByRole('img', { name: 'The Wet Oar' })).toBeVisible();

  const query = new URL(asked[0]!).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ key: 'a-key', loading: 'async' });
  const requests: AskedOfGoogle[] = await page
    .frame({ url: /map\.html/ })!
    .evaluate(() => Reflect.get(window, 'asked'));
  expect(requests).toEqual([
    { what: 'geocode', request: { address: expect.stringContaining('Kilvara') } },
    {
      what: 'places',
      request: expect.objectContaining({
        locationRestriction: { center: { lat: 52.706, lng: -9.605 }, radius: 500 },
        includedTypes: ['restaurant', 'cafe', 'park', 'museum'],
      }),
    },
    { what: 'map', request: expect.objectContaining({ zoom: 15, mapId: 'DEMO_MAP_ID' }) },
  ]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test.describe('without Google', () => {
  test.use({ expectedErrors: [/maps\.googleapis\.com/] });

  test('the address and the View map link remain, and it is logged once', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await standIn(page);
    await page.route('https://maps.googleapis.com/**', (route) => route.abort());
    await page.goto(`${site.url}/contact`);
    await showMap(page).click();
    await expect(page.getByText(/The map couldn’t be loaded/)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/Harbour Road/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'VIEW MAP' })).toBeVisible();
    expect(warnings.filter((text) => text.includes('map is not available'))).toHaveLength(1);
  });
});

test('the provider’s reservation page is framed once the visitor asks for it', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto(`${site.url}/book-a-table`);
  await expect(page.getByText(/The form is loaded from tables\.example/)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'SHOW THE BOOKING FORM' }).click();
  const widget = page.frameLocator('iframe[title="Book a table"]');
  await expect(widget.getByRole('heading', { name: 'Pick a table' })).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Friday' })).toBeVisible();
  const frame = (await page.locator('iframe').boundingBox())!;
  expect(frame.height).toBe(350);
  expect(frame.width).toBeCloseTo(page.viewportSize()!.width * 0.8, -1);
  expect(asked).toEqual(['https://tables.example/fathoms']);
  await expectAccessible(page);
});

test('reviews are framed, locked in, once the visitor asks for them', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto(`${site.url}/`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText(/The reviews are loaded from reviews\.example/)).toBeVisible();
  expect(asked).toEqual([]);
  await reviews.getByRole('button', { name: 'SHOW REVIEWS' }).click();
  const frame = reviews.locator('iframe');
  await expect(frame.contentFrame().getByRole('heading')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*same-origin)/);
});

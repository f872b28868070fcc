import { chromium } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { empty, fill } from './busy-venue.js';
import { atMost } from './report.js';

/** What a busy house edits. */
const busy = { menus: 1, dishes: 100, upcoming: 500, past: 0, pages: 0 };

/** Longest time from an input to the next frame, in ms (INP), with a CPU so many times slower. */
const budget = 100;
const cpuSlowdown = 4;
const runs = Number(process.env.RUNS ?? 3);

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, screen: string, begin: (page: Page) => Promise<void>, act: (page: Page) => Promise<void> }} Work */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true }).first();

/**
 * Presses it, and waits. A `click()` of Playwright watches each event, and the next one looks for its element in the
 * page while the frame of this one is being made: both take the page longer than the press itself.
 * @param {Page} page @param {import('@playwright/test').Locator} target
 */
async function press(page, target) {
  await target.hover();
  await page.waitForTimeout(500);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(500);
}

/** What staff do there, key by key. @type {Work[]} */
const work = [
  {
    name: `menu of ${busy.dishes} items: typing its title`,
    screen: 'menus',
    begin: openMenu,
    act: async (page) => {
      await press(page, menuForm(page).getByLabel('Menu title'));
      await page.keyboard.type('Late bar', { delay: 60 });
    },
  },
  {
    name: `menu of ${busy.dishes} items: opening a dish and typing`,
    screen: 'menus',
    begin: openMenu,
    act: async (page) => {
      await press(page, button(page, 'Dish: Bench 50 · €20'));
      await press(page, menuForm(page).getByLabel('Name', { exact: true }).first());
      await page.keyboard.type(' grilled', { delay: 60 });
    },
  },
  {
    name: `menu of ${busy.dishes} items: moving, doubling and removing a dish`,
    screen: 'menus',
    begin: async (page) => {
      await openMenu(page);
      await button(page, 'Dish: Bench 50 · €20').click();
    },
    act: async (page) => {
      for (const name of ['Up', 'Down', 'Duplicate']) await press(page, button(page, name));
      await press(page, button(page, 'Remove Dish: Bench 49 · €19'));
    },
  },
  {
    name: `${busy.upcoming} gigs: typing a new one`,
    screen: 'music',
    begin: openGigs,
    act: async (page) => {
      await press(page, page.getByRole('button', { name: /^New Event/ }));
      await press(page, page.getByLabel('Artist', { exact: true }));
      await page.keyboard.type('The Late Ones', { delay: 60 });
    },
  },
  {
    name: `${busy.upcoming} gigs: opening one and typing`,
    screen: 'music',
    begin: openGigs,
    act: async (page) => {
      await press(page, button(page, 'Edit Bench 20'));
      await press(page, page.getByRole('dialog').getByLabel('Artist', { exact: true }));
      await page.keyboard.type(' again', { delay: 60 });
    },
  },
];

/** @param {Page} page */
function menuForm(page) {
  return page.locator('form').filter({ hasText: 'EDIT MENU' });
}

/** @param {Page} page */
async function openMenu(page) {
  await page.getByRole('listitem').filter({ hasText: 'Menu 0' }).first().getByText('Edit').click();
  await button(page, 'Dish: Bench 99 · €29').waitFor();
}

/** @param {Page} page */
async function openGigs(page) {
  await page.getByRole('heading', { name: 'Bench 499', exact: true }).waitFor();
}

/**
 * How soon the busiest forms of the back office answer on a slow machine: the slowest input of each piece of work,
 * from the key or press until the next frame is painted.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureOffice(venue) {
  const { siteUrl, env } = await venue.open();
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: env.GCLOUD_PROJECT }, 'bench-office');
  const db = getFirestore(app);
  const browser = await chromium.launch({ executablePath: await venue.chromium(), args: ['--no-sandbox'] });
  try {
    await fill(db, busy);
    const context = await browser.newContext();
    await signIn(await context.newPage(), siteUrl);
    await context.addInitScript(forgetDrafts);
    const figures = [];
    for (const { name, ...one } of work) {
      const slowest = [];
      for (let run = 0; run < runs; run += 1) slowest.push(await slowestInput(context, siteUrl, one));
      // The best of the runs: what else this machine does only ever adds to it.
      figures.push(atMost(`office, CPU ${cpuSlowdown}x slower: ${name}`, Math.min(...slowest), budget, 'ms'));
    }
    return figures;
  } finally {
    await browser.close();
    await empty(db);
    await deleteApp(app);
  }
}

/** @param {Page} page @param {string} siteUrl */
async function signIn(page, siteUrl) {
  await page.goto(`${siteUrl}/admin-signin`);
  await page.getByLabel('Email').fill('admin@venue.test');
  await page.getByLabel('Password').fill('admin-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/admin-signin');
  await page.close();
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} siteUrl @param {Omit<Work, 'name'>} work */
async function slowestInput(context, siteUrl, { screen, begin, act }) {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(`${siteUrl}/admin-dashboard/${screen}`);
    await begin(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.evaluate(watchInputs);
    await act(page);
    // The last input's frame, and the report of it.
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => /** @type {any} */ (window).slowestInput());
  } finally {
    await page.close();
  }
}

/** Runs in each page before its own scripts: every run starts from what is stored, not from the draft of the last. */
function forgetDrafts() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('office-draft')) localStorage.removeItem(key);
}

/** Runs in the page. */
function watchInputs() {
  let slowest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (interactionId > 0) slowest = Math.max(slowest, duration);
    }
  });
  observer.observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
  /** @type {any} */ (window).slowestInput = () => slowest;
}

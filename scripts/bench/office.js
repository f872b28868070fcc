import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { empty, fill } from './busy-venue.js';
import { openPhoneBrowser } from './phone-browser.js';
import { atMost } from './report.js';

/** What a busy house edits. */
const busy = { menus: 1, dishes: 100, upcoming: 500, past: 0, pages: 0 };

/** Longest time from an input to the next frame, in ms (INP), with a CPU so many times slower. */
const budget = 100;
const cpuSlowdown = 4;
const runs = Number(process.env.RUNS ?? 3);

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(page: Page) => Promise<void>} Step */
/** @typedef {{ name: string, screen: string, begin: Step, steps: Step[] }} Work */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true }).first();

/**
 * Presses it. A `click()` of Playwright watches each event, and takes the page longer than the press itself.
 * @param {(page: Page) => import('@playwright/test').Locator} find @returns {Step}
 */
const press = (find) => async (page) => {
  await find(page).hover();
  await page.waitForTimeout(500);
  await page.mouse.down();
  await page.mouse.up();
};

/** @param {string} text @returns {Step} */
const type = (text) => (page) => page.keyboard.type(text, { delay: 60 });

/** What staff do there, step by step. @type {Work[]} */
const work = [
  {
    name: `menu of ${busy.dishes} items: typing its title`,
    screen: 'menus',
    begin: openMenu,
    steps: [press((page) => menuForm(page).getByLabel('Menu title')), type('Late bar')],
  },
  {
    name: `menu of ${busy.dishes} items: opening a dish and typing`,
    screen: 'menus',
    begin: openMenu,
    steps: [
      press((page) => button(page, 'Dish: Bench 50 · €20')),
      press((page) => menuForm(page).getByLabel('Name', { exact: true }).first()),
      type(' grilled'),
    ],
  },
  {
    name: `menu of ${busy.dishes} items: moving, doubling and removing a dish`,
    screen: 'menus',
    begin: async (page) => {
      await openMenu(page);
      await button(page, 'Dish: Bench 50 · €20').click();
    },
    steps: ['Up', 'Down', 'Duplicate', 'Remove Dish: Bench 49 · €19'].map((name) =>
      press((page) => button(page, name)),
    ),
  },
  {
    name: `${busy.upcoming} gigs: typing a new one`,
    screen: 'music',
    begin: openGigs,
    steps: [
      press((page) => page.getByRole('button', { name: /^New Event/ })),
      press((page) => page.getByLabel('Artist', { exact: true })),
      type('The Late Ones'),
    ],
  },
  {
    name: `${busy.upcoming} gigs: opening one and typing`,
    screen: 'music',
    begin: openGigs,
    steps: [
      press((page) => button(page, 'Edit Bench 20')),
      press((page) => page.getByRole('dialog').getByLabel('Artist', { exact: true })),
      type(' again'),
    ],
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
  const browser = await openPhoneBrowser(await venue.chromium());
  try {
    await fill(db, busy);
    const context = await browser.newContext();
    await signIn(await context.newPage(), siteUrl);
    await context.addInitScript(forgetDrafts);
    const figures = [];
    for (const one of work) {
      /** @type {number[][]} */
      const times = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeSteps(context, siteUrl, one));
      // Each step at its best: what else this machine does only ever adds to one.
      const best = one.steps.map((_, step) => Math.min(...times.map((each) => each[step] ?? Infinity)));
      const what = `office, CPU ${cpuSlowdown}x slower: ${one.name}`;
      figures.push(atMost(what, Math.max(...best), budget, 'ms'));
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

/**
 * The slowest input of each step, in ms.
 * @param {import('@playwright/test').BrowserContext} context @param {string} siteUrl @param {Work} work
 */
async function timeSteps(context, siteUrl, { screen, begin, steps }) {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(`${siteUrl}/admin-dashboard/${screen}`);
    await begin(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.evaluate(watchInputs);
    /** @type {number[]} */
    const times = [];
    for (const step of steps) {
      await step(page);
      // Its last frame, and the report of it. Looking for the next element would take time from that frame.
      await page.waitForTimeout(1_000);
      times.push(await page.evaluate(() => /** @type {any} */ (window).slowestInput()));
    }
    return times;
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
  /** @type {any} */ (window).slowestInput = () => {
    const latest = slowest;
    slowest = 0;
    return latest;
  };
}

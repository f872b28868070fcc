import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownVenue, untilFree } from '../../scripts/testing/test-venues.js';
import { endListenersOfClosedPages } from './end-listeners.ts';
import { waitForNewDay } from './turn-of-day.ts';

/** Firestore's SDK asks for this when its server is silent, to test the connection; tests have no internet. */
const linePicture = /google\.com\/images\/cleardot\.gif/;

/**
 * A page may be rendered from content that is three seconds old, and asks for that version when a save has just replaced
 * it, such as one by the test before. The current one follows; the browser still reports the first response.
 */
const replacedContent = /status of 404 .*\/content\/[^/]+\.json\?v=/;

/** What a test may choose, and what watches over it. */
type TestFixtures = { splash: boolean; expectedErrors: RegExp[]; quietConsole: void; sameDay: void };

/**
 * Playwright's test with five of our rules: a worker begins when its venue is free, closed pages listen to Firestore no
 * longer, no test runs over the turn of a day or of a night, no page may log an error or throw, and the splash is only
 * seen by the tests that ask for it (`test.use({ splash: true })`).
 */
export const test = base.extend<TestFixtures, { freeVenue: void; closedPages: void }>({
  freeVenue: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await untilFree(ownVenue(process.env));
      await use();
    },
    // The tests of rules and API, which may be using it, take minutes.
    { scope: 'worker', auto: true, timeout: 0 },
  ],
  closedPages: [
    async ({ browser }, use) => {
      const listenersEnded = endListenersOfClosedPages(browser);
      await use();
      await listenersEnded();
    },
    { scope: 'worker', auto: true },
  ],
  sameDay: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const wait = waitForNewDay(new Date());
      if (wait > 0) await sleep(wait);
      await use();
    },
    { auto: true, timeout: 5 * 60_000 },
  ],
  splash: [false, { option: true }],
  /** Console errors that a test provokes on purpose, such as the browser's own line about a 401. */
  expectedErrors: [[], { option: true }],
  contextOptions: async ({ contextOptions, splash }, use) => {
    await use({ ...contextOptions, reducedMotion: splash ? 'no-preference' : 'reduce' });
  },
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        const expected = [linePicture, replacedContent, ...expectedErrors];
        if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(String(error.error().stack ?? error.error())));
      await use();
      expect(problems, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The demo venue's staff (README). */
export const staff = {
  super: { email: 'super@venue.test', password: 'super-demo-1', page: '/admin-login' },
  admin: { email: 'admin@venue.test', password: 'admin-demo-1', page: '/admin-signin' },
  chef: { email: 'chef@venue.test', password: 'chef-demo-1', page: '/chef-login' },
  /** A chef who may take dishes off and confirm allergens. */
  kitchen: { email: 'kitchen@venue.test', password: 'kitchen-demo-1', page: '/chef-login' },
};

/** Signs in on the screen that belongs to the person. */
export async function signIn(page: Page, person: { email: string; password: string; page: string }) {
  await page.goto(person.page);
  await page.getByLabel(/email/i).fill(person.email);
  await page.getByLabel(/password/i).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits until the page rendered on the server is hydrated. */
export async function expectLive(page: Page) {
  await expect(page.locator('html[data-live]')).toBeAttached();
}

/** One visit to the front page with a service worker, until everything for offline use is stored. */
export async function visitOnce(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The site, the next gigs and five menus.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state?.held?.length))
    .toBeGreaterThanOrEqual(7);
}

/** Waits until the page is painted and the browser idle: what was not asked for by then is not asked for. */
export async function expectIdle(page: Page) {
  await page.evaluate(
    () => new Promise<void>((idle) => requestAnimationFrame(() => requestIdleCallback(() => idle()))),
  );
}

/**
 * Has the page follow what staff save from now on, as if its guest had come back to the tab; on a page just opened that
 * begins eight seconds later.
 */
export async function followSaves(page: Page) {
  await expectLive(page);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * Answers calls of a page that is open. Chromium tells such a page a moment later where its calls go now, so this asks
 * until it knows.
 */
export async function intercept(page: Page, calls: string, answer: (route: Route) => unknown) {
  await page.route(calls, answer);
  await page.route('**/robots.txt?intercepted', (route) => route.fulfill({ status: 204 }));
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/robots.txt?intercepted')).status))
    .toBe(204);
}

/** Lets nothing that the pattern names through, as a slow connection does, until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 A and AA and the good practices, on what the page, or that part of it, shows now, with its frames.
 * @param rules only these, where the others have been looked at
 */
export async function expectAccessible(page: Page, part?: string, rules?: string[]) {
  // To gather the findings of frames axe loads itself once more, in a page of its own.
  const hasFrames = page.frames().length > 1;
  // The builder would load axe twice for each look. Compiling it takes as long as a look.
  if (!hasFrames && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: hasFrames ? axeSource : ';' });
  // Of what passes axe needs no list, which takes it as long as the rules themselves.
  const axe = builder.setLegacyMode(!hasFrames).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n  ')}`);
  expect(found, 'axe violations').toEqual([]);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/** Sets the text size that people choose in their browser, which media queries obey too. */
export async function setTextSize(page: Page, px: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${px}px`);
}

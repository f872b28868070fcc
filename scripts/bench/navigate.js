import { openEdge } from './edge.js';
import { openPhoneBrowser } from './phone-browser.js';
import { atMost } from './report.js';
import { openSlowConnection, slowConnection } from './slow-connection.js';

/** From home on a phone: what is tapped, where it leads, and what has to be there. */
const journeys = [
  {
    name: 'home to MENUS',
    link: 'nav[aria-label="Quick links"] a[href="/menus"]',
    to: '/menus',
    text: 'main h3',
    ahead: { code: '/menus-page-', part: '/content/menu-' },
  },
  {
    name: 'home to the next gig',
    link: 'section[aria-label="Next on our stage"] a',
    to: '/music-at-fathoms/the-eleven-steps',
    text: 'main article h1',
    ahead: { code: '/gig-page-', part: '/content/gig-the-eleven-steps' },
  },
];

/** When the finger lands, in ms after the page's first paint: at once, and while the app is being fetched. */
const moments = { 'at once': 200, 'while the app is fetched': 900 };

/** Most milliseconds once the app is there and has fetched ahead; otherwise times what plain HTML needs. */
const budgets = { hydrated: 150, overPlain: 1.1 };

/** How long a finger rests on a link, in ms. */
const press = 80;
/** Longest wait for anything, in ms. */
const longest = 60_000;
const runs = Number(process.env.RUNS ?? 5);
const cpuSlowdown = 4;

/**
 * From page to page on a slow phone with a slow connection: from the moment the finger leaves the link until the text
 * of the next page is painted, before and after hydration, each beside the same two pages as plain HTML.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureNavigation(venue) {
  const { siteUrl } = await venue.open();
  const browser = await openPhoneBrowser(await venue.chromium());
  /** @type {import('./report.js').Figure[]} */
  const figures = [];
  const line = `${slowConnection.kilobits / 1_000} Mbit/s, ${slowConnection.roundTrip} ms, CPU ${cpuSlowdown}x slower`;
  console.log(`  ${line}`);
  try {
    for (const journey of journeys) {
      const paths = ['/', journey.to];
      /** @param {boolean} isPlain @param {Moment} moment */
      const timeOf = async (isPlain, moment) => {
        const edge = await openEdge(siteUrl, isPlain ? paths : []);
        const slow = await openSlowConnection(edge.url);
        try {
          // Warm, as it is for all guests but one.
          for (const path of paths) await (await fetch(edge.url + path)).arrayBuffer();
          const text = await textOf(browser, edge.url + journey.to, journey.text);
          const times = [];
          for (let run = 0; run < runs; run += 1)
            times.push(await timeTap(browser, slow.url, journey, text, moment));
          // The best of the runs: what else this machine does only ever adds to it.
          return Math.min(...times);
        } finally {
          slow.close();
          edge.close();
        }
      };
      for (const [moment, after] of Object.entries(moments)) {
        const budget = budgets.overPlain * (await timeOf(true, after));
        figures.push(atMost(`${journey.name}, ${moment}`, await timeOf(false, after), budget, 'ms'));
      }
      const hydrated = await timeOf(false, 'hydrated');
      figures.push(atMost(`${journey.name}, hydrated`, hydrated, budgets.hydrated, 'ms'));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** @typedef {number | 'hydrated'} Moment in ms after the first paint */

/** The text that tells that a page is there. @param {import('@playwright/test').Browser} browser @param {string} url @param {string} selector */
async function textOf(browser, url, selector) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const text = await page.locator(selector).first().textContent();
  await page.close();
  if (!text) throw new Error(`${url} shows no ${selector}.`);
  return text;
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {(typeof journeys)[number]} journey @param {string} text @param {Moment} moment
 */
async function timeTap(browser, url, { link, to, text: selector, ahead }, text, moment) {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    // No splash: it lies over what is tapped.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    /** @type {Record<string, number>} */
    const noted = {};
    await page.exposeFunction('note', (/** @type {string} */ what, /** @type {number} */ at) => {
      noted[what] = at;
    });
    await page.addInitScript(watchPage, { to, selector, text });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (moment === 'hydrated') await page.waitForFunction(hasFetchedAhead, ahead, { timeout: longest });
    else await page.waitForTimeout(moment);
    await tap(page, devtools, link);
    for (const end = Date.now() + longest; !('arrived' in noted); await page.waitForTimeout(20)) {
      if (Date.now() > end) throw new Error(`The tap on ${link} led nowhere.`);
    }
    return (noted.arrived ?? NaN) - (noted.tapped ?? NaN);
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} devtools @param {string} link */
async function tap(page, devtools, link) {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`There is no ${link} to tap.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(press);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Notes when a finger left the page and when the text of the next one was painted, on a clock that pages share.
 * Runs in every page before its own scripts.
 * @param {{ to: string, selector: string, text: string }} next
 */
function watchPage({ to, selector, text }) {
  const clock = (/** @type {number} */ time) => performance.timeOrigin + time;
  const note = (/** @type {string} */ what, /** @type {number} */ at) =>
    /** @type {any} */ (window).note(what, at);
  addEventListener('touchend', ({ timeStamp }) => note('tapped', clock(timeStamp)), { capture: true });
  const look = () => {
    // The address changes before the page does.
    const isThere = location.pathname === to && document.querySelector(selector)?.textContent === text;
    // The next frame begins when this one has been painted.
    if (isThere) requestAnimationFrame(() => note('arrived', clock(performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Whether the app is there, with code and content of a page, and has fetched nothing more for a second: on this
 * connection it fetches one page after the other. Runs in the page.
 * @param {{ code: string, part: string }} page
 */
function hasFetchedAhead({ code, part }) {
  const fetched = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
  if (fetched.some(({ responseEnd }) => responseEnd > performance.now() - 1_000)) return false;
  const isThere = (/** @type {string} */ file) =>
    fetched.some(({ name, responseEnd }) => name.includes(file) && responseEnd > 0);
  return 'live' in document.documentElement.dataset && isThere(code) && isThere(part);
}

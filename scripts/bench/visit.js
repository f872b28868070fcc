import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { liveContentFiles } from './live-content.js';
import { atMost, figure } from './report.js';

/** How long to wait after the live content has loaded, in ms. */
const settled = 5_000;

/**
 * Measures a first and a repeat visit to the home page: the size of the JavaScript (gzip, the least that Hosting
 * uses), without and with the live content, and the number of Firestore documents read.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureVisit(venue) {
  const { siteUrl, built, env } = await venue.open();
  const browser = await chromium.launch({
    executablePath: await venue.chromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    /** @type {{ url: string, bytes: number }[]} */
    const scripts = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script' || response.status() !== 200) return;
      scripts.push({ url: response.url(), bytes: gzipSync(await response.body()).length });
    });
    await page.goto(siteUrl);
    await page.waitForFunction(() =>
      indexedDB.databases().then((all) => all.some(({ name }) => name?.startsWith('firestore'))),
    );
    await page.waitForTimeout(settled);
    const documents = await page.evaluate(countDocumentsRead);
    await page.close();
    const again = await countListens(context, siteUrl, env.FIRESTORE_EMULATOR_HOST ?? '');

    const live = liveContentFiles(built);
    const html = await (await fetch(siteUrl)).text();
    const ofPages = scripts.filter(({ url }) => !live.has(new URL(url).pathname));
    const isNamed = (/** @type {{ url: string }} */ { url }) => html.includes(new URL(url).pathname);
    // Measured in the build, because the service worker may fetch it before the page requests it.
    const liveBytes = [...live].map((path) => gzipSync(readFileSync(join(built, path))).length);
    const kilobytes = (/** @type {number[]} */ sizes) => sizes.reduce((sum, size) => sum + size, 0) / 1_000;
    const sizeOf = (/** @type {typeof scripts} */ some) => kilobytes(some.map(({ bytes }) => bytes));
    const named = ofPages.filter(isNamed);
    const ahead = ofPages.filter((script) => !isNamed(script));
    return [
      atMost('visit: JavaScript to hydrate home, gzip', sizeOf(named), 110, 'kB', 1),
      atMost('visit: JavaScript fetched ahead, gzip', sizeOf(ahead), 20, 'kB', 1),
      figure('visit: JavaScript of the live content, gzip', kilobytes(liveBytes), 'kB', 1),
      atMost('visit: Firestore documents read by the first', documents, 1, ''),
      atMost('visit: Firestore documents asked for by the next', again, 1, ''),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * The number of documents that a repeat visit listens to, which is the maximum it can read: it only reads those that
 * have changed since the previous visit.
 * @param {import('@playwright/test').BrowserContext} context @param {string} siteUrl @param {string} firestore
 */
async function countListens(context, siteUrl, firestore) {
  const page = await context.newPage();
  let documents = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.host !== firestore || !url.pathname.includes('/Listen/channel')) return;
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (name.endsWith('_data__'))
        documents += JSON.parse(value).addTarget?.documents?.documents.length ?? 0;
    }
  });
  await page.goto(siteUrl);
  // A fresh page starts to listen only if the visitor stays (web/public-site/content/start-content.ts).
  await page.waitForTimeout(10_000 + settled);
  await page.close();
  return documents;
}

/** Counts the documents in Firestore's disk cache, which are exactly those that were read. Runs in the page. */
async function countDocumentsRead() {
  /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  let documents = 0;
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith('firestore')) continue;
    const database = await done(indexedDB.open(name));
    const stores = [...database.objectStoreNames].filter((store) => /^remoteDocumentsV\d+$/.test(store));
    for (const store of stores)
      documents += await done(database.transaction(store).objectStore(store).count());
    database.close();
  }
  return documents;
}

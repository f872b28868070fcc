import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/**
 * One first visit to the home page: how much JavaScript it takes (gzip, as Hosting sends it at least),
 * before and with the live content, and how many Firestore documents were read.
 * @param {string} siteUrl @param {string} built folder of the built site @param {string} executablePath
 */
export async function measureVisit(siteUrl, built, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    /** @type {{ url: string, bytes: number }[]} */
    const scripts = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script' || response.status() !== 200) return;
      scripts.push({ url: response.url(), bytes: gzipSync(await response.body()).length });
    });
    await page.goto(siteUrl);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() =>
      indexedDB.databases().then((all) => all.some(({ name }) => name?.startsWith('firestore'))),
    );
    await page.waitForTimeout(5_000);
    const live = liveContentFiles(built);
    const isLive = (/** @type {string} */ url) => live.has(new URL(url).pathname.slice(1));
    const sum = (/** @type {typeof scripts} */ some) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      scriptBefore: sum(scripts.filter(({ url }) => !isLive(url))),
      scriptLive: sum(scripts.filter(({ url }) => isLive(url))),
      documentsFirst: await page.evaluate(countDocumentsRead),
    };
  } finally {
    await browser.close();
  }
}

/**
 * The files that only the live content needs, by the bundler's own list.
 * @param {string} built
 */
function liveContentFiles(built) {
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const ofPages = chunksOf(manifest, 'app.html');
  return new Set(
    [...chunksOf(manifest, 'src/firebase/live-content.ts')]
      .filter((chunk) => !ofPages.has(chunk))
      .map((chunk) => manifest[chunk]?.file),
  );
}

/**
 * @param {Record<string, { imports?: string[] }>} manifest @param {string} entry
 * @param {Set<string>} [found] @returns {Set<string>}
 */
function chunksOf(manifest, entry, found = new Set()) {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const chunk of manifest[entry]?.imports ?? []) chunksOf(manifest, chunk, found);
  return found;
}

/** Firestore's cache on the device holds exactly the documents that were read. Runs in the page. */
async function countDocumentsRead() {
  const names = (await indexedDB.databases())
    .map(({ name }) => name ?? '')
    .filter((name) => name.startsWith('firestore'));
  let documents = 0;
  for (const name of names) {
    /** @type {IDBDatabase} */
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const stores = [...database.objectStoreNames].filter((store) => /^remoteDocumentsV\d+$/.test(store));
    for (const store of stores) {
      documents += await new Promise((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).count();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
    database.close();
  }
  return documents;
}

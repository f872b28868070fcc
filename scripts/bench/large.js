import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { empty, fill } from './busy-venue.js';
import { atMost, figure, median } from './report.js';

/** The content of a large venue. */
const large = { menus: 40, dishes: 100, upcoming: 1_000, past: 10_000, pages: 200 };

/** Added to the demo, so that its list of gigs is as full as a large venue's. */
const fullBill = { ...large, menus: 0, upcoming: 40, past: 0, pages: 0 };

/** The budgets: `save` and `html` relative to the demo, `documents` a count, the others in kB. */
const budgets = { save: 1.5, html: 1.2, documents: 2, offline: 150, document: 500 };

const shown = { home: '/', music: '/music-at-fathoms' };

/** The measurements of one state of the venue. @typedef {Awaited<ReturnType<typeof measure>>} Costs */

/**
 * Compares a venue with much content to the demo with a full list of gigs: the time of a save, the size of pages and
 * the documents they read, and the content prefetched for offline use.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureLarge(venue) {
  const { siteUrl, env } = await venue.open();
  Object.assign(process.env, env);
  register();
  const { database } = await import('../../functions/src/firebase/admin-app.ts');
  const { republishAll } = await import('../../functions/src/records/republish-all.ts');
  const { createApp } = await import('../../functions/src/api/app.ts');
  const server = createServer(createApp()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const api = `http://127.0.0.1:${port}`;
  try {
    await fill(database(), fullBill);
    await republishAll('bench');
    const demo = await measure(api, siteUrl, database());
    await fill(database(), large);
    await republishAll('bench');
    return compare(demo, await measure(api, siteUrl, database()));
  } finally {
    await empty(database());
    await republishAll('bench');
    server.closeAllConnections();
    server.close();
  }
}

/** @param {Costs} demo @param {Costs} full @returns {import('./report.js').Figure[]} */
function compare(demo, full) {
  const what = `${large.past + large.upcoming} gigs, ${large.menus} menus, ${large.pages} pages:`;
  /** @param {string} name @param {number} now @param {number} before @param {string} unit @param {number} [budget] */
  const times = (name, now, before, unit, budget) => {
    const amounts = `${now.toFixed(unit === 'kB' ? 1 : 0)} ${unit} for ${before.toFixed(unit === 'kB' ? 1 : 0)}`;
    const line = `${what} ${name} (${amounts}), times the demo's`;
    return budget ? atMost(line, now / before, budget, '', 2) : figure(line, now / before, '', 2);
  };
  return [
    times('save of a gig', full.saveMs, demo.saveMs, 'ms', budgets.save),
    ...Object.keys(shown).flatMap((key) => {
      const name = /** @type {keyof typeof shown} */ (key);
      const [now, before] = [full.pages[name], demo.pages[name]];
      return [
        times(`${name}, HTML as it is sent`, now.compressed, before.compressed, 'kB', budgets.html),
        // No budget: the navigation does list 200 pages.
        times(`${name}, HTML unpacked`, now.raw, before.raw, 'kB'),
        atMost(`${what} ${name}, documents read`, now.documents, budgets.documents, ''),
      ];
    }),
    atMost(`${what} content for offline, compressed`, full.offline, budgets.offline, 'kB'),
    atMost(`${what} largest document`, full.largest, budgets.document, 'kB'),
  ];
}

/** @param {string} apiUrl @param {string} siteUrl @param {FirebaseFirestore.Firestore} db */
async function measure(apiUrl, siteUrl, db) {
  const saveMs = await measureSave(apiUrl);
  const { docs } = await db.collection('published').get();
  const { version, menus } = docs.find(({ id }) => id === 'site')?.data() ?? {};
  const lastMenus = menus.slice(-5).map((/** @type {{ _id: string }} */ { _id }) => `menu-${_id}`);
  const offline = ['site', 'gigs', ...lastMenus];
  return {
    saveMs,
    pages: {
      home: await readPage(siteUrl + shown.home, version),
      music: await readPage(siteUrl + shown.music, version),
    },
    offline: await compressedContent(siteUrl, offline),
    largest: Math.max(...docs.map((doc) => kilobytes(JSON.stringify(doc.data())))),
  };
}

/** The median time of ten saves of one gig, in ms. @param {string} url */
async function measureSave(url) {
  const json = { 'Content-Type': 'application/json' };
  const signIn = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@venue.test', password: 'admin-demo-1' }),
  });
  const { token } = await signIn.json();
  const [gig] = /** @type {any[]} */ (await (await fetch(`${url}/event/getAll`)).json());
  const times = [];
  for (let run = 0; run < 12; run += 1) {
    const began = performance.now();
    const response = await fetch(`${url}/event/${gig._id}/super`, {
      method: 'PUT',
      headers: { ...json, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...gig, updatedAt: undefined }),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The save failed with status ${response.status}.`);
    // The first two open the connections.
    if (run >= 2) times.push(performance.now() - began);
  }
  return median(times);
}

/** Waits until a page is rendered from a version of the site, and measures it. @param {string} url @param {string} version */
async function readPage(url, version) {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(200)) {
    const response = await fetch(url, acceptsBrotli);
    const html = await response.text();
    const [, json = '{}'] = /<script\b[^>]*\bid="page-source"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const source = JSON.parse(json);
    if (source.site !== version) continue;
    const documents = source.part ? 2 : 1;
    return { raw: kilobytes(html), compressed: sentKilobytes(response), documents };
  }
  throw new Error(`${url} never showed the version ${version}.`);
}

/** @param {string} siteUrl @param {string[]} names */
async function compressedContent(siteUrl, names) {
  let size = 0;
  for (const name of names) {
    const response = await fetch(`${siteUrl}/content/${name}.json`, acceptsBrotli);
    await response.arrayBuffer();
    size += sentKilobytes(response);
  }
  return size;
}

/** As browsers ask over HTTPS. */
const acceptsBrotli = { headers: { 'accept-encoding': 'br' } };

/** The size of a body as it was sent. @param {Response} response */
function sentKilobytes({ headers }) {
  return Number(headers.get('content-length')) / 1_000;
}

/** @param {string | Buffer} content */
function kilobytes(content) {
  return Buffer.byteLength(content) / 1_000;
}

import { setTimeout as pause } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { bearer, openApi, signIn } from './open-api.js';
import { atMost, figure, median } from './report.js';
import { writeRecords } from './write-records.js';

/** The content of a large venue. */
const large = { menus: 40, dishes: 100, upcoming: 1_000, past: 10_000, pages: 200 };

/** Added to the demo, so that its list of gigs is as full as a large venue's. */
const fullBill = { ...large, menus: 0, upcoming: 40, past: 0, pages: 0 };

/** The budgets: `save` and `html` relative to the demo, `documents` a count, the others in kB. */
const budgets = { save: 1.5, html: 1.2, documents: 2, offline: 150, document: 500 };

const shown = { home: '/', music: '/music-at-fathoms' };
const day = 86_400_000;

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
  const api = await openApi(env);
  try {
    await fill(database(), fullBill);
    await republishAll('bench');
    const demo = await measure(api.url, siteUrl, database());
    await fill(database(), large);
    await republishAll('bench');
    return compare(demo, await measure(api.url, siteUrl, database()));
  } finally {
    await empty(database());
    await republishAll('bench');
    await api.close();
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
  const { token } = await signIn(url);
  const [gig] = /** @type {any[]} */ (await (await fetch(`${url}/event/getAll`)).json());
  const times = [];
  for (let run = 0; run < 12; run += 1) {
    const began = performance.now();
    const response = await fetch(`${url}/event/${gig._id}/super`, {
      method: 'PUT',
      headers: { ...bearer(token), 'Content-Type': 'application/json' },
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

/**
 * Writes content straight into its collections.
 * @param {FirebaseFirestore.Firestore} db @param {typeof large} size
 */
function fill(db, size) {
  return writeRecords(db, ({ set }) => {
    const add = (/** @type {string} */ kind, /** @type {number} */ index, /** @type {object} */ record) =>
      set(`${kind}/bench-${index}`, record);
    for (let i = 0; i < size.menus; i += 1) {
      const contents = Array.from({ length: size.dishes }, (_, dish) => ({
        _id: elementId(),
        elementType: 'Dish',
        ...facts(),
        content: [words(2), words(7), `€${10 + (dish % 20)}`].map((contentString) => ({ contentString })),
      }));
      add('menus', i, { title: `Menu ${i}`, route: `menu${letters(i)}`, position: 100 + i, contents });
    }
    for (let i = -size.past; i < size.upcoming; i += 1) {
      // From 23 years ago to two years from now.
      const datetime = new Date(Date.now() + (i + 0.5) * (5 / 6) * day);
      add('events', i, { artist: words(3), artistLink: '', desc: words(40), img: '', datetime });
    }
    for (let i = 0; i < size.pages; i += 1) {
      const texts = { panelTitle: words(2), panelDesc: words(40) };
      const panels = [{ _id: 'p', ...texts, panelImg: '', panelButtonType: 'Menu' }];
      const intro = { topImg: '', introTitle: '', introDesc: '' };
      add('routes', i, {
        title: words(3),
        route: `page${letters(i)}`,
        ...intro,
        panels,
        createdAt: new Date(i),
      });
    }
  });
}

const syllables = 'ba co du el fi ga ho in ka lo mi no or pe qua ri so ta un ve wi ya zo'.split(' ');
let seed = 1;

/** The next number of a series that is the same in every run. @param {number} below */
function next(below) {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
}

/** Pseudo-random words that compress like real ones. @param {number} count */
function words(count) {
  const word = () => Array.from({ length: 1 + next(3) }, () => syllables[next(syllables.length)]).join('');
  return Array.from({ length: count }, word).join(' ');
}

/** An id like those that the server gives to a dish. */
function elementId() {
  return Array.from({ length: 8 }, () => next(36).toString(36)).join('');
}

const allergens = [
  'gluten:wheat',
  'gluten:oats',
  'egg',
  'fish',
  'milk',
  'nuts:walnut',
  'celery',
  'sulphites',
];

/** What a dish contains, as the kitchen has confirmed it. */
function facts() {
  const held = allergens.filter(() => next(3) === 0);
  const at = new Date(Date.UTC(2026, 9, 1 + next(28), 9 + next(9), next(60)));
  return {
    allergens: held,
    diets: next(4) === 0 ? ['vegetarian'] : [],
    allergensChecked: { byName: 'Bench', at },
  };
}

/** Endpoints are letters only. @param {number} index */
function letters(index) {
  return [...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}

/** @param {FirebaseFirestore.Firestore} db */
async function empty(db) {
  const kinds = ['menus', 'events', 'routes'];
  const found = await Promise.all(kinds.map((kind) => db.collection(kind).select().get()));
  const refs = found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  await writeRecords(db, ({ remove }) => {
    for (const { id, path } of refs) if (id.startsWith('bench-')) remove(path);
  });
}

/** @param {string | Buffer} content */
function kilobytes(content) {
  return Buffer.byteLength(content) / 1_000;
}

import { chunksOf, readManifest } from '../building/built-files.js';
import { openEdge } from './edge.js';
import { openLighthouse } from './lighthouse-run.js';
import { atLeast, atMost, figure, median } from './report.js';

/** @typedef {import('./lighthouse-run.js').Look} Look */
/** @typedef {import('./report.js').Figure} Figure */

const pages = {
  home: '/',
  menus: '/menus',
  music: '/music-at-fathoms',
  event: '/event/oyster-weekend',
  gig: '/music-at-fathoms/the-eleven-steps',
  contact: '/contact',
};

/** Budgets of a page on a phone with Lighthouse's slow 4G. */
const budgets = {
  performance: 99,
  otherScores: 100,
  /** Relative to plain HTML with the same text and first picture. */
  overPlain: 1.1,
  tbt: 50,
  cls: 0.01,
  firstPicture: 60,
  beforeLcp: 130,
  script: 110,
  /** Scripts of other pages, fetched when the page is idle. */
  scriptAhead: 20,
};

const runs = Number(process.env.RUNS ?? 5);
/** The number of runs with applied throttling. */
const slowRuns = Math.min(runs, 3);
/** PAGES=home,menus measures only these pages. */
const wanted = process.env.PAGES?.split(',');
const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse's mobile preset on six pages, each compared to a plain HTML page with the same text and first
 * picture: the median of runs with simulated throttling and of runs with applied throttling.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measurePages(venue) {
  const { siteUrl, built } = await venue.open();
  const browser = await openLighthouse(await venue.chromium());
  const live = liveContentFiles(built);
  /** @type {Figure[]} */
  const figures = [];

  /** @param {string} path @param {boolean} isPlain @param {string[]} [categories] */
  async function looksAt(path, isPlain, categories) {
    const edge = await openEdge(siteUrl, isPlain ? [path] : []);
    try {
      // Warms the CDN's cache, as for all guests but the first.
      const html = await (await fetch(edge.url + path)).text();
      const [, first = '', others = ''] = / src="([^"]*)" data-files="([^"]*)"/.exec(html) ?? [];
      const simulated = [];
      for (let run = 0; run < runs; run += 1) {
        simulated.push(
          await browser.look(edge.url + path, {
            throttling: 'simulate',
            categories: run === 0 ? categories : undefined,
          }),
        );
      }
      const throttled = [];
      for (let run = 0; run < slowRuns; run += 1)
        throttled.push(await browser.look(edge.url + path, { throttling: 'devtools' }));
      return { simulated, throttled: middleOf(throttled), files: [first, ...others.split(' ')] };
    } finally {
      edge.close();
    }
  }

  try {
    for (const [name, path] of Object.entries(pages)) {
      if (wanted && !wanted.includes(name)) continue;
      console.log(`  ${name} …`);
      const plain = await looksAt(path, true);
      const ours = await looksAt(path, false, allCategories);
      figures.push(...pageFigures(name, ours, plain, live));
    }
  } finally {
    await browser.close();
  }
  return figures;
}

/** Paths of the files that only the live content needs, such as Firestore. @param {string} built */
function liveContentFiles(built) {
  const manifest = readManifest(built);
  const filesOf = (/** @type {string} */ entry) => chunksOf(manifest, [entry]).map(({ file }) => `/${file}`);
  const ofPages = new Set(filesOf('app.html'));
  return new Set(filesOf('public-site/content/live-content.ts').filter((path) => !ofPages.has(path)));
}

/**
 * `files` are the URLs of the style sheets and scripts that the page names: those that it needs to hydrate.
 * @typedef {{ simulated: Look[], throttled: Look, files: string[] }} Looks
 */

/** The run with the median LCP. @param {Look[]} looks @returns {Look} */
function middleOf(looks) {
  const middle = looks.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(looks.length / 2)];
  if (!middle) throw new Error('There are no runs.');
  return middle;
}

/**
 * @param {string} name @param {Looks} ours @param {Looks} plain @param {Set<string>} live
 * @returns {Figure[]}
 */
function pageFigures(name, ours, plain, live) {
  const of = (/** @type {Looks} */ looks, /** @type {'lcp' | 'fcp' | 'tbt' | 'cls'} */ key) =>
    median(looks.simulated.map((look) => look[key]));
  const { scores = {}, faults = [] } = ours.simulated[0] ?? {};
  const { performance: _, ...others } = scores;
  const faulty = faults.length > 0 ? ` (${faults.join(', ')})` : '';
  const line = readLine(ours, live);
  const paints = /** @type {const} */ ({ lcp: 'largest paint', fcp: 'first paint' });
  const paintKeys = /** @type {const} */ (['lcp', 'fcp']);
  return [
    atLeast(`${name}: performance`, medianScore(ours), budgets.performance),
    ...Object.entries(others).map(([category, score]) =>
      atLeast(`${name}: ${category}${faulty}`, score, budgets.otherScores),
    ),
    ...paintKeys.map((key) =>
      atMost(`${name}: ${paints[key]}`, of(ours, key), budgets.overPlain * of(plain, key), 'ms'),
    ),
    atMost(`${name}: total blocking time`, of(ours, 'tbt'), budgets.tbt, 'ms'),
    atMost(`${name}: layout shift`, of(ours, 'cls'), budgets.cls, '', 3),
    ...paintKeys.map((key) => {
      const budget = budgets.overPlain * plain.throttled[key];
      return atMost(`${name}: ${paints[key]}, really slow connection`, ours.throttled[key], budget, 'ms');
    }),
    atMost(`${name}: first picture`, line.firstPicture, budgets.firstPicture, 'kB', 1),
    atMost(`${name}: before the largest paint`, line.beforeLcp, budgets.beforeLcp, 'kB', 1),
    atMost(`${name}: JavaScript to hydrate`, line.script, budgets.script, 'kB', 1),
    atMost(`${name}: JavaScript fetched ahead`, line.scriptAhead, budgets.scriptAhead, 'kB', 1),
    figure(`${name}: requests before the first paint`, line.requestsBeforePaint, ''),
  ];
}

/** The middle score for performance. @param {Looks} looks */
function medianScore({ simulated }) {
  return median(simulated.map((look) => look.scores.performance ?? 0));
}

/**
 * The transferred sizes of a run with applied throttling, in kB.
 * @param {Looks} looks @param {Set<string>} live
 */
function readLine({ throttled: { requests, seen }, files }, live) {
  const kilobytes = (/** @type {typeof requests} */ some) =>
    some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  // The start of the page is the start of its first request.
  const start = Math.min(...requests.map(({ began }) => began));
  const before = requests.filter(({ ended }) => ended - start <= seen.lcp);
  const pictures = before.filter(({ type, url }) => type === 'Image' && !url.includes('favicon'));
  const pathOf = (/** @type {string} */ url) => new URL(url).pathname;
  const scripts = requests.filter(({ type, url }) => type === 'Script' && !live.has(pathOf(url)));
  const isNeeded = (/** @type {string} */ url) => files.includes(pathOf(url));
  return {
    firstPicture: Math.max(0, ...pictures.map(({ bytes }) => bytes)) / 1_000,
    beforeLcp: kilobytes(before),
    script: kilobytes(scripts.filter(({ url }) => isNeeded(url))),
    scriptAhead: kilobytes(scripts.filter(({ url }) => !isNeeded(url))),
    requestsBeforePaint: requests.filter(({ ended }) => ended - start <= seen.fcp).length,
  };
}

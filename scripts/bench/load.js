import autocannon from 'autocannon';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { startFunction } from './function-process.js';
import { installFunctions } from './installed-functions.js';
import { atMost, figure, percentile } from './report.js';

const clients = 100;
const seconds = Number(process.env.LOAD_SECONDS ?? 60);
/** Warm-up under load before the measurement, in seconds. */
const warmUpSeconds = 20;

/** The budgets in ms; `memoryChange` in percent of the memory after the warm-up. */
const budgets = { latency: 300, burst: 3_000, memoryChange: 10, firstTimes: 300 };

/** A large house on the day that is asked about. */
const house = { bookings: 500, tables: 100, joins: 20 };

/** Questions of each kind that are measured, one after the other. */
const questions = 200;

/** @type {{ name: string, codebase: import('./function-process.js').Codebase, target: string, paths: string[] }[]} */
const kinds = [
  {
    name: 'pages',
    codebase: 'page',
    target: 'page',
    paths: ['/', '/menus', '/music-at-fathoms', '/contact'],
  },
  {
    name: 'API reads',
    codebase: 'default',
    target: 'api',
    paths: ['/menus/getAll', '/openingHours/getAll', '/event/getAll'],
  },
];

/**
 * Load-tests one instance of each function, run as in production: 100 clients that send requests for a minute without
 * caching, and a burst of 100 requests to an instance that is just starting. Then asks a warm instance for free tables.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureLoad(venue) {
  const { functions, env } = await venue.open();
  const installed = installFunctions(functions);
  try {
    const figures = [];
    for (const kind of kinds) {
      figures.push(...(await measureCrowd(installed.folder, kind, env)));
      figures.push(await measureBurst(installed.folder, kind, env));
    }
    figures.push(...(await measureFirstTimes(installed.folder, env)));
    return figures;
  } finally {
    installed.remove();
  }
}

/** @param {string} folder @param {(typeof kinds)[number]} kind @param {Record<string, string>} env */
async function measureCrowd(folder, { name, codebase, target, paths }, env) {
  const instance = await startFunction(folder, codebase, target, env);
  try {
    await instance.firstResponse(paths[0] ?? '/');
    const crowd = { url: instance.url, connections: clients, requests: paths.map((path) => ({ path })) };
    await autocannon({ ...crowd, duration: warmUpSeconds });
    const before = instance.memory();
    const { latency, requests, errors, timeouts, non2xx } = await autocannon({ ...crowd, duration: seconds });
    const change = (instance.memory() / before - 1) * 100;
    const what = `load: ${name}, ${clients} clients, ${seconds} s`;
    return [
      figure(`${what}, a second`, requests.average, ''),
      figure(`${what}, median`, latency.p50, 'ms'),
      atMost(`${what}, 39 of 40`, latency.p97_5, budgets.latency, 'ms'),
      atMost(`${what}, errors`, errors + timeouts + non2xx, 0, ''),
      figure(`${what}, memory after the warm-up`, before, 'MB'),
      atMost(`${what}, memory at the end, more or less`, Math.abs(change), budgets.memoryChange, '%', 1),
    ];
  } finally {
    await instance.stop();
  }
}

/**
 * Measures the time from the start of a process to the last response of a burst of requests.
 * @param {string} folder @param {(typeof kinds)[number]} kind @param {Record<string, string>} env
 */
async function measureBurst(folder, { name, codebase, target, paths }, env) {
  const instance = await startFunction(folder, codebase, target, env);
  try {
    const requests = Array.from({ length: clients }, (_, index) => paths[index % paths.length] ?? '/');
    const ms = await instance.lastResponse(requests);
    return atMost(`load: ${name}, ${clients} at once, cold, the last`, ms, budgets.burst, 'ms');
  } finally {
    await instance.stop();
  }
}

/**
 * Measures how long a guest waits for the days, and then for the times, of an evening with many bookings and tables. The
 * bookings themselves are not read for it, but the evening's capacity document is.
 * @param {string} folder @param {Record<string, string>} env
 */
async function measureFirstTimes(folder, env) {
  Object.assign(process.env, env);
  // An app of its own: the product's stays with the emulators that it has found first, and another part has others.
  const app = initializeApp({ projectId: env.GCLOUD_PROJECT }, 'bench-load');
  const db = getFirestore(app);
  const date = comingSaturday();
  const stored = { rules: db.doc('bookingRules/main'), evening: db.doc(`evenings/${date}`) };
  await stored.rules.set(rulesOfHouse());
  await stored.evening.set({ date, parties: partiesOfHouse() });
  const instance = await startFunction(folder, 'default', 'api', env);
  try {
    const asked = {
      days: `/bookings/days?month=${date.slice(0, 7)}&party=4`,
      times: `/bookings/times?date=${date}&party=4`,
    };
    const figures = [];
    for (const [name, path] of Object.entries(asked)) {
      await instance.firstResponse(path);
      const waits = await timesOf(instance.url + path);
      const what = `load: ${name} of an evening with ${house.bookings} bookings, ${house.tables} tables`;
      figures.push(
        figure(`${what}, median`, percentile(waits, 50), 'ms'),
        atMost(`${what}, 19 of 20`, percentile(waits, 95), budgets.firstTimes, 'ms'),
      );
    }
    return figures;
  } finally {
    await instance.stop();
    await Promise.all([stored.rules.delete(), stored.evening.delete()]);
    await deleteApp(app);
  }
}

/** How long each answer of a warm server takes, in ms. @param {string} url */
async function timesOf(url) {
  /** @type {number[]} */
  const waits = [];
  for (let asked = 0; asked < questions + 20; asked += 1) {
    const began = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`);
    // The first ones warm the server up.
    if (asked >= 20) waits.push(performance.now() - began);
  }
  return waits;
}

/** The Saturday after next, when the demo's restaurant is open. */
function comingSaturday() {
  const day = new Date(Date.now() + 8 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

function rulesOfHouse() {
  const labels = Array.from({ length: house.tables }, (_, table) => `T${table}`);
  return {
    area: 'Restaurant',
    confirmUpTo: 6,
    tables: labels.map((label) => ({ label, from: 1, to: 4, isOnline: true, room: '' })),
    joins: Array.from({ length: house.joins }, (_, join) => ({
      tables: [`T${2 * join}`, `T${2 * join + 1}`],
      from: 5,
      to: 8,
    })),
  };
}

/** Five sittings at each table from noon, not all at the same minute. */
function partiesOfHouse() {
  return Object.fromEntries(
    Array.from({ length: house.bookings }, (_, party) => {
      const table = party % house.tables;
      const sitting = Math.floor(party / house.tables);
      const start = 12 * 60 + sitting * 120 + (table % 8) * 15;
      return [`bench-${party}`, [start, 90, 2 + (party % 3), 'confirmed', `T${table}`, 0]];
    }),
  );
}

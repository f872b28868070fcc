import autocannon from 'autocannon';
import { startFunction } from './function-process.js';
import { installFunctions } from './installed-functions.js';
import { atMost, figure } from './report.js';

const clients = 100;
const seconds = Number(process.env.LOAD_SECONDS ?? 60);
/** Warm-up under load before the measurement, in seconds. */
const warmUpSeconds = 20;

/** The budgets in ms; `memoryChange` in percent of the memory after the warm-up. */
const budgets = { latency: 300, burst: 3_000, memoryChange: 10 };

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
 * caching, and a burst of 100 requests to an instance that is just starting.
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

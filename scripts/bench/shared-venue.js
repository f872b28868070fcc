import { join } from 'node:path';
import { ensureChromium } from '../testing/chromium.js';
import { buildVenue } from '../building/build.js';
import { startSuite } from '../emulators/suite.js';
import { loadDemo } from '../load-demo.js';
import { inProject, root } from '../shared/paths.js';
import { freeShift, portsFor } from '../ports.js';

const firstShift = 1_300;

/**
 * A running venue, built from the working tree.
 * @typedef {{ siteUrl: string, built: string, functions: string, env: Record<string, string> }} OpenVenue
 */

/**
 * The venue and the browser that the bench's parts share. Both are started on first use.
 * @typedef {{ open: () => Promise<OpenVenue>, chromium: () => Promise<string>, close: () => Promise<void> }} SharedVenue
 */

/** @returns {SharedVenue} */
export function sharedVenue() {
  /** @type {Promise<OpenVenue & { close: () => Promise<void> }> | undefined} */
  let venue;
  return {
    open: () => (venue ??= openVenue()),
    chromium: ensureChromium,
    // One that did not open has ended by itself.
    close: async () => (await venue?.catch(() => undefined))?.close(),
  };
}

/** Uses the running venue at SITE_URL (built into BENCH_WEB and BENCH_FUNCTIONS), or starts one with the demo's content. */
async function openVenue() {
  const {
    SITE_URL: open,
    BENCH_WEB: web = 'dist/web-5000',
    BENCH_FUNCTIONS: functions = 'functions/.cache/dist-5000',
  } = process.env;
  if (open) {
    const env = /** @type {Record<string, string>} */ (process.env);
    return {
      siteUrl: open,
      built: join(root, web),
      functions: join(root, functions),
      env,
      close: async () => {},
    };
  }
  const ports = portsFor(await freeShift(firstShift));
  const built = await buildVenue(ports);
  const { env, stop: close } = await startSuite({
    ports,
    ...built,
    log: inProject(`emulators-${ports.hosting}.log`),
  });
  try {
    await loadDemo(env);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    siteUrl: env.SITE_URL,
    built: inProject(built.web),
    functions: inProject(built.functions),
    env,
    close,
  };
}

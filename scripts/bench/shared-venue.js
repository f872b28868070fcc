import { ensureChromium } from '../testing/chromium.js';
import { buildVenue } from '../building/build.js';
import { startSuite } from '../emulators/suite.js';
import { loadDemo } from '../load-demo.js';
import { inProject } from '../shared/paths.js';
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

/** Starts a venue with the demo's content. */
async function openVenue() {
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

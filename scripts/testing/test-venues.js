import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A venue for browser tests, as the workers that run them are told of it.
 * @typedef {object} TestVenue
 * @property {Record<string, string>} env where its services are
 * @property {string} [freeFile] a file that exists as soon as no other tests are using the venue
 */

/**
 * The environment that tells Playwright's workers of the venues. They are processes of Playwright's own, so a file
 * tells them that a venue is free.
 * @param {{ env: Record<string, string>, free?: Promise<unknown> }[]} venues each with what it waits for, if other
 *   tests are using it
 * @param {string} folder for those files
 */
export function announceVenues(venues, folder) {
  const announced = venues.map(({ env, free }, index) => {
    if (!free) return { env };
    const freeFile = `${folder}/venue-${index}-is-free`;
    // Also when those tests failed; whoever awaits the promise itself reports that.
    void Promise.allSettled([free]).then(() => writeFileSync(freeFile, ''));
    return { env, freeFile };
  });
  return { TEST_VENUES: JSON.stringify(announced) };
}

/**
 * The venues of a run: those that were announced, or else the one that the environment names.
 * @param {Record<string, string | undefined>} env
 * @returns {TestVenue[]}
 */
export function announcedVenues({ TEST_VENUES }) {
  return TEST_VENUES ? JSON.parse(TEST_VENUES) : [{ env: {} }];
}

/**
 * The venue of a worker. Playwright gives each worker an index below their number; one that follows a failed worker
 * gets the same index. The main process, which runs no tests, has none and gets the first venue.
 * @param {Record<string, string | undefined>} env
 * @returns {TestVenue}
 */
export function ownVenue(env) {
  const venue = announcedVenues(env)[Number(env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (!venue) throw new Error(`There is no venue for worker ${env['TEST_PARALLEL_INDEX']}.`);
  return venue;
}

/**
 * Resolves when no other tests are using the venue.
 * @param {TestVenue} venue
 */
export async function untilFree({ freeFile }) {
  while (freeFile && !existsSync(freeFile)) await sleep(100);
}

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../shared/setup-error.js';

/** The list of builds, in the root of the site. */
const listFile = 'builds.json';

/** Number of builds before the new one that are kept at most, so that a day of many deploys loses none of its morning. */
const mostBuilds = 10;

/** How long a build is kept after another one replaced it, in ms: two weeks, for tabs that stay open. */
const keptMs = 14 * 24 * 60 * 60 * 1_000;

/** Files that are fetched at the same time. */
const atOnce = 6;

/** Longest wait for one file, in ms. */
const timeoutMs = 30_000;

/**
 * A build that is or was online: when it was built, and the names of its files in /assets.
 * @typedef {{ builtAt: string, assets: string[] }} Build
 */

/**
 * Writes the list of builds into a built site, with this build alone. A list that is there belongs to this build and
 * stays.
 * @param {string} webDist folder of the built site @param {Date} now
 */
export function listBuild(webDist, now) {
  if (existsSync(join(webDist, listFile))) return;
  const assets = readdirSync(join(webDist, 'assets')).sort();
  writeList(webDist, [{ builtAt: now.toISOString(), assets }]);
}

/**
 * Adds the files of earlier builds to a built site: whoever has a page open that was rendered from one of them, or gets
 * one from a cache, finds its scripts and styles after the deploy too. Builds and files are those that the live site
 * lists, so nothing has to be kept on the machine that deploys. Resolves with the line to print.
 * @param {string} webDist folder of the built site @param {string[]} origins where the live site may be, the surest first
 * @param {Date} now
 * @throws SetupError when the live site cannot be asked, or not for all of its files
 */
export async function carryAssets(webDist, origins, now) {
  listBuild(webDist, now);
  const [own] = readList(readFileSync(join(webDist, listFile), 'utf8'));
  if (!own) throw new Error(`${webDist} does not list its build.`);
  const live = await findLive(origins);
  if (!live)
    return 'No files of earlier builds were found: the live site lists none. This is so at the first deploy.';
  const kept = buildsToKeep(own, live.builds, now);
  const folder = join(webDist, 'assets');
  mkdirSync(folder, { recursive: true });
  const names = [...new Set(kept.flatMap(({ assets }) => assets))].filter(
    (name) => !existsSync(join(folder, name)),
  );
  let gone = 0;
  const queue = names.values();
  const fetchNext = async () => {
    for (const name of queue) {
      const file = await fetchAsset(`${live.origin}/assets/${name}`);
      if (file) writeFileSync(join(folder, name), file);
      else gone += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  writeList(webDist, [own, ...kept]);
  const missing = gone > 0 ? ` ${gone} were no longer there.` : '';
  return `${names.length - gone} files of ${kept.length} earlier builds stay online.${missing}`;
}

/**
 * The builds to keep, newest first: the one that is live, and others for two weeks after they were replaced.
 * @param {Build} own @param {Build[]} live those of the live site, newest first @param {Date} now
 */
export function buildsToKeep(own, live, now) {
  // A build that is deployed again replaces itself.
  const [, ...others] = [own, ...live].filter(
    ({ assets }, index) => index === 0 || assets.join() !== own.assets.join(),
  );
  const isYoung = (/** @type {Build | undefined} */ successor) =>
    !successor || now.getTime() - Date.parse(successor.builtAt) <= keptMs;
  return others.filter((_build, index) => isYoung(others[index - 1])).slice(0, mostBuilds);
}

/**
 * The builds that the live site lists; undefined if it lists none.
 * @param {string[]} origins @returns {Promise<{ origin: string, builds: Build[] } | undefined>}
 */
async function findLive(origins) {
  /** @type {unknown[]} */
  const failures = [];
  for (const origin of origins) {
    try {
      const response = await fetch(`${origin}/${listFile}`, { signal: AbortSignal.timeout(timeoutMs) });
      const builds = response.ok ? readList(await response.text()) : [];
      if (builds.length > 0) return { origin, builds };
      if (response.status >= 500) failures.push(new Error(`${origin} answered ${response.status}.`));
    } catch (error) {
      failures.push(error);
    }
  }
  // An address that does not lead anywhere yet is no reason, as long as another one answers.
  if (failures.length < origins.length) return undefined;
  throw couldNot(`${origins.join(' and ')} could not be asked for the files that are online`, failures[0]);
}

/** A file; undefined if it no longer exists. @param {string} url */
async function fetchAsset(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw couldNot(`${url} could not be fetched`, error);
  }
}

/** @param {string} what @param {unknown} error */
function couldNot(what, error) {
  const { message, cause } = /** @type {Error} */ (error);
  const reason = cause instanceof Error ? cause.message : message;
  return new SetupError(
    `Nothing was deployed: ${what} (${reason}). Without these files, pages that guests have open would lose their ` +
      'scripts. Check the connection and deploy again.',
  );
}

/**
 * Reads a list of builds; empty if it is none, as the page of another site at this address.
 * @param {string} text @returns {Build[]}
 */
function readList(text) {
  try {
    const { builds } = JSON.parse(text);
    return builds.filter(isBuild);
  } catch {
    // Not JSON, or without builds.
    return [];
  }
}

/** @param {any} build */
function isBuild(build) {
  const isName = (/** @type {unknown} */ name) => typeof name === 'string' && /^\w[\w.-]*$/.test(name);
  return !Number.isNaN(Date.parse(build.builtAt)) && build.assets.every(isName);
}

/** @param {string} webDist @param {Build[]} builds */
function writeList(webDist, builds) {
  writeFileSync(join(webDist, listFile), `${JSON.stringify({ builds }, null, 1)}\n`);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from './paths.js';

const folder = 'tests/browser';

/** About what one browser test takes, in seconds, where no earlier run tells. */
const secondsPerTest = 3;

/**
 * Divides the browser tests between two venues so that both end together.
 * @param {string} reports folder with the reports of the last run
 * @param {number} secondsBefore what the second venue has to do before
 */
export function browserShares(reports, secondsBefore) {
  const files = readdirSync(inProject(folder)).filter((file) => file.endsWith('.test.ts'));
  const measured = durations(reports);
  const weighed = files.map((file) => ({ file, seconds: measured.get(file) ?? guess(file) }));
  const { first, second } = divide(weighed, secondsBefore);
  // With the folder: a name alone may be the end of another one.
  const path = (/** @type {string} */ file) => `${folder}/${file}`;
  return { first: first.map(path), second: second.map(path) };
}

/**
 * Gives each file, the longest first, to whoever is done sooner.
 * @param {{ file: string, seconds: number }[]} files @param {number} secondsBefore
 */
export function divide(files, secondsBefore) {
  /** @type {{ first: string[], second: string[] }} */
  const shares = { first: [], second: [] };
  let [first, second] = [0, secondsBefore];
  for (const { file, seconds } of [...files].sort((a, b) => b.seconds - a.seconds)) {
    if (first <= second) {
      shares.first.push(file);
      first += seconds;
    } else {
      shares.second.push(file);
      second += seconds;
    }
  }
  return shares;
}

/** @param {string} reports @returns {Map<string, number>} */
function durations(reports) {
  const found = existsSync(reports) ? readdirSync(reports).filter((name) => name.startsWith('browser')) : [];
  const suites = found.flatMap((name) => JSON.parse(readFileSync(`${reports}/${name}`, 'utf8')).suites);
  return new Map(suites.map((suite) => [suite.file, secondsOf(suite)]));
}

/** @param {any} suite of Playwright's report @returns {number} */
function secondsOf({ specs = [], suites = [] }) {
  const times = specs.flatMap((/** @type {any} */ { tests }) =>
    tests.flatMap((/** @type {any} */ { results }) =>
      results.map((/** @type {any} */ r) => r.duration / 1000),
    ),
  );
  return [...times, ...suites.map(secondsOf)].reduce((sum, seconds) => sum + seconds, 0);
}

/** @param {string} file */
function guess(file) {
  const text = readFileSync(inProject(`${folder}/${file}`), 'utf8');
  return secondsPerTest * [...text.matchAll(/^\s*test(?:\.\w+)?\(/gm)].length;
}

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cacheFolder, inProject, root } from '../shared/paths.js';
import { announceVenues } from './test-venues.js';

/** Where each runner writes what it did. */
export const reports = `${cacheFolder}/test-reports`;

/** @type {{ name: string, passed: number, failed: number, seconds: number }[]} */
const sections = [];

/** What all sections so far came to. */
export function results() {
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => sections.reduce((total, section) => total + section[key], 0);
  const width = Math.max(...sections.map(({ name }) => name.length));
  const summary = sections
    .map(
      ({ name, passed, failed, seconds }) =>
        `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(4)} s  ${passed} passed${failed ? `, ${failed} FAILED` : ''}`,
    )
    .join('\n');
  return { passed: sum('passed'), failed: sum('failed'), summary };
}

/**
 * Runs a program that either succeeds or does not, and counts it as one test.
 * @param {string} name @param {string[]} command
 */
export async function check(name, command) {
  const { code, seconds } = await show(name, command, {});
  addSection({ name, seconds, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

/**
 * @param {string} name @param {string[]} projects of vitest.config.ts @param {Record<string, string>} env
 * @param {string[]} words only files with one of them in their path; all when there is none
 */
export async function vitest(name, projects, env, words) {
  const report = `${reports}/${projects.join('-')}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const program = inProject('node_modules/vitest/vitest.mjs');
  const { code, seconds } = await show(name, [program, 'run', ...words, ...chosen, ...reporters], env);
  const counts = countIn(report, code, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not even be loaded counts no test, but it is a failure.
    failed:
      numFailedTests +
      testResults.filter(
        /** @param {any} file */ (file) => file.status === 'failed' && file.assertionResults.length === 0,
      ).length,
  }));
  addSection({ name, seconds, ...counts });
}

/**
 * Runs browser tests on one venue or on several at once: Playwright gives the next file to whichever is done with one.
 * @param {Parameters<typeof announceVenues>[0]} venues
 * @param {string} chromium path of the browser
 * @param {string[]} words only files with one of them in their path; all when there is none
 */
export async function playwright(venues, chromium, words) {
  const name = 'browser';
  const report = `${reports}/${name}.json`;
  const options = ['--config', 'tests/browser/playwright.config.ts', '--reporter=line,json'];
  const program = inProject('node_modules/@playwright/test/cli.js');
  const { code, seconds } = await show(name, [program, 'test', ...words, ...options], {
    CHROMIUM_PATH: chromium,
    ...announceVenues(venues, reports),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const counts = countIn(report, code, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
  addSection({ name, seconds, ...counts });
}

/** @param {(typeof sections)[number]} section */
function addSection(section) {
  sections.push(section);
  const { name, passed, failed, seconds } = section;
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
}

/**
 * Counts what a runner did by the report that it wrote.
 * @param {string} report @param {number} code
 * @param {(report: any) => { passed: number, failed: number }} count
 */
function countIn(report, code, count) {
  const isThere = existsSync(report);
  const { passed, failed } = isThere
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A runner that fails without a failed test (an unhandled error, no report) has still failed.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Runs a program, and shows what it prints if it fails: several run side by side.
 * @param {string} name @param {string[]} command @param {Record<string, string>} env
 * @returns {Promise<{ code: number, seconds: number }>}
 */
async function show(name, command, env) {
  console.log(`— ${name} …`);
  const began = Date.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  if (code !== 0) console.log(`\n${output}`);
  return { code, seconds: (Date.now() - began) / 1000 };
}

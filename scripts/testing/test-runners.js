import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cacheFolder, inProject, root } from '../shared/paths.js';
import { announceVenues } from './test-venues.js';

/** Where each runner writes what it did. */
export const reports = `${cacheFolder}/test-reports`;

/** @type {{ name: string, passed: number, failed: number, seconds: number, failures?: string[] }[]} */
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
  const failures = sections.flatMap(({ name, failures = [] }) =>
    failures.map((each) => `✗ ${name}: ${each}`),
  );
  return { passed: sum('passed'), failed: sum('failed'), summary: [...failures, summary].join('\n') };
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
    failures: testResults.flatMap(failuresOfFile),
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
  const counts = countIn(report, code, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: suites.flatMap(failuresOfSuite),
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
 * @param {(report: any) => { passed: number, failed: number, failures: string[] }} count
 */
function countIn(report, code, count) {
  const isThere = existsSync(report);
  const { passed, failed, failures } = isThere
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [] };
  // A runner that fails without a failed test (an unhandled error, no report) has still failed.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures };
}

/**
 * What failed in a file of vitest's report. Named again at the end of a run: its output is long, and a CI often keeps the
 * last lines only.
 * @param {any} file
 */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(/** @param {any} test */ ({ status }) => status === 'failed');
  if (message && failed.length === 0) return [`${relative(root, name)}: ${firstLines(message)}`];
  return failed.map(
    /** @param {any} test */ ({ fullName, failureMessages }) =>
      `${relative(root, name)}: ${fullName}\n  ${firstLines(failureMessages.join('\n'))}`,
  );
}

/**
 * The same in a suite of Playwright's report, which may hold others.
 * @param {any} suite @returns {string[]}
 */
function failuresOfSuite({ suites = [], specs }) {
  const failed = specs.filter(/** @param {any} spec */ ({ ok }) => !ok);
  const own = failed.map(
    /** @param {any} spec */ ({ file, line, title, tests }) => {
      const { errors = [] } = tests.flatMap(/** @param {any} test */ (test) => test.results).at(-1) ?? {};
      const messages = errors.map(/** @param {any} error */ ({ message }) => message);
      return `${file}:${line}: ${title}\n  ${firstLines(messages.join('\n'))}`;
    },
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** @param {string} text */
function firstLines(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());
  return lines.slice(0, 6).join('\n  ');
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

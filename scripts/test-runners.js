import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inProject, root } from './paths.js';

/** @type {{ name: string, passed: number, failed: number }[]} */
const sections = [];

/** What all sections so far came to. */
export function results() {
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => sections.reduce((total, section) => total + section[key], 0);
  const width = Math.max(...sections.map(({ name }) => name.length));
  const summary = sections
    .map(
      ({ name, passed, failed }) =>
        `${name.padEnd(width)}  ${passed} passed${failed ? `, ${failed} FAILED` : ''}`,
    )
    .join('\n');
  return { passed: sum('passed'), failed: sum('failed'), summary };
}

/**
 * Runs a program that either succeeds or does not, and counts it as one test.
 * @param {string} name @param {string[]} command
 */
export async function check(name, command) {
  const code = await show(name, command, {});
  sections.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

/**
 * @param {string} name @param {string[]} projects of vitest.config.ts
 * @param {string} reports folder @param {Record<string, string>} env
 * @param {string[]} words only files with one of them in their path; all when there is none
 */
export async function vitest(name, projects, reports, env, words) {
  const report = `${reports}/${projects.join('-')}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const program = inProject('node_modules/vitest/vitest.mjs');
  const code = await show(name, [program, 'run', ...words, ...chosen, ...reporters], env);
  addSection(name, code, report, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not even be loaded counts no test, but it is a failure.
    failed:
      numFailedTests +
      testResults.filter(
        /** @param {any} file */ (file) => file.status === 'failed' && file.assertionResults.length === 0,
      ).length,
  }));
}

/**
 * @param {string} reports folder @param {Record<string, string>} env
 * @param {string[]} words only files with one of them in their path; all when there is none
 */
export async function playwright(reports, env, words) {
  const report = `${reports}/browser.json`;
  const options = ['--config', 'tests/browser/playwright.config.ts', '--reporter=line,json'];
  const program = inProject('node_modules/@playwright/test/cli.js');
  const code = await show('browser', [program, 'test', ...words, ...options], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  addSection('browser', code, report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

/**
 * Counts what a runner did by the report that it wrote.
 * @param {string} name @param {number} code @param {string} report
 * @param {(report: any) => { passed: number, failed: number }} count
 */
function addSection(name, code, report, count) {
  const isThere = existsSync(report);
  const { passed, failed } = isThere
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A runner that fails without a failed test (an unhandled error, no report) has still failed.
  sections.push({ name, passed, failed: code !== 0 && failed === 0 ? 1 : failed });
}

/**
 * @param {string} name @param {string[]} command @param {Record<string, string>} env
 * @returns {Promise<number>} the exit code
 */
function show(name, command, env) {
  console.log(`\n— ${name}`);
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

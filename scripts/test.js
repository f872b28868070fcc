/**
 * `npm test`: sets up what is missing and proves the venue: types, style, unit tests, then rules,
 * API and browser tests on the real emulators. Its last line is "N passed, N failed".
 *
 * `npm test -- menus` runs only the test files with "menus" in their path (any of several words), without the
 * checks of types and style, and starts the emulators only if one of those files needs them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureDependencies } from './dependencies.js';
import { cacheFolder, inProject } from './paths.js';
import { freeShift, portsFor } from './ports.js';
import { SetupError, run } from './setup-error.js';
import { testConfig } from './venue-config/file.js';

/** Beside a venue that is open: other ports, and nothing of it is kept. 60 would be one browsers refuse. */
const firstShift = 21;

await run(async () => {
  ensureDependencies();
  const { buildVenue } = await import('./build.js');
  const { ensureChromium } = await import('./chromium.js');
  const { startSuite } = await import('./emulators/suite.js');
  const { loadDemo } = await import('./load-demo.js');
  const { neededKinds } = await import('./chosen-tests.js');
  const { check, playwright, results, vitest } = await import('./test-runners.js');

  const words = process.argv.slice(2);
  const needed = neededKinds(words);
  if (!Object.values(needed).includes(true))
    throw new SetupError(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`);
  // Builds, the demo and the browser tests below are about the tests' own venue.
  process.env.VENUE_CONFIG = testConfig;
  const began = Date.now();
  const ports = portsFor(await freeShift(firstShift));
  const reports = `${cacheFolder}/test-reports`;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = needed.browser || needed.machine ? await ensureChromium() : '';

  // Two cores: the emulators come up and load the demo beside the checks that do not need them.
  const needsSuite = needed.emulators || needed.browser;
  const opening = needsSuite || needed.machine ? open(ports, needsSuite) : undefined;
  opening?.catch(() => {});
  // Ctrl-C: the emulators are a group of their own and would stay behind.
  const stop = async () => {
    console.log('\nClosing the emulators …');
    const opened = await opening?.catch(() => undefined);
    await opened?.suite?.stop();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
  if (words.length === 0) await checkSources();
  if (needed.unit) await vitest('unit', ['unit', 'components'], reports, {}, words);

  const opened = await opening;
  if (opened?.suite) await runOnSuite(opened.suite);
  if (needed.machine)
    await vitest(
      'machine',
      ['machine'],
      reports,
      { FUNCTIONS_FOLDER: opened?.functions ?? '', CHROMIUM_PATH: chromium },
      words,
    );

  const { passed, failed, summary } = results();
  console.log(`\n${summary}\nafter ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

  async function checkSources() {
    await check('types', [inProject('node_modules/typescript/bin/tsc'), '-b']);
    await check('lint', [inProject('node_modules/eslint/bin/eslint.js'), '.']);
    await check('imports', [
      inProject('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...[
        '--config',
        'dependency-rules.js',
        'domain',
        'functions',
        'web',
        'demo',
        'scripts',
        'venue-content',
      ],
    ]);
    const prettier = inProject('node_modules/prettier/bin/prettier.cjs');
    await check('format', [prettier, '--check', '--log-level=warn', '.']);
  }

  /**
   * Builds the venue and, where it is needed, opens it on the emulators.
   * @param {ReturnType<typeof portsFor>} ports @param {boolean} needsSuite
   */
  async function open(ports, needsSuite) {
    const built = await buildVenue(ports);
    const functions = inProject(built.functions);
    if (!needsSuite) return { functions };
    const suite = await startSuite({ ports, ...built, log: inProject(`emulators-${ports.hosting}.log`) });
    await loadDemo(suite.env);
    return { functions, suite };
  }

  /** @param {Awaited<ReturnType<typeof import('./emulators/suite.js').startSuite>>} suite */
  async function runOnSuite(suite) {
    let closing = false;
    void suite.exited.then((code) => {
      if (!closing)
        console.error(`\nThe emulators ended by themselves (code ${code}):\n${suite.lastWords()}`);
    });
    try {
      if (needed.emulators) await vitest('rules and API', ['rules', 'contract'], reports, suite.env, words);
      if (needed.browser) await playwright(reports, { ...suite.env, CHROMIUM_PATH: chromium }, words);
    } finally {
      closing = true;
      await suite.stop();
    }
  }
});

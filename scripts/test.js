/**
 * `npm test`: sets up what is missing and proves the venue: types, style, unit tests, then rules,
 * API and browser tests on the real emulators. Its last line is "N passed, N failed".
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureDependencies } from './dependencies.js';
import { cacheFolder, inProject } from './paths.js';
import { freeShift, portsFor } from './ports.js';
import { run } from './setup-error.js';

/** Beside a venue that is open: other ports, and nothing of it is kept. 60 would be one browsers refuse. */
const firstShift = 21;

await run(async () => {
  ensureDependencies();
  const { buildVenue } = await import('./build.js');
  const { ensureChromium } = await import('./chromium.js');
  const { startSuite } = await import('./emulators/suite.js');
  const { loadDemo } = await import('./load-demo.js');
  const { check, playwright, results, vitest } = await import('./test-runners.js');

  const began = Date.now();
  const ports = portsFor(await freeShift(firstShift));
  const reports = `${cacheFolder}/test-reports`;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = await ensureChromium();

  // Two cores: the emulators come up and load the demo beside the checks that do not need them.
  const opening = (async () => {
    const built = await buildVenue(ports);
    const suite = await startSuite({ ports, ...built, log: inProject(`emulators-${ports.hosting}.log`) });
    await loadDemo(suite.env);
    return { ...suite, functions: inProject(built.functions) };
  })();
  opening.catch(() => {});
  // Ctrl-C: the emulators are a group of their own and would stay behind.
  const stop = async () => {
    console.log('\nClosing the emulators …');
    const open = await opening.catch(() => undefined);
    await open?.stop();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  await check('types', [inProject('node_modules/typescript/bin/tsc'), '--noEmit']);
  await check('lint', [inProject('node_modules/eslint/bin/eslint.js'), '.']);
  await check('format', [
    inProject('node_modules/prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    '.',
  ]);
  await vitest('unit', ['unit', 'components'], reports, {});

  const suite = await opening;
  let closing = false;
  suite.exited.then((code) => {
    if (!closing) console.error(`\nThe emulators ended by themselves (code ${code}):\n${suite.lastWords()}`);
  });
  try {
    await vitest('rules and API', ['rules', 'contract'], reports, suite.env);
    await playwright(reports, { ...suite.env, CHROMIUM_PATH: chromium });
  } finally {
    closing = true;
    await suite.stop();
  }
  await vitest('machine', ['machine'], reports, { FUNCTIONS_FOLDER: suite.functions });

  const { passed, failed, summary } = results();
  console.log(`\n${summary}\nafter ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});

/**
 * `npm test`: sets up what is missing and proves the venue: types, style, unit tests, then rules, API, browser and
 * machine tests on the real emulators. Its last line is "N passed, N failed".
 *
 * Three venues run side by side. One begins with the browser tests; another has those of rules and API and then takes
 * part in the browser tests, and the third joins them when the machine tests are done. Browser tests wait for the page
 * as often as they use a core.
 *
 * `npm test -- menus` runs only the test files with "menus" in their path (any of several words), without the
 * checks of types and style, and starts the emulators only if one of those files needs them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureDependencies } from './dependencies.js';
import { cacheFolder, inProject } from './shared/paths.js';
import { freeShift, portsFor, shiftBeside } from './ports.js';
import { SetupError, run } from './shared/setup-error.js';
import { testConfig } from './venue-config/file.js';

/** Beside a venue that is open: other ports, and nothing of it is kept. 60 would be one browsers refuse. */
const firstShift = 21;

await run(async () => {
  ensureDependencies();
  const { buildVenue } = await import('./building/build.js');
  const { ensureChromium } = await import('./testing/chromium.js');
  const { environmentOf, startSuite } = await import('./emulators/suite.js');
  const { loadDemo } = await import('./load-demo.js');
  const { neededKinds } = await import('./testing/chosen-tests.js');
  const { check, playwright, reports, results, vitest } = await import('./testing/test-runners.js');

  const words = process.argv.slice(2);
  const needed = neededKinds(words);
  if (!Object.values(needed).includes(true))
    throw new SetupError(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`);
  // Builds, the demo and the browser tests below are about the tests' own venue.
  process.env.VENUE_CONFIG = testConfig;
  // The emulators live for minutes: compiling their code well would take longer than it saves.
  process.env.JAVA_TOOL_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
  const began = Date.now();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = needed.browser || needed.machine ? await ensureChromium() : '';
  const shift = await freeShift(firstShift);
  const firstPorts = portsFor(shift);

  /** Where the first venue keeps the demo for the others. */
  const demoFolder = `${cacheFolder}/test-demo`;
  rmSync(demoFolder, { recursive: true, force: true });

  /** @type {ReturnType<typeof startSuite>[]} */
  const suites = [];
  let closing = false;
  const closeSuites = () => {
    closing = true;
    // One that is still coming up is waited for; one that did not come up has ended by itself.
    return Promise.all(suites.map(async (starting) => (await starting.catch(() => undefined))?.stop()));
  };
  // Ctrl-C: the emulators are groups of their own and would stay behind.
  const stop = async () => {
    console.log('\nClosing the emulators …');
    await closeSuites();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

  try {
    await (words.length === 0 ? runAll() : runChosen());
  } finally {
    await closeSuites();
  }
  const { passed, failed, summary } = results();
  console.log(`\n${summary}\nafter ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

  async function runAll() {
    const secondShift = await freeShift(shiftBeside(shift));
    const secondPorts = portsFor(secondShift);
    const thirdPorts = portsFor(await freeShift(shiftBeside(secondShift)));
    const building = buildVenue(firstPorts);
    const first = building.then(async () => {
      const venue = await open(firstPorts);
      await loadDemo(venue.env);
      // The other venues start with a copy: loading the demo resizes some fifty pictures.
      await venue.keepData(demoFolder);
      return venue;
    });
    // On the first venue: an emulator with imported data puts them into every project, also those of backup tests.
    const rulesAndApi = first.then((venue) =>
      vitest('rules and API', ['rules', 'contract', 'own-process'], venue.env, []),
    );
    const machine = (async () => {
      await checkSources();
      await vitest('unit', ['unit', 'components', 'render'], {}, []);
      await runMachine(await building);
    })();
    const third = Promise.all([first, machine]).then(() => open(thirdPorts, demoFolder));
    const lanes = [
      rulesAndApi,
      machine,
      third,
      first.then(async ({ env }) => {
        const second = await open(secondPorts, demoFolder);
        const venues = [
          { env: second.env },
          { env, free: rulesAndApi },
          { env: await environmentOf(thirdPorts), free: third },
        ];
        await playwright(venues, chromium, []);
      }),
    ];
    // All of them end before the venues close.
    const ended = await Promise.allSettled(lanes);
    const broken = ended.filter(({ status }) => status === 'rejected');
    if (broken.length > 0) throw /** @type {PromiseRejectedResult} */ (broken[0]).reason;
  }

  async function runChosen() {
    const needsSuite = needed.emulators || needed.browser;
    const opening = needsSuite
      ? buildVenue(firstPorts).then(async () => {
          const venue = await open(firstPorts);
          await loadDemo(venue.env);
          return venue;
        })
      : undefined;
    opening?.catch(() => {});
    if (needed.unit) await vitest('unit', ['unit', 'components', 'render'], {}, words);
    const env = (await opening)?.env ?? {};
    if (needed.emulators) await vitest('rules and API', ['rules', 'contract', 'own-process'], env, words);
    if (needed.browser) await playwright([{ env }], chromium, words);
    if (needed.machine) await runMachine(await buildVenue(firstPorts));
  }

  async function checkSources() {
    await check('types and lint', [inProject('node_modules/oxlint/bin/oxlint')]);
    const folders = ['domain', 'functions', 'web', 'demo', 'scripts', 'venue-content'];
    const cruise = inProject('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    await check('imports', [cruise, '--config', 'dependency-rules.js', ...folders]);
    await check('unused code', [inProject('node_modules/knip/bin/knip.js')]);
    await check('format', [inProject('node_modules/oxfmt/bin/oxfmt'), '--check']);
  }

  /** @param {Awaited<ReturnType<typeof buildVenue>>} built */
  async function runMachine({ web, functions }) {
    await vitest(
      'machine',
      ['machine'],
      { WEB_FOLDER: inProject(web), FUNCTIONS_FOLDER: inProject(functions), CHROMIUM_PATH: chromium },
      words,
    );
  }

  /**
   * Opens a venue, empty or with the data that another one has kept.
   * @param {ReturnType<typeof portsFor>} ports @param {string} [importFrom]
   */
  async function open(ports, importFrom) {
    const built = await buildVenue(ports);
    const log = inProject(`emulators-${ports.hosting}.log`);
    const starting = startSuite({ ports, ...built, importFrom, log });
    suites.push(starting);
    const suite = await starting;
    void suite.exited.then((code) => {
      if (!closing)
        console.error(`\nThe emulators ended by themselves (code ${code}):\n${suite.lastWords()}`);
    });
    return suite;
  }
});

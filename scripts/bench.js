/**
 * `npm run bench`: measures, on this machine, what guests and staff wait for, and prints a table of each part against
 * its budgets. It ends with 1 when a budget is broken. Speeds are read here and not in tests, as they differ between
 * machines.
 *
 * `npm run bench -- pages office` runs these parts alone; RUNS=1 measures each page once instead of five times,
 * LOAD_SECONDS=10 keeps the crowd for ten seconds instead of sixty.
 */
import { ensureDependencies } from './dependencies.js';
import { SetupError, run } from './shared/setup-error.js';

await run(async () => {
  ensureDependencies();
  const { report } = await import('./bench/report.js');
  const { sharedVenue } = await import('./bench/shared-venue.js');

  /** @type {Record<string, () => Promise<(venue: import('./bench/shared-venue.js').SharedVenue) => Promise<import('./bench/report.js').Figure[]>>>} */
  const parts = {
    cold: async () => (await import('./bench/cold.js')).measureCold,
    load: async () => (await import('./bench/load.js')).measureLoad,
    navigate: async () => (await import('./bench/navigate.js')).measureNavigation,
    office: async () => (await import('./bench/office.js')).measureOffice,
    pages: async () => (await import('./bench/pages.js')).measurePages,
    // Last, and on emulators of its own: those that have had a minute of load take up to a minute for a write.
    large: async () => (await import('./bench/large.js')).measureLarge,
  };

  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new SetupError(
      `There is no part "${unknown.join(', ')}". The parts are: ${Object.keys(parts).join(', ')}.`,
    );

  let venue = sharedVenue();
  // Ctrl-C, or an error that no part waits for: the emulators are a group of their own and would stay behind.
  const stop = async (/** @type {unknown} */ cause) => {
    console.error('\nClosing the emulators …', cause);
    await venue.close();
    process.exit(1);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException'])
    process.once(event, (cause) => void stop(cause));
  let allHold = true;
  try {
    for (const [name, load] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      console.log(`\n— ${name}`);
      if (name === 'large') {
        await venue.close();
        venue = sharedVenue();
      }
      // At once: the next part may break off, and all take half an hour.
      allHold = report(await (await load())(venue)) && allHold;
    }
    if (!allHold) process.exitCode = 1;
  } finally {
    await venue.close();
  }
});

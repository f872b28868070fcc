/**
 * `npm start`: sets up what is missing and runs the whole venue on this machine.
 *
 * PORT_SHIFT=20 moves every port up by 20; DATA_FOLDER keeps the data somewhere else than .data;
 * --dev adds the site with hot reload on port 5173; --empty opens a new venue without the demo, its data in
 * .data-empty.
 */
import { spawn } from 'node:child_process';
import { ensureDependencies } from './dependencies.js';
import { inProject } from './shared/paths.js';
import { ensurePortsFree, portsFor, shiftPrefix } from './ports.js';
import { SetupError, run } from './shared/setup-error.js';

const began = Date.now();
const dev = process.argv.includes('--dev');
const empty = process.argv.includes('--empty');

await run(async () => {
  ensureDependencies();
  const ports = portsFor(readShift());
  await ensurePortsFree(dev ? { ...ports, vite: 5173 } : ports);
  // Only now: these need the dependencies.
  const { buildVenue } = await import('./building/build.js');
  const { startSuite } = await import('./emulators/suite.js');
  const { loadDemo } = await import('./load-demo.js');
  const { publishDueEveryMinute } = await import('./emulators/publish-due.js');

  const built = await buildVenue(ports, { demo: !empty });
  const dataFolder = process.env.DATA_FOLDER ?? inProject(empty ? '.data-empty' : '.data');
  /** @type {ReturnType<typeof startSuite> | undefined} */
  let starting;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let vite;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\nClosing and keeping the data …');
    vite?.kill('SIGINT');
    // Ctrl-C while the emulators are still coming up: wait for them, then stop them properly.
    const running = await starting?.catch(() => undefined);
    await running?.stop();
    console.log('Closed.');
    process.exit(0);
  };
  // Before the emulators' process exists: a Ctrl-C in between would leave it behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  console.log('Starting the emulators …');
  const log = inProject(`emulators-${ports.hosting}.log`);
  starting = startSuite({ ports, ...built, dataFolder, withInbox: true, log });
  const suite = await starting;
  if (stopping) return;
  if (!empty) await loadDemo({ ...suite.env, WITH_BOOK: 'true' });
  if (stopping) return;
  await suite.keepData();
  if (dev) vite = startVite(ports);
  publishDueEveryMinute(suite.env.API_URL);
  announce(suite.env.SITE_URL, suite.inboxUrl);
  const code = await suite.exited;
  if (!stopping) {
    // One of them may have ended alone; what is left would hold the ports.
    await suite.stop();
    throw new SetupError(
      `The emulators ended by themselves (code ${code}); see emulators-${ports.hosting}.log, which ends:\n${suite.lastWords()}`,
    );
  }
});

function readShift() {
  const shift = Number(process.env.PORT_SHIFT ?? 0);
  if (Number.isInteger(shift) && shift >= 0 && shift < 50_000) return shift;
  throw new SetupError(`PORT_SHIFT is a whole number such as 20, not "${process.env.PORT_SHIFT}".`);
}

/** @param {Record<string, number>} ports */
function startVite(ports) {
  const { auth, firestore, storage } = ports;
  return spawn(process.execPath, [inProject('node_modules/vite/bin/vite.js'), inProject('web')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      VITE_EMULATOR_PORTS: JSON.stringify({ auth, firestore, storage }),
      ...(!empty && { VITE_REVIEW_WIDGET: `http://127.0.0.1:${ports.reviews}/` }),
      API_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
    },
  });
}

/** @param {string} url @param {string | undefined} inbox */
function announce(url, inbox) {
  console.log(`
The venue is open (after ${((Date.now() - began) / 1000).toFixed(0)} s):

  the site            ${url}
${empty ? firstAccount(url) : demoAccounts(url)}
${inbox ? `  emails it sends     ${inbox} (none leaves this machine)\n` : ''}${dev ? '  with hot reload     http://127.0.0.1:5173\n' : ''}
Ctrl-C closes it and keeps the data.`);
}

/** @param {string} url */
function demoAccounts(url) {
  return `\
  sign in as super    ${url}/admin-login    super@venue.test / super-demo-1
  sign in as admin    ${url}/admin-signin   admin@venue.test / admin-demo-1
  sign in as chef     ${url}/chef-login     chef@venue.test / chef-demo-1
  sign in as host     ${url}/admin-signin   host@venue.test / host-demo-1
  a chef for dishes   ${url}/chef-login     kitchen@venue.test / kitchen-demo-1`;
}

/** @param {string} url */
function firstAccount(url) {
  return `\
  sign in             ${url}/admin-login
  the first account   ${shiftPrefix()}npm run staff -- create you@example.com --name "Your name" --role super`;
}

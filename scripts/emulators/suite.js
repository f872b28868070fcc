import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firebaseConfig } from '../building/hosting-config.js';
import { cacheFolder, inProject, root } from '../shared/paths.js';
import { SetupError } from '../shared/setup-error.js';
import { openInbox } from '../stand-ins/inbox.js';
import { openReviews } from '../stand-ins/reviews.js';
import { readVenueConfig } from '../venue-config/read.js';
import { allowEmulators } from './allow-emulators.js';
import { emulatorBinaries } from './binaries.js';

/** Everything under a project id that begins with "demo" stays on this machine. */
export const projectId = 'demo-venue';

/** Loaded into firebase-tools before anything else; each says which fault it works around. */
const patches = readdirSync(new URL('./patches/', import.meta.url))
  .filter((file) => !file.includes('.test.'))
  .map((file) => new URL(`./patches/${file}`, import.meta.url).href);

/**
 * Starts the emulator suite (Auth, Firestore, Storage, Functions, Hosting) and resolves when all of
 * it answers. Beside it, in this process, are the stand-ins for other people's services: the review widget and, if wanted,
 * a mail server.
 * @param {object} options
 * @param {Record<import('../ports.js').Service, number>} options.ports
 * @param {string} options.web folder of the built site, inside the project
 * @param {string} options.functions folder of the built functions, inside the project: one in it for each codebase
 * @param {string} [options.dataFolder] where data is kept between starts; without it nothing is kept
 * @param {string} [options.importFrom] where another suite has kept the data to start with
 * @param {boolean} [options.withInbox] whether emails go to a mail server of the suite's own, where they can be read;
 *   not if MAIL_URL names another one
 * @param {string} options.log file for what the emulators print
 */
export async function startSuite({
  ports,
  web,
  functions,
  dataFolder,
  importFrom = dataFolder,
  withInbox = false,
  log,
}) {
  const { region } = await readVenueConfig();
  const config = writeConfig(ports, web, functions, region);
  const keep = dataFolder ? ['--export-on-exit', dataFolder] : [];
  const load =
    importFrom && existsSync(join(importFrom, 'firebase-export-metadata.json'))
      ? ['--import', importFrom]
      : [];
  const binaries = emulatorBinaries();
  const inbox = withInbox && !process.env.MAIL_URL ? await openInbox(ports) : undefined;
  const reviews = await openReviews(ports.reviews);
  const closeStandIns = () => [inbox, reviews].forEach((standIn) => standIn?.close());
  // firebase-tools records a project's running suite in the temporary folder. A folder per suite keeps suites from
  // exporting each other's data.
  const temporary = join(cacheFolder, `tmp-${ports.hosting}`);
  mkdirSync(temporary, { recursive: true });
  const child = spawn(
    process.execPath,
    [
      ...patches.flatMap((patch) => ['--import', patch]),
      inProject('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--non-interactive',
      // A line for each request, colours and all, would be a fifth of the work of answering it.
      ...['--log-verbosity', 'QUIET'],
      ...['--project', projectId, '--config', config, ...load, ...keep],
    ],
    {
      cwd: root,
      // A process group of its own: only this process gets Ctrl-C, and forwards it once. A second signal would make
      // firebase-tools exit without saving the data.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...binaries,
        ...(inbox && { MAIL_URL: inbox.mailUrl }),
        ...{ TMPDIR: temporary, FORCE_COLOR: '0', NO_UPDATE_NOTIFIER: '1' },
      },
    },
  );
  const output = recordOutput(child, log);
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  // A script that fails while they are open does not leave them behind: without its output firebase-tools would break
  // off and leave the databases running.
  const endThemToo = () => killGroup(child);
  process.once('exit', endThemToo);
  child.once('exit', () => process.off('exit', endThemToo));
  const suite = {
    projectId,
    env: await environmentOf(ports),
    /** Where emails can be read, if they go to the suite's own mail server. */
    inboxUrl: inbox?.url,
    /** Resolves with the exit code when the emulators end, for whatever reason. */
    exited,
    /** The end of what they printed. */
    lastWords: output.end,
    /** Keeps the data as it is now, without stopping: where it is kept between starts, or in another folder. */
    keepData: (folder = dataFolder) => exportData(ports.hub, folder),
    stop: () => stop(child, exited).finally(closeStandIns),
  };
  try {
    const failed = exited.then(() => {
      throw new SetupError(`The emulators did not start. The end of ${log}:\n${output.end()}`);
    });
    await Promise.race([output.started, failed]);
  } catch (error) {
    await suite.stop();
    throw error;
  } finally {
    rmSync(config, { force: true });
  }
  return suite;
}

/** Where clients and the Admin SDK find a suite at these ports. @param {Record<string, number>} ports */
export async function environmentOf(ports) {
  const { region } = await readVenueConfig();
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    SITE_URL: `http://127.0.0.1:${ports.hosting}`,
    API_URL: `http://127.0.0.1:${ports.hosting}/api`,
    FUNCTION_URL: `http://127.0.0.1:${ports.functions}/${projectId}/${region}/api`,
  };
}

/**
 * firebase.json with this suite's ports, site and functions. It has to lie in the project's folder, as
 * firebase-tools reads every path from there.
 * @param {Record<string, number>} ports @param {string} web @param {string} functions @param {string} region
 */
function writeConfig(ports, web, functions, region) {
  const config = firebaseConfig(inProject(web));
  config.hosting.public = web;
  for (const each of config.functions) each.source = `${functions}/${each.codebase}`;
  for (const rewrite of config.hosting.rewrites) if (rewrite.function) rewrite.function.region = region;
  allowEmulators(config.hosting.headers, ports);
  for (const [service, port] of Object.entries(ports))
    if (service in config.emulators) config.emulators[service].port = port;
  const file = inProject(`.firebase.${ports.hosting}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

/**
 * Writes what the emulators print to a file. `started` resolves when they say that they are all ready.
 * @param {import('node:child_process').ChildProcess} child @param {string} log
 */
function recordOutput(child, log) {
  let text = '';
  writeFileSync(log, '');
  const started = new Promise((announce) => {
    /** @param {Buffer} chunk */
    const add = (chunk) => {
      text += String(chunk);
      writeFileSync(log, chunk, { flag: 'a' });
      if (text.includes('All emulators ready')) announce(undefined);
      text = text.slice(-10_000);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
  });
  return { started, end: () => text.slice(-2_500) };
}

/** @param {number} hub @param {string | undefined} dataFolder */
async function exportData(hub, dataFolder) {
  if (!dataFolder) return;
  const response = await fetch(`http://127.0.0.1:${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: dataFolder, initiatedBy: 'start' }),
  });
  if (!response.ok) throw new Error(`The emulators' data could not be kept: ${await response.text()}`);
}

/**
 * Asks the emulators to stop (which keeps their data) and ends whatever is left of them.
 * @param {import('node:child_process').ChildProcess} child @param {Promise<number>} exited
 */
async function stop(child, exited) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
  const timeout = setTimeout(() => killGroup(child), 60_000);
  await exited;
  clearTimeout(timeout);
  // A killed database takes a moment to give its memory and its port back.
  for (const end = Date.now() + 5_000; killGroup(child) && Date.now() < end; await sleep(20));
}

/**
 * Ends every process of the emulators at once.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {boolean} whether there was one
 */
function killGroup(child) {
  try {
    return child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  } catch {
    // ESRCH: nobody of the group is left, which is what we want.
    return false;
  }
}

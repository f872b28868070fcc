import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './paths.js';
import { SetupError } from './setup-error.js';
import { chosenConfig } from './venue-config/file.js';

const shared = ['venue.config.ts', 'venue-content', 'domain', 'package-lock.json'];

/**
 * Builds the site for the emulators at the given ports, and the functions that render its pages, unless
 * nothing has changed since the last time. Each suite builds into folders of its own: two venues side by side
 * keep out of each other's way, and a deploy never finds a site that talks to emulators.
 * @param {Record<string, number>} ports
 */
export async function buildVenue(ports) {
  const { auth, firestore, storage, hosting } = ports;
  const web = `dist/web-${hosting}`;
  // Inside functions/, whose packages differ from the project's in places.
  const functions = `functions/.cache/dist-${hosting}`;
  const env = {
    WEB_OUT_DIR: inProject(web),
    FUNCTIONS_OUT_DIR: inProject(functions),
    VITE_EMULATOR_PORTS: JSON.stringify({ auth, firestore, storage }),
    VENUE_CONFIG: chosenConfig(),
  };
  // firebase.json: its headers are part of the shell that visitors keep, and of every page.
  const sources = ['web', 'firebase.json', ...shared];
  const vite = inProject('node_modules/vite/bin/vite.js');
  const site = [vite, 'build', inProject('web')];
  const office = [...site, '--config', inProject('web/vite.office.config.ts')];
  const isNew = await buildOnce('site', web, sources, [site, office], env);
  // The pages name the site's files.
  if (isNew) rmSync(inProject(`${functions}/.built`), { force: true });
  await buildOnce(
    'functions',
    functions,
    ['functions', 'scripts/emulators/allow-emulators.js', ...sources],
    [[inProject('functions/build.js')]],
    env,
  );
  return { web, functions };
}

/**
 * @param {string} what @param {string} outDir @param {string[]} sources
 * @param {string[][]} commands one after the other @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether there was something to do
 */
async function buildOnce(what, outDir, sources, commands, env) {
  const stamp = inProject(`${outDir}/.built`);
  const times = [...sources.map((path) => newest(inProject(path))), newest(chosenConfig())];
  const state = `${Math.max(...times)} ${JSON.stringify(env)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return false;
  console.log(`Building the ${what} …`);
  for (const command of commands) await runNode(command, env, `The ${what} could not be built: see above.`);
  writeFileSync(stamp, state);
  return true;
}

/**
 * Runs a Node program of the project to its end, showing what it prints only if it fails.
 * @param {string[]} command @param {Record<string, string>} env @param {string} failure
 */
export async function runNode(command, env, failure) {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code === 0) return;
  throw new SetupError(`${output}\n${failure}`);
}

const ignored = new Set(['node_modules', 'dist', '.cache', '.data', 'rendered']);

/** Time of the latest change below a path, in ms. @param {string} path @returns {number} */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !ignored.has(name));
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

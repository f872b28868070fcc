import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './paths.js';
import { SetupError } from './setup-error.js';

const shared = ['venue.config.ts', 'venue-content', 'domain', 'package-lock.json'];

/** Builds the functions into functions/dist, unless nothing has changed since the last time. */
export async function buildFunctions() {
  await buildOnce(
    'functions',
    'functions/dist',
    ['functions', ...shared],
    [inProject('functions/build.js')],
    {},
  );
}

/**
 * Builds the site for the emulators at the given ports, unless nothing has changed since.
 * @param {Record<string, number>} ports @param {string} outDir inside the project
 */
export async function buildWeb(ports, outDir) {
  const { auth, firestore, storage } = ports;
  await buildOnce(
    'site',
    outDir,
    // firebase.json: its headers are part of the shell that visitors keep.
    ['web', 'firebase.json', ...shared],
    [inProject('node_modules/vite/bin/vite.js'), 'build', inProject('web')],
    {
      WEB_OUT_DIR: inProject(outDir),
      VITE_EMULATOR_PORTS: JSON.stringify({ auth, firestore, storage }),
    },
  );
}

/**
 * @param {string} what @param {string} outDir @param {string[]} sources
 * @param {string[]} command @param {Record<string, string>} env
 */
async function buildOnce(what, outDir, sources, command, env) {
  const stamp = inProject(`${outDir}/.built`);
  const state = `${Math.max(...sources.map((path) => newest(inProject(path))))} ${JSON.stringify(env)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  console.log(`Building the ${what} …`);
  await runNode(command, env, `The ${what} could not be built: see above.`);
  writeFileSync(stamp, state);
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

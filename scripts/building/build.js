import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashFiles } from './hash-files.js';
import { inProject } from '../shared/paths.js';
import { runNode } from '../shared/run-node.js';
import { chosenConfig } from '../venue-config/file.js';

/** Ports written into a build; `copyFor` replaces them with those of a suite. */
const placeholders = { auth: 65101, firestore: 65102, storage: 65103, reviews: 65104 };

const shared = [
  ...['venue.config.ts', 'venue-content', 'domain', 'package-lock.json', 'firebase.json'],
  ...[
    'scripts/venue-config',
    'scripts/building/built-files.js',
    'scripts/building/hosting-config.js',
    'scripts/emulators',
  ],
];

/** Number of builds to keep, so that going back to an earlier state needs no new build. */
const buildsKept = 3;

/**
 * Builds the site for the emulators at the given ports, and the functions that render its pages, unless exactly
 * that was built before. Suites share what is built and have copies of their own: two venues side by side keep
 * out of each other's way, and a deploy never finds a site that talks to emulators.
 * @param {Record<string, number>} ports
 * @param {{ demo?: boolean }} [options] `demo`: where the configuration names no review widget, the stand-in for one
 */
export async function buildVenue(ports, { demo = true } = {}) {
  const env = {
    VITE_EMULATOR_PORTS: JSON.stringify(placeholders),
    VITE_REVIEW_WIDGET: demo ? `http://127.0.0.1:${placeholders.reviews}/` : '',
    VENUE_CONFIG: chosenConfig(),
  };
  const siteSources = ['web', ...shared].map(inProject);
  const site = hashFiles([...siteSources, chosenConfig()], env);
  const builtWeb = await buildOnce('site', `dist/site-${site}`, async (folder) => {
    const vite = inProject('node_modules/vite/bin/vite.js');
    const command = [vite, 'build', inProject('web')];
    const settings = { ...env, WEB_OUT_DIR: folder };
    const failure = 'The site could not be built: see above.';
    await runNode(command, settings, failure);
    await runNode([...command, '--config', inProject('web/vite.office.config.ts')], settings, failure);
  });
  // Inside functions/, whose packages differ from the project's in places. The pages name the site's files.
  const name = `functions/.cache/functions-${hashFiles([inProject('functions')], site)}`;
  const builtFunctions = await buildOnce('functions', name, (folder) =>
    runNode(
      [inProject('functions/build.js')],
      { ...env, WEB_OUT_DIR: inProject(builtWeb), FUNCTIONS_OUT_DIR: folder },
      'The functions could not be built: see above.',
    ),
  );
  const web = `dist/web-${ports.hosting}`;
  const functions = `functions/.cache/dist-${ports.hosting}`;
  copyFor(ports, builtWeb, web);
  copyFor(ports, builtFunctions, functions);
  return { web, functions };
}

/**
 * @param {string} what @param {string} target folder whose name says what it is built from
 * @param {(folder: string) => Promise<void>} build
 */
async function buildOnce(what, target, build) {
  if (existsSync(inProject(target))) return target;
  console.log(`Building the ${what} …`);
  const unfinished = inProject(`${target}.${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    await build(unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    throw error;
  }
  // Whoever else has built the same in the meantime was first.
  if (existsSync(inProject(target))) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, inProject(target));
  removeOlder(inProject(target));
  return target;
}

/** @param {string} newest */
function removeOlder(newest) {
  const [kind = ''] = basename(newest).split('-');
  const folder = dirname(newest);
  const builds = readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of builds.slice(buildsKept)) rmSync(old, { recursive: true, force: true });
}

/**
 * A copy of a build that talks to the emulators at these ports.
 * @param {Record<string, number>} ports @param {string} built @param {string} target
 */
function copyFor(ports, built, target) {
  const stamp = inProject(`${target}/.built`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === built) return;
  rmSync(inProject(target), { recursive: true, force: true });
  cpSync(inProject(built), inProject(target), { recursive: true });
  for (const file of readdirSync(inProject(target), { recursive: true, encoding: 'utf8' })) {
    if (/\.(js|json|html)$/.test(file)) replacePorts(inProject(`${target}/${file}`), ports);
  }
  writeFileSync(stamp, built);
}

/** @param {string} file @param {Record<string, number>} ports */
function replacePorts(file, ports) {
  const before = readFileSync(file, 'utf8');
  let text = before;
  for (const [service, port] of Object.entries(placeholders))
    text = text.replaceAll(`:${port}`, `:${ports[service]}`);
  if (text !== before) writeFileSync(file, text);
}

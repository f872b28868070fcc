/**
 * Bundles the functions with the domain into functions/dist, beside a package.json that names only
 * the packages left outside, at the exact versions installed here. The folder deploys and starts on
 * its own, without this repository around it. Beside the bundle lies the site's server build, which
 * belongs to the built site in WEB_OUT_DIR: build that first.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { venueConfigForEsbuild } from '../scripts/venue-config/build-plugins.js';
import { buildSite } from './build-site.js';

const here = dirname(fileURLToPath(import.meta.url));
/** Where to build: functions/dist is what is deployed; a suite on other ports has a folder of its own. */
const dist = process.env.FUNCTIONS_OUT_DIR ?? join(here, 'dist');
/** The built site whose pages these functions render. */
const webDist = process.env.WEB_OUT_DIR ?? join(here, '../web/dist');
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

rmSync(dist, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [join(here, 'src/index.ts')],
  outdir: dist,
  bundle: true,
  // What is imported when it is needed stays in files of its own, and its packages are loaded then.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: Object.keys(dependencies),
  plugins: [venueConfigForEsbuild()],
  metafile: true,
  logLevel: 'warning',
});

await buildSite(join(dist, 'site'), webDist);

const outside = [...usedPackages(metafile)].sort();
const manifest = {
  name: 'venue-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '22' },
  dependencies: Object.fromEntries(outside.map((name) => [name, installedVersion(name)])),
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(dist, '.env'), settings());

/**
 * Settings that are not secret, such as MAIL_FROM: a deploy takes them from the deployed folder, and asks
 * for those that are not there.
 */
function settings() {
  const own = readOptional(join(here, '.env')) ?? '';
  return /^PAGE_MIN_INSTANCES=/m.test(own) ? own : `${own.trimEnd()}\nPAGE_MIN_INSTANCES=0\n`.trimStart();
}

/**
 * Names of the packages that the bundle imports at run time; Node's own modules do not count.
 * @param {import('esbuild').Metafile} metafile
 */
function usedPackages({ outputs }) {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const names = imports.filter((each) => each.external).map((each) => packageName(each.path));
  return new Set(names.filter((name) => name in dependencies));
}

/** @param {string} path */
function packageName(path) {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The version installed for this workspace, found as Node finds it: nearest node_modules first.
 * @param {string} name
 * @returns {string}
 */
function installedVersion(name) {
  const folders = createRequire(join(here, 'package.json')).resolve.paths(name) ?? [];
  for (const folder of folders) {
    const manifest = readOptional(join(folder, name, 'package.json'));
    if (manifest) return JSON.parse(manifest).version;
  }
  throw new Error(`${name} is not installed. Run "npm ci" first.`);
}

/** @param {string} file */
function readOptional(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

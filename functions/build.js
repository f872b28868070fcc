/**
 * Bundles the functions with the domain into functions/dist, beside a package.json that names only
 * the packages left outside, at the exact versions installed here. The folder deploys and starts on
 * its own, without this repository around it. Beside the bundle lies the site's server build, which
 * belongs to the built site in WEB_OUT_DIR: build that first.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
/** What the bundle needs at run time, each at the one version that is installed here. */
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

rmSync(dist, { recursive: true, force: true });
await build({
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
  logLevel: 'warning',
});

await buildSite(join(dist, 'site'), webDist);

const manifest = {
  name: 'venue-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '22' },
  dependencies,
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(dist, '.env'), settings());

/**
 * Settings that are not secret, such as MAIL_FROM: a deploy takes them from the deployed folder, and asks
 * for those that are not there.
 */
function settings() {
  const file = join(here, '.env');
  const own = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^PAGE_MIN_INSTANCES=/m.test(own) ? own : `${own.trimEnd()}\nPAGE_MIN_INSTANCES=0\n`.trimStart();
}

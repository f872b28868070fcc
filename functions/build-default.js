import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';

const here = dirname(fileURLToPath(import.meta.url));
/** What the bundle needs at run time, each at the one version that is installed here. */
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/**
 * Builds the codebase `default`: everything but the pages, beside a package.json that names the packages left outside.
 * @param {string} outDir
 */
export async function buildDefault(outDir) {
  await bundle(join(here, 'src/index.ts'), outDir, {
    // What is imported when it is needed stays in files of its own, and is loaded then.
    splitting: true,
    sourcemap: true,
    external: Object.keys(dependencies),
  });
  const manifest = {
    name: 'venue-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies,
  };
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // Settings that are not secret, such as MAIL_FROM: a deploy takes them from the deployed folder.
  const settings = join(here, '.env');
  if (existsSync(settings)) copyFileSync(settings, join(outDir, '.env'));
}

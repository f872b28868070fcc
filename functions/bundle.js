import { build } from 'esbuild';
import { venueConfigForEsbuild } from '../scripts/venue-config/build-plugins.js';

/**
 * Bundles one entry and the domain into a folder.
 * @param {string} entry @param {string} outDir
 * @param {import('esbuild').BuildOptions} options those of the codebase
 */
export async function bundle(entry, outDir, options) {
  await build({
    entryPoints: [entry],
    outdir: outDir,
    entryNames: 'index',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [venueConfigForEsbuild()],
    logLevel: 'warning',
    ...options,
  });
}

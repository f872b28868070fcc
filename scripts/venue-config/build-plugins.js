import { readFileSync } from 'node:fs';
import { chosenConfig, importedConfig } from './file.js';

/**
 * Plugin for Vite and vitest that loads the chosen configuration in place of venue.config.ts. Only the text of the
 * module changes, so that chunks are the same for every venue.
 * @param {string} [file]
 * @returns {import('vite').Plugin}
 */
export function venueConfigForVite(file = chosenConfig()) {
  return {
    name: 'venue-config',
    enforce: 'pre',
    load(id) {
      if (id !== importedConfig || file === importedConfig) return undefined;
      this.addWatchFile(file);
      return readFileSync(file, 'utf8');
    },
  };
}

/**
 * The same plugin for esbuild.
 * @param {string} [file]
 * @returns {import('esbuild').Plugin}
 */
export function venueConfigForEsbuild(file = chosenConfig()) {
  return {
    name: 'venue-config',
    setup(build) {
      build.onLoad({ filter: /[\\/]venue\.config\.ts$/ }, ({ path }) =>
        path === importedConfig ? { contents: readFileSync(file, 'utf8'), loader: 'ts' } : undefined,
      );
    },
  };
}

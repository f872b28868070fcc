import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { chosenConfig } from './file.js';

/**
 * The configuration in use, as a value for scripts.
 * @param {string} [file]
 * @returns {Promise<import('../../domain/src/venue-config.ts').VenueConfig>}
 */
export async function readVenueConfig(file = chosenConfig()) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' });
  const { venue } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return venue;
}

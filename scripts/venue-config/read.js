import { importTypeScript } from '../shared/import-typescript.js';
import { chosenConfig } from './file.js';

/**
 * Reads the configuration in use, for scripts.
 * @param {string} [file]
 * @returns {Promise<import('../../domain/src/venue-config.ts').VenueConfig>}
 */
export async function readVenueConfig(file = chosenConfig()) {
  const { venue } = await importTypeScript(file);
  return venue;
}

import { readVenueConfig } from './read.js';

/**
 * The configuration in use, for what runs while the site is built and is no part of it.
 * @type {import('../../domain/src/venue-config.ts').VenueConfig}
 */
export const chosenVenue = await readVenueConfig();

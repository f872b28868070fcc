import { readVenueConfig } from './read.js';

/**
 * The configuration in use, for code that runs during the build and is not part of the site.
 * @type {import('../../domain/src/venue-config.ts').VenueConfig}
 */
export const chosenVenue = await readVenueConfig();

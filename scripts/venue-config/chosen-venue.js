import { readVenueConfig } from './read.js';

/** The configuration in use, for what runs while the site is built and is no part of it. */
export const chosenVenue = await readVenueConfig();

import { resolve } from 'node:path';
import { inProject, root } from '../paths.js';

/** The file that the code imports, whichever one is used in its place. */
export const importedConfig = inProject('venue.config.ts');

/** The configuration of the tests' own venue. */
export const testConfig = inProject('tests/venue.config.ts');

/**
 * The configuration in use: VENUE_CONFIG (a path from the project's folder), else venue.config.ts. A staging
 * project has a file of its own, and so have the tests.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function chosenConfig(env = process.env) {
  return env.VENUE_CONFIG ? resolve(root, env.VENUE_CONFIG) : importedConfig;
}

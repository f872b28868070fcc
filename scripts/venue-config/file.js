import { resolve } from 'node:path';
import { inProject, root } from '../shared/paths.js';

/** The configuration file that the code imports, which another one may replace. */
export const importedConfig = inProject('venue.config.ts');

/** The configuration of the tests' own venue. */
export const testConfig = inProject('tests/venue.config.ts');

/**
 * The configuration file in use: VENUE_CONFIG (a path relative to the project), else venue.config.ts. The tests have a
 * file of their own, as may a staging project.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function chosenConfig(env = process.env) {
  return env.VENUE_CONFIG ? resolve(root, env.VENUE_CONFIG) : importedConfig;
}

import { relative } from 'node:path';
import { root } from '../shared/paths.js';
import { SetupError } from '../shared/setup-error.js';
import { chosenConfig } from './file.js';
import { problemsOf } from './problems.js';
import { readVenueConfig } from './read.js';

/**
 * The configuration in use. Throws a SetupError that names the file and the lines to change if it is not ready to go
 * live.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('../../domain/src/venue-config.ts').VenueConfig>}
 */
export async function ensureReady(env = process.env) {
  const file = chosenConfig(env);
  const venue = await readVenueConfig(file);
  const lines = problemsOf(venue).map(
    ({ field, value, advice }) => `  ${field.padEnd(24)} is ${JSON.stringify(value)}: ${advice}`,
  );
  if (env.VITE_EMULATOR_PORTS)
    lines.push('  VITE_EMULATOR_PORTS      is set, which would build a site for the emulators: unset it');
  if (lines.length === 0) return venue;
  throw new SetupError(
    `Nothing was built: ${relative(root, file)} is not ready to go live.\n\n${lines.join('\n')}\n\n` +
      'Change these lines and build again. "npm start" and "npm test" do not need this.',
  );
}

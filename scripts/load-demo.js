import { inProject, root } from './shared/paths.js';
import { runNode } from './shared/run-node.js';
import { pathToFileURL } from 'node:url';

/**
 * Loads the demo venue into empty emulators; one that is already there is left as staff made it.
 * @param {Record<string, string>} env where the emulators are
 */
export async function loadDemo(env) {
  const loaders = ['node_modules/tsx/dist/loader.mjs', 'scripts/venue-config/register.js'];
  await runNode(
    [...loaders.flatMap((file) => ['--import', pathToFileURL(root + file).href]), inProject('demo/load.ts')],
    env,
    'The demo venue could not be loaded: see above.',
  );
}

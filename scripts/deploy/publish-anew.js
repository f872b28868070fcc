import { register } from 'tsx/esm/api';
import '../venue-config/register.js';

// The API's own code does the work, so that what is published is what a save would publish.
register();
const { publishAnew: publish } = await import('../../functions/src/content/publish-anew.ts');

/** Publishes in the place that the Admin SDK has been pointed to, and gives what to print. */
export async function publishAnew() {
  const version = await publish('npm run publish');
  if (version === undefined)
    return 'There is no content yet, so nothing was published. Sign in to the back office and begin there.';
  return `Published (version ${version}). Visitors see it within a minute.`;
}

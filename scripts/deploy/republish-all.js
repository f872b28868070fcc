import { register } from 'tsx/esm/api';
import '../venue-config/register.js';

// Uses the API's own code, so that the result equals that of a save.
register();
const { republishAll: publish } = await import('../../functions/src/records/republish-all.ts');

/** Publishes in the project that the Admin SDK points to, and resolves with the text to print. */
export async function republishAll() {
  const version = await publish('npm run publish');
  if (version === undefined)
    return 'There is no content yet, so nothing was published. Sign in to the back office and add some.';
  return `Published (version ${version}). Visitors see it within a minute.`;
}

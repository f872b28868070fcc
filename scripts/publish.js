/**
 * `npm run publish`: composes anew what visitors see, from what is stored. A deploy does it too: pages that belong
 * to the build show their pictures only once the published site names them. Works on the venue that is open
 * here; with --project ID in production.
 */
import { command, text } from './command.js';
import { choosePlace } from './place.js';

const usage = `npm run publish
npm run publish -- --project ID

--project ID publishes in production; without it, on the emulators of the venue that is open here
(PORT_SHIFT, or FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, say where).`;

await command(
  usage,
  { project: text },
  ({ values }) => values,
  async ({ project }) => {
    await choosePlace(project);
    const { publishAnew } = await import('./deploy/publish-anew.js');
    console.log(await publishAnew());
  },
);

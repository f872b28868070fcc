/**
 * `npm run publish`: publishes the whole site again from the stored content. A deploy does so too, because the build's
 * own pages show their pictures only once the published site names them. Publishes the running venue, or production
 * with --project ID.
 */
import { command, text } from './shared/command.js';
import { choosePlace } from './shared/place.js';

const usage = `npm run publish
npm run publish -- --project ID

--project ID publishes production; without it, the emulators of the running venue
(at PORT_SHIFT, or FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST).`;

await command(
  usage,
  { project: text },
  ({ values }) => values,
  async ({ project }) => {
    await choosePlace(project);
    const { republishAll } = await import('./deploy/republish-all.js');
    console.log(await republishAll());
  },
);

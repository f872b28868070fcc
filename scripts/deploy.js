/**
 * `npm run deploy -- --project ID`: checks the configuration, builds, deploys everything and publishes the site again.
 * VENUE_CONFIG names a configuration other than venue.config.ts, for a staging project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { command, text } from './command.js';
import { inProject, root } from './paths.js';

const usage = `npm run deploy -- --project ID

ID is your Firebase project, as in venue.config.ts.`;

await command(
  usage,
  { project: text },
  ({ values }) => values.project,
  async (project) => {
    const { ensureReady } = await import('./venue-config/ensure-ready.js');
    const { deploy } = await import('./deploy/deploy.js');
    const { choosePlace } = await import('./place.js');
    const { signedInGoogleApi } = await import('./google/google-api.js');
    const { assertAccounts, assertPublic } = await import('./deploy/project-state.js');
    const venue = await ensureReady();
    console.log(
      await deploy(project, {
        venue,
        signIn: () => choosePlace(project),
        runCommand,
        carryAssets: () => carry(venue),
        hasFile: (name) => existsSync(inProject(name)),
        checkBefore: async () => assertAccounts(await signedInGoogleApi(project, undefined)),
        checkAfter: async () => assertPublic(await signedInGoogleApi(project, undefined), venue.region),
        publish: async () => (await import('./deploy/publish-anew.js')).publishAnew(),
      }),
    );
  },
);

/** @param {import('../domain/src/venue-config.ts').VenueConfig} venue */
async function carry({ firebase, siteUrl }) {
  const { carryAssets } = await import('./deploy/carry-assets.js');
  const { writeDeployConfig } = await import('./hosting-config.js');
  // Firebase's own address of the site exists before and beside the domain.
  const origins = [`https://${firebase.authDomain}`, siteUrl];
  console.log(await carryAssets(inProject('web/dist'), origins, new Date()));
  writeDeployConfig();
}

/** @param {string} program @param {string[]} args */
function runCommand(program, args) {
  const onWindows = process.platform === 'win32';
  const { status } = spawnSync(onWindows ? `${program}.cmd` : program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
  });
  return status === 0;
}

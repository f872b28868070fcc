/**
 * `npm run deploy -- --project ID`: checks the configuration, builds, deploys everything and publishes the site again.
 * With --rehearse it builds and checks everything and says what a deploy would do, without an account. VENUE_CONFIG
 * names a configuration other than venue.config.ts, for a staging project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { command, flag, text } from './shared/command.js';
import { inProject, root } from './shared/paths.js';

const usage = `npm run deploy -- --project ID
npm run deploy -- --rehearse

--rehearse builds, checks everything as Firebase will and says what a deploy would do. It needs no account.
ID is your Firebase project, as in venue.config.ts.`;

await command(
  usage,
  { project: text, rehearse: flag },
  ({ values: { project, rehearse } }) => (rehearse || project) && { project, rehearse },
  async ({ project = '', rehearse }) => {
    const { ensureReady } = await import('./venue-config/ensure-ready.js');
    if (rehearse) {
      const { firebase } = await ensureReady();
      const { buildAndRehearse } = await import('./rehearse/rehearse.js');
      console.log(await buildAndRehearse(firebase.projectId, runCommand));
      return;
    }
    const { deploy } = await import('./deploy/deploy.js');
    const { choosePlace } = await import('./shared/place.js');
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
        publish: async () => (await import('./deploy/republish-all.js')).republishAll(),
      }),
    );
  },
);

/** @param {import('../domain/src/venue-config.ts').VenueConfig} venue */
async function carry({ firebase, siteUrl }) {
  const { carryAssets } = await import('./deploy/carry-assets.js');
  const { writeDeployConfig } = await import('./building/hosting-config.js');
  // Firebase's own address of the site exists before and beside the domain.
  const origins = [`https://${firebase.authDomain}`, siteUrl];
  console.log(await carryAssets(inProject('web/dist'), origins, new Date()));
  writeDeployConfig();
}

/** @param {string} program @param {string[]} args @param {Record<string, string>} [env] */
function runCommand(program, args, env) {
  const onWindows = process.platform === 'win32';
  const { status } = spawnSync(onWindows ? `${program}.cmd` : program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: onWindows,
  });
  return status === 0;
}

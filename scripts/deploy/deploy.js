import { SetupError } from '../shared/setup-error.js';

/**
 * The steps of a deploy.
 * @typedef {object} Steps
 * @property {import('../../domain/src/venue-config.ts').VenueConfig} venue a configuration that is ready to go live
 * @property {() => Promise<void>} signIn throws if this machine is not signed in to Google
 * @property {(program: string, args: string[]) => boolean} runCommand shows the program's output; whether it succeeded
 * @property {() => Promise<void>} carryAssets adds the files of earlier builds; throws if they cannot be fetched
 * @property {(name: string) => boolean} hasFile whether the project has a file of this name
 * @property {() => Promise<void>} checkBefore throws if the project lacks what a deploy needs
 * @property {() => Promise<void>} checkAfter throws if guests cannot reach what is deployed, even after a deploy that failed
 * @property {() => Promise<string>} publish
 */

/**
 * Builds, adds the files of earlier builds, deploys and publishes the site again, and stops at the first step that fails. Resolves with the text to print.
 * @param {string} project @param {Steps} steps
 */
export async function deploy(
  project,
  { venue, signIn, runCommand, carryAssets, hasFile, checkBefore, checkAfter, publish },
) {
  const { projectId } = venue.firebase;
  if (projectId !== project) {
    throw new SetupError(
      `Nothing was deployed: the configuration is for the project ${projectId}, and --project says ${project}. ` +
        'For a staging project name its own configuration: VENUE_CONFIG=venue.staging.config.ts',
    );
  }
  // Only the last step, publishing, needs the sign-in; a missing one is reported at once.
  await signIn();
  await checkBefore();
  if (!runCommand('npm', ['run', 'build']))
    throw new SetupError('Nothing was deployed: the build failed, see above.');
  await carryAssets();
  const config = hasFile('firebase.deploy.json') ? 'firebase.deploy.json' : 'firebase.json';
  const isDeployed = runCommand('npx', ['firebase', 'deploy', '--project', project, '--config', config]);
  await checkAfter();
  if (!isDeployed) {
    throw new SetupError(
      'The deploy failed, see above; parts of it may be online. Fix the problem and deploy again. ' +
        'The very first deploy often fails once, while Google sets up permissions for Eventarc: wait five minutes.',
    );
  }
  const published = await publish();
  return `
${published}

Look at it now:
  ${venue.siteUrl}
  ${venue.siteUrl}/admin-signin
  npm run check-live -- --url ${venue.siteUrl} --project ${project}`;
}

import { emailOf, rolesOf } from '../../functions/src/service-accounts.js';
import { allowSharingCommands, closedFunctions, invokerCommand } from '../google/public-access.js';
import { GoogleApiError } from '../google/google-api.js';
import { SetupError } from '../shared/setup-error.js';

/** @typedef {import('../google/google-api.js').GoogleApi} GoogleApi */
/** @typedef {import('../../functions/src/service-accounts.js').Account} Account */

/**
 * Throws a SetupError that names the service accounts that the functions need and the project has not: a deploy would
 * fail at each of them, after minutes.
 * @param {GoogleApi} google
 */
export async function assertAccounts(google) {
  const accounts = /** @type {Account[]} */ (Object.keys(rolesOf));
  const emails = accounts.map((account) => emailOf(account, google.project));
  const found = await seen('the service accounts', () =>
    Promise.all(
      emails.map((email) => google.find('iam', `/v1/projects/${google.project}/serviceAccounts/${email}`)),
    ),
  );
  const missing = found ? emails.filter((_email, i) => !found[i]) : [];
  if (missing.length === 0) return;
  throw new SetupError(
    `Nothing was deployed: these service accounts, which the functions run as, do not exist:\n${missing
      .map((email) => `  ${email}`)
      .join('\n')}\nMake them with the commands of docs/deploy.md, section 5, and deploy again.`,
  );
}

/**
 * Throws a SetupError with the commands to run if a deployed function of the site answers everybody with 403. An
 * organisation's policy does that; the deploy that follows skips the functions, because they have not changed, and
 * says that it worked.
 * @param {GoogleApi} google @param {string} region
 */
export async function assertPublic(google, region) {
  const { project } = google;
  const closed = (await seen('who may call the functions', () => closedFunctions(google, region))) ?? [];
  if (closed.length === 0) return;
  const commands = [
    ...allowSharingCommands(project),
    ...closed.map((name) => invokerCommand(name, { project, region })),
    `npm run deploy -- --project ${project}`,
  ];
  throw new SetupError(
    `The functions are deployed, but everybody gets 403 from ${closed.join(', ')}. Your organisation probably forbids ` +
      'grants to allUsers (docs/deploy.md, section 1). Allow them for this project, wait some minutes, then open the ' +
      `functions; another deploy alone would skip them:\n${commands.map((line) => `  ${line}`).join('\n')}`,
  );
}

/**
 * What Google says; undefined, with a line on the screen, if it does not let this account look. Not every account that
 * may deploy may look.
 * @template T
 * @param {string} what @param {() => Promise<T>} ask
 * @returns {Promise<T | undefined>}
 */
async function seen(what, ask) {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GoogleApiError)) throw error;
    console.warn(`Could not check ${what}: ${error.message}`);
    return undefined;
  }
}

import {
  accountOf,
  emailOf,
  publicFunctions,
  roleName,
  rolesOf,
  runsAs,
} from '../../functions/src/service-accounts.js';
import {
  allowSharingCommands,
  closedFunctions,
  invokerCommand,
  openFunctions,
} from '../google/public-access.js';
import { judge } from './result.js';

/** @typedef {keyof typeof accountOf} FunctionName */
/** @typedef {import('../../functions/src/service-accounts.js').Account} Account */
/** @typedef {{ role: string, members?: string[] }} Binding */

const names = /** @type {FunctionName[]} */ (Object.keys(accountOf));
const accounts = /** @type {Account[]} */ (Object.keys(rolesOf));

/** What Cloud Build and firebase-tools' first deploy give the default account, which runs no function. */
const builderRoles = ['cloudbuild.builds.builder', 'eventarc.eventReceiver', 'run.invoker'].map(
  (role) => `roles/${role}`,
);

/** Who may call the functions, and what they may do. @type {import('./result.js').Check} */
export const permissions = {
  title: 'permissions',
  needsProject: true,
  async run({ google, project, bucket = '', region }) {
    const [closed, exposed, listed, ofProject, ofBucket] = await Promise.all([
      closedFunctions(google, region),
      openFunctions(
        google,
        region,
        names.filter((name) => !publicFunctions.some((each) => each === name)),
      ),
      google.get('cloudfunctions', `/v2/projects/${project}/locations/${region}/functions`),
      google.post('cloudresourcemanager', `/v1/projects/${project}:getIamPolicy`, {}),
      google.get('storage', `/storage/v1/b/${bucket}/iam`),
    ]);
    const foreign = functionsOfOthers(listed.functions ?? [], project);
    /** @type {Binding[]} */
    const bindings = ofProject.bindings ?? [];
    const missing = accounts.flatMap((account) => [
      ...lacking(account, rolesOf[account].project, bindings, project),
      ...lacking(account, rolesOf[account].bucket, ofBucket.bindings ?? [], project),
    ]);
    const extra = [
      ...accounts.flatMap((account) =>
        surplus(emailOf(account, project), rolesOf[account].project, bindings, project),
      ),
      ...bindings
        .flatMap(({ members = [] }) => members)
        .filter(
          (member, i, all) =>
            /-compute@developer\.gserviceaccount\.com$/.test(member) && all.indexOf(member) === i,
        )
        .flatMap((member) =>
          surplus(member.slice('serviceAccount:'.length), builderRoles, bindings, project),
        ),
    ];
    const [firstMissing] = missing;
    const [firstExtra] = extra;
    return [
      judge(
        'everybody may call the site',
        closed.length === 0,
        `403 for everybody: ${closed.join(', ')}`,
        `${invokerCommand(closed[0] ?? 'page', { project, region })}; if your organisation forbids it, first ${allowSharingCommands(project).join(' and ')}`,
      ),
      judge(
        'nobody calls what is Google’s to call',
        exposed.length === 0,
        `open to everybody: ${exposed.join(', ')}`,
        invokerCommand(exposed[0] ?? '', { project, region, verb: 'remove' }),
      ),
      judge(
        'each function has its own service account',
        foreign.length === 0,
        foreign.join('; '),
        `npm run deploy -- --project ${project}, once the accounts exist (docs/deploy.md, section 5)`,
      ),
      judge(
        'service accounts have what they use',
        missing.length === 0,
        missing.map(({ says }) => says).join('; '),
        firstMissing?.command(bucket) ?? '',
      ),
      judge(
        'service accounts have no more than they use',
        extra.length === 0,
        extra.map(({ says }) => says).join('; '),
        firstExtra?.command ?? '',
      ),
    ];
  },
};

/**
 * Functions that run as another account than theirs.
 * @param {{ name: string, serviceConfig?: { serviceAccountEmail?: string } }[]} listed @param {string} project
 */
function functionsOfOthers(listed, project) {
  return listed.flatMap(({ name, serviceConfig }) => {
    const id = name.split('/').at(-1) ?? '';
    const email = serviceConfig?.serviceAccountEmail;
    if (!(id in accountOf) || email === runsAs(/** @type {FunctionName} */ (id), project)) return [];
    return `${id} runs as ${email ?? 'the default account'}`;
  });
}

/** @param {Account} account @param {string[]} wanted @param {Binding[]} bindings @param {string} project */
function lacking(account, wanted, bindings, project) {
  const email = emailOf(account, project);
  const held = rolesHeld(email, bindings);
  return wanted
    .map((role) => roleName(role, project))
    .filter((role) => !held.includes(role))
    .map((role) => ({
      says: `venue-${account} lacks ${role}`,
      command: (/** @type {string} */ bucket) =>
        rolesOf[account].bucket.includes(role)
          ? `gcloud storage buckets add-iam-policy-binding gs://${bucket} --member=serviceAccount:${email} --role=${role}`
          : `gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${email} --role=${role} --condition=None`,
    }));
}

/** @param {string} email @param {string[]} wanted @param {Binding[]} bindings @param {string} project */
function surplus(email, wanted, bindings, project) {
  const allowed = wanted.map((role) => roleName(role, project));
  return rolesHeld(email, bindings)
    .filter((role) => !allowed.includes(role))
    .map((role) => ({
      says: `${email.split('@')[0]} has ${role}`,
      command: `gcloud projects remove-iam-policy-binding ${project} --member=serviceAccount:${email} --role=${role} --condition=None`,
    }));
}

/** @param {string} email @param {Binding[]} bindings */
function rolesHeld(email, bindings) {
  return bindings
    .filter(({ members = [] }) => members.includes(`serviceAccount:${email}`))
    .map(({ role }) => role);
}

import { publicFunctions } from '../../functions/src/service-accounts.js';

/** Organisations made since May 2024 set the first, and some the second: no grants to everybody. */
export const sharingConstraints = ['iam.allowedPolicyMemberDomains', 'iam.managed.allowedPolicyMembers'];

const invoker = 'roles/run.invoker';

/**
 * The deployed functions of these names that not everybody may call, whatever their deploy said.
 * @param {import('./google-api.js').GoogleApi} google @param {string} region @param {readonly string[]} [names]
 * @returns {Promise<string[]>}
 */
export async function closedFunctions(google, region, names = publicFunctions) {
  const isOpen = await Promise.all(names.map((name) => isOpenToAll(google, region, name)));
  return names.filter((_name, i) => isOpen[i] === false);
}

/**
 * The deployed functions of these names that everybody may call.
 * @param {import('./google-api.js').GoogleApi} google @param {string} region @param {readonly string[]} names
 * @returns {Promise<string[]>}
 */
export async function openFunctions(google, region, names) {
  const isOpen = await Promise.all(names.map((name) => isOpenToAll(google, region, name)));
  return names.filter((_name, i) => isOpen[i] === true);
}

/**
 * Undefined for a function that is not deployed.
 * @param {import('./google-api.js').GoogleApi} google @param {string} region @param {string} name
 * @returns {Promise<boolean | undefined>}
 */
async function isOpenToAll(google, region, name) {
  const service = `/v2/projects/${google.project}/locations/${region}/services/${serviceOf(name)}`;
  const policy = await google.find('run', `${service}:getIamPolicy`);
  /** @type {{ role: string, members?: string[] }[] | undefined} */
  const bindings = policy && (policy.bindings ?? []);
  return bindings?.some(({ role, members = [] }) => role === invoker && members.includes('allUsers'));
}

/** Cloud Run's name of a function: it knows small letters only. @param {string} name */
export const serviceOf = (name) => name.toLowerCase();

/**
 * The command that lets everybody call a function, or nobody but those who are named any more.
 * @param {string} name @param {{ project: string, region: string, verb?: 'add' | 'remove' }} options
 */
export function invokerCommand(name, { project, region, verb = 'add' }) {
  return `gcloud run services ${verb}-iam-policy-binding ${serviceOf(name)} --region=${region} --member=allUsers --role=${invoker} --project=${project}`;
}

/** The commands that lift an organisation's ban on grants to everybody for one project. @param {string} project */
export function allowSharingCommands(project) {
  return sharingConstraints.map(
    (constraint) => `gcloud org-policies reset ${constraint} --project=${project}`,
  );
}

import { register } from 'tsx/esm/api';
import { SetupError } from '../shared/setup-error.js';
import { readPassword } from './read-password.js';

// Uses the API's own code, so that both have the same rules.
register();
const staff = await import('../../functions/src/staff/staff.ts');
const { listStaff } = await import('../../functions/src/staff/staff-members.ts');
const { HttpError } = await import('../../functions/src/requests/http-error.ts');
const { newStaffSchema } = await import('@venue/domain/schemas');
const { grantablePermissions, grantableTo, messages, readRole } = await import('@venue/domain');

/**
 * @typedef {object} Options
 * @property {string} email
 * @property {string | undefined} role
 * @property {string | undefined} permission
 * @property {string | undefined} name
 * @property {boolean | undefined} link
 */

/**
 * Runs a command and prints its result.
 * @param {string} command @param {Options} options
 */
export async function runStaffCommand(command, options) {
  try {
    console.log(await commands[command]?.(options));
  } catch (error) {
    const isForPeople = error instanceof HttpError || /** @type {Error} */ (error).name === 'ValidationError';
    if (isForPeople) throw new SetupError(/** @type {Error} */ (error).message);
    throw error;
  }
}

/** @type {Record<string, (options: Options) => Promise<string>>} */
const commands = {
  list: async () => (await listStaff()).map(describe).join('\n') || 'There are no staff accounts yet.',
  create,
  role: async ({ email, role }) => describe(await staff.setRole(await idOf(email), neededRole(role))),
  grant: (options) => changeGrant(options, true),
  withdraw: (options) => changeGrant(options, false),
  disable: async ({ email }) => describe(await staff.setDisabled(await idOf(email), true)),
  enable: async ({ email }) => describe(await staff.setDisabled(await idOf(email), false)),
  remove: async ({ email }) => {
    await staff.removeStaff(await idOf(email));
    return `${email} has been removed.`;
  },
  reset: async ({ email }) => linkText(email, await staff.resetPassword(await idOf(email))),
};

/** @param {Options} options */
async function create({ email, role, name, link }) {
  const profile = { email, username: name ?? email.split('@')[0] ?? '', role: neededRole(role) };
  // Everything else is checked before the prompt for a password.
  await newStaffSchema.validate({ ...profile, password: 'not-typed-yet' }, { stripUnknown: true });
  if (link) {
    const member = await staff.createStaff(profile);
    return `${describe(member)}\n${linkText(email, await staff.resetPassword(member._id))}`;
  }
  const typed = { ...profile, password: await readPassword(`Password for ${email}: `) };
  return describe(await staff.createStaff(await newStaffSchema.validate(typed, { stripUnknown: true })));
}

/** @param {string} email */
async function idOf(email) {
  return (await memberOf(email))._id;
}

/** @param {string} email */
async function memberOf(email) {
  const member = (await listStaff()).find((each) => each.email.toLowerCase() === email.toLowerCase());
  if (!member)
    throw new SetupError(
      `There is no staff account with the address ${email}. All of them: npm run staff -- list`,
    );
  return member;
}

/**
 * Grants a permission to an account, or withdraws it, and keeps the others.
 * @param {Options} options @param {boolean} isGranted
 */
async function changeGrant({ email, permission }, isGranted) {
  const known = grantablePermissions.find((each) => each === permission);
  if (!known) throw new SetupError(`Name what to grant: ${grantablePermissions.join(', ')}.`);
  const { _id, role, permissions } = await memberOf(email);
  if (isGranted && !grantableTo(role).includes(known))
    throw new SetupError(`${email} can do this already, with the role ${role}.`);
  const others = permissions.filter((each) => each !== known);
  return describe(await staff.setPermissions(_id, isGranted ? [...others, known] : others));
}

/** @param {string | undefined} role */
function neededRole(role) {
  const known = readRole(role);
  if (!known) throw new SetupError(messages.roleUnknown);
  return known;
}

/** @param {import('../../functions/src/staff/staff-members.ts').StaffMember} member */
function describe({ email, role, username, permissions, disabled }) {
  const notes = [...permissions, ...(disabled ? ['disabled'] : [])].map((note) => `  (${note})`).join('');
  return `${role.padEnd(6)} ${email.padEnd(32)} ${username}${notes}`;
}

/** @param {string} email @param {string} link */
function linkText(email, link) {
  return `Link for ${email} to choose a password, once:\n${link}`;
}

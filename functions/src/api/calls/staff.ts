import { accountOperations, grantablePermissions, loginParts, messages, roles } from '@venue/domain';
import { grantsSchema, newStaffSchema } from '@venue/domain/schemas';
import { boolean, object } from 'yup';
import { endpoint } from '../endpoint.ts';
import { deleted, userFields } from '../openapi/answers.ts';
import { choice, dateTime, each, flag, group, list, named, optional, text } from '../openapi/json-schema.ts';

/** Loads the changes of accounts. */
const changes = () => import('../../staff/staff.ts');

const staff = { tag: 'Staff', access: 'manageStaff' } as const;
const member = {
  schema: named('StaffMember', {
    ...userFields,
    permissions: list(choice(grantablePermissions), 'What super users have granted, beyond the role.'),
    disabled: flag(),
    lastSignIn: optional(dateTime()),
  }),
  description: 'The member of staff.',
};
const accountChange = named('AccountChange', {
  _id: text(),
  uid: text('The account.'),
  ...each(['email', 'username'], text()),
  operation: choice(accountOperations, "login: the owner's change of email address or password."),
  details: group({
    from: optional(choice(roles, 'The role before.')),
    to: optional(choice(roles, 'The role after.')),
    ...each(['granted', 'withdrawn'], optional(list(choice(grantablePermissions)))),
    changed: optional(list(choice(loginParts))),
  }),
  by: text('uid of the author; script for a command.'),
  byName: text('Their name at that time; empty for a command.'),
  at: dateTime(),
});

const { notFlag } = messages;
const disabledSchema = object({
  disabled: boolean().strict().typeError(notFlag).nonNullable(notFlag).required(notFlag),
});

/** The calls of the Staff screen, for super users only. Removing rights takes effect at once. */
export const staffEndpoints = [
  endpoint('get', '/staff', {
    ...staff,
    name: 'listStaff',
    summary: 'All accounts with a role, by name.',
    success: {
      schema: list(member.schema),
      description: 'The list.',
    },
    handle: async () => (await import('../../staff/staff-members.ts')).listStaff(),
  }),
  endpoint('get', '/staff/history', {
    ...staff,
    name: 'listAccountChanges',
    summary: 'The changes of accounts with author and time, latest first.',
    success: { schema: list(accountChange), description: 'At most 200.' },
    handle: async () => (await import('../../staff/account-changes.ts')).listAccountChanges(),
  }),
  endpoint('post', '/staff', {
    ...staff,
    name: 'createStaff',
    summary: 'Creates an account with a role.',
    body: {
      reads: newStaffSchema,
      example: { username: 'Con', email: 'con@venue.test', role: 'chef', password: 'a-long-password' },
    },
    success: { ...member, status: 201 },
    errors: [409],
    handle: async ({ body, by }) => (await changes()).createStaff(body, by),
  }),
  endpoint('put', '/staff/{id}/role', {
    ...staff,
    name: 'setRole',
    summary:
      "Changes the role, withdraws what was granted and ends all sign-ins. 409 for one's own account and the last super user.",
    body: { reads: newStaffSchema.pick(['role']), example: { role: 'admin' } },
    success: member,
    errors: [404, 409],
    handle: async ({ id, body: { role }, by }) => (await changes()).setRole(id, role, by),
  }),
  endpoint('put', '/staff/{id}/permissions', {
    ...staff,
    name: 'setPermissions',
    summary:
      "Sets all that is granted to an account beyond its role; an empty list withdraws everything. It applies at once, without a new sign-in. 409 for one's own account.",
    body: { reads: grantsSchema, example: { permissions: ['changeDishes'] } },
    success: member,
    errors: [404, 409],
    handle: async ({ id, body: { permissions }, by }) =>
      (await changes()).setPermissions(id, permissions, by),
  }),
  endpoint('put', '/staff/{id}/disabled', {
    ...staff,
    name: 'setDisabled',
    summary: "Disables an account at once, or enables it. 409 for one's own account and the last super user.",
    body: { reads: disabledSchema, example: { disabled: true } },
    success: member,
    errors: [404, 409],
    handle: async ({ id, body: { disabled }, by }) => (await changes()).setDisabled(id, disabled, by),
  }),
  endpoint('delete', '/staff/{id}', {
    ...staff,
    name: 'removeStaff',
    summary: "Removes an account and its profile. 409 for one's own account and the last super user.",
    success: { schema: deleted, description: 'The account is removed.' },
    errors: [404, 409],
    handle: async ({ id, by }) => {
      await (await changes()).removeStaff(id, by);
      return { _id: id, msg: messages.staffRemoved };
    },
  }),
  endpoint('post', '/staff/{id}/reset', {
    ...staff,
    name: 'resetPassword',
    summary: 'Ends all sign-ins and the old password, and creates a link for choosing a new one.',
    success: {
      status: 201,
      schema: named('ResetLink', { _id: text(), link: { ...text(), format: 'uri' } }),
      description: 'The link, to hand over.',
    },
    errors: [404, 409],
    handle: async ({ id, by }) => ({ _id: id, link: await (await changes()).resetPassword(id, by) }),
  }),
];

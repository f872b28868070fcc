import { messages } from '@venue/domain';
import { grantsSchema, newStaffSchema } from '@venue/domain/schemas';
import { boolean, object } from 'yup';
import { endpoint } from '../endpoint.ts';
import { examples } from '../openapi/examples.ts';
import { listSchema, schemaRef } from '../openapi/json-schema.ts';

/** Loads the changes of accounts. */
const changes = () => import('../../staff/staff.ts');

const staff = { tag: 'Staff', access: 'manageStaff' } as const;
const member = { schema: schemaRef('StaffMember'), description: 'The member of staff.' };
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
    success: { schema: listSchema(schemaRef('StaffMember')), description: 'The list.' },
    handle: async () => (await import('../../staff/staff-members.ts')).listStaff(),
  }),
  endpoint('get', '/staff/history', {
    ...staff,
    name: 'listAccountChanges',
    summary: 'The changes of accounts with author and time, latest first.',
    success: { schema: listSchema(schemaRef('AccountChange')), description: 'At most 200.' },
    handle: async () => (await import('../../staff/account-changes.ts')).listAccountChanges(),
  }),
  endpoint('post', '/staff', {
    ...staff,
    name: 'createStaff',
    summary: 'Creates an account with a role.',
    body: { reads: newStaffSchema, example: examples.newStaff },
    success: { ...member, status: 201 },
    errors: [409],
    handle: async ({ body, by }) => (await changes()).createStaff(body, by),
  }),
  endpoint('put', '/staff/{id}/role', {
    ...staff,
    name: 'setRole',
    summary:
      "Changes the role, withdraws what was granted and ends all sign-ins. 409 for one's own account and the last super user.",
    body: { reads: newStaffSchema.pick(['role']), example: examples.role },
    success: member,
    errors: [404, 409],
    handle: async ({ id, body: { role }, by }) => (await changes()).setRole(id, role, by),
  }),
  endpoint('put', '/staff/{id}/permissions', {
    ...staff,
    name: 'setPermissions',
    summary:
      "Sets all that is granted to an account beyond its role; an empty list withdraws everything. It applies at once, without a new sign-in. 409 for one's own account.",
    body: { reads: grantsSchema, example: examples.grants },
    success: member,
    errors: [404, 409],
    handle: async ({ id, body: { permissions }, by }) =>
      (await changes()).setPermissions(id, permissions, by),
  }),
  endpoint('put', '/staff/{id}/disabled', {
    ...staff,
    name: 'setDisabled',
    summary: "Disables an account at once, or enables it. 409 for one's own account and the last super user.",
    body: { reads: disabledSchema, example: examples.disabled },
    success: member,
    errors: [404, 409],
    handle: async ({ id, body: { disabled }, by }) => (await changes()).setDisabled(id, disabled, by),
  }),
  endpoint('delete', '/staff/{id}', {
    ...staff,
    name: 'removeStaff',
    summary: "Removes an account and its profile. 409 for one's own account and the last super user.",
    success: { schema: schemaRef('Deleted'), description: 'The account is removed.' },
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
    success: { status: 201, schema: schemaRef('ResetLink'), description: 'The link, to hand over.' },
    errors: [404, 409],
    handle: async ({ id, by }) => ({ _id: id, link: await (await changes()).resetPassword(id, by) }),
  }),
];

import { emailSchema, loginSchema, newStaffSchema, profileSchema, resendSchema } from '@venue/domain/schemas';
import { roles, type Permission } from '@venue/domain';
import { examples } from './examples.ts';
import { listSchema, requestSchema, schemaRef, textSchema, type JsonSchema } from './json-schema.ts';
import type { Operation } from './operation.ts';

function login(path: string, name: string, who: string): Operation {
  return {
    tag: 'Sign-in',
    method: 'post',
    paths: [path],
    name,
    summary: `Signs ${who} in. Every failure answers alike. An account with an authenticator app also sends its code.`,
    access: 'password',
    body: { schema: requestSchema(loginSchema), example: examples.login },
    success: { status: 200, schema: schemaRef('SignedIn'), description: 'The user and two tokens.' },
    refusals: [400, 409, 413, 429, 503],
  };
}

function profile(paths: Operation['paths'], name: string, access: Permission): Operation {
  return {
    tag: 'Profiles',
    method: 'put',
    paths,
    name,
    summary:
      'Changes the own profile. Needs currentPassword: 401 when it is missing or wrong. A new address or password ends every sign-in.',
    access,
    self: 'id',
    body: { schema: requestSchema(profileSchema), example: examples.profile },
    success: { status: 200, schema: schemaRef('User'), description: 'The user as stored now.' },
    refusals: [400, 401, 409, 413, 429, 503],
  };
}

const mail = {
  tag: 'Mail',
  method: 'post',
  access: 'editContent',
} as const;

const history = { tag: 'History', access: 'editContent' } as const;
const staff = { tag: 'Staff', access: 'manageStaff' } as const;
const member = {
  status: 200,
  schema: schemaRef('StaffMember'),
  description: 'The member of staff.',
} as const;

/** An object with this one field. */
function oneField(name: string, schema: JsonSchema): JsonSchema {
  return { type: 'object', properties: { [name]: schema }, required: [name] };
}

/** Sign-in, profiles, mail (section 7), history and staff. */
export const staffOperations: Operation[] = [
  login('/auth/login', 'signInAsAdmin', 'an admin or super user'),
  login('/superUser/login', 'signInAsSuper', 'a super user'),
  login('/chefUser/login', 'signInAsChef', 'a chef'),
  profile(['/auth/user/{id}', '/auth/user/{id}/music'], 'updateProfile', 'signInAsAdmin'),
  profile(['/chefUser/user/{id}', '/chefUser/user/{id}/chef'], 'updateChefProfile', 'signInAsChef'),
  {
    ...mail,
    paths: ['/email/send'],
    name: 'sendMail',
    summary: 'Sends a text to one address and keeps it.',
    body: { schema: requestSchema(emailSchema), example: examples.mail },
    success: { status: 201, schema: schemaRef('Mail'), description: 'The mail and its state.' },
    refusals: [400, 413, 429, 503],
    failure: {
      schema: schemaRef('Mail'),
      description: 'The mail is kept; `msg` says why it did not get through.',
    },
  },
  {
    ...mail,
    method: 'get',
    paths: ['/email/status'],
    name: 'getMailStatus',
    summary: 'Whether mails can leave at all.',
    success: { status: 200, schema: schemaRef('MailStatus'), description: 'What is set up.' },
    refusals: [],
  },
  {
    ...mail,
    paths: ['/email/{id}/resend'],
    name: 'resendMail',
    summary:
      'Tries a mail again that did not get through. 409 once it has been sent, and for one that may have arrived unless the body says so.',
    body: { schema: requestSchema(resendSchema), example: { evenIfArrived: true } },
    success: { status: 200, schema: schemaRef('Mail'), description: 'The mail and its state.' },
    refusals: [400, 404, 409, 429, 503],
    failure: { schema: schemaRef('Mail'), description: 'It did not get through this time either.' },
  },
  {
    ...history,
    method: 'get',
    paths: ['/revisions'],
    name: 'listRevisions',
    summary: 'The changes of one record, latest first.',
    query: [{ name: 'path', required: true, description: 'For example menus/{id}.', schema: textSchema }],
    success: { status: 200, schema: listSchema(schemaRef('Revision')), description: 'At most 200.' },
    refusals: [400],
  },
  {
    ...history,
    method: 'get',
    paths: ['/revisions/deleted'],
    name: 'listDeleted',
    summary: 'Menus, custom pages and events that were deleted and are still gone.',
    success: { status: 200, schema: listSchema(schemaRef('Revision')), description: 'The deletions.' },
    refusals: [],
  },
  {
    ...history,
    method: 'get',
    paths: ['/revisions/{id}'],
    name: 'findRevision',
    summary: 'One change.',
    success: { status: 200, schema: schemaRef('Revision'), description: 'The change.' },
    refusals: [400, 404],
  },
  {
    ...history,
    method: 'post',
    paths: ['/revisions/{id}/restore'],
    name: 'restoreRevision',
    summary:
      'Brings the state before the change back, as a save of its own. 409 when there was none or its endpoint is taken.',
    success: {
      status: 200,
      schema: {
        anyOf: ['Website', 'Menu', 'OpeningHours', 'LegalText', 'Route', 'Event'].map(schemaRef),
      },
      description: 'The record as it is stored now. It is live.',
    },
    refusals: [400, 404, 409],
  },
  {
    ...staff,
    method: 'get',
    paths: ['/staff'],
    name: 'listStaff',
    summary: 'Everybody with a role, by name.',
    success: { status: 200, schema: listSchema(schemaRef('StaffMember')), description: 'The list.' },
    refusals: [],
  },
  {
    ...staff,
    method: 'get',
    paths: ['/staff/history'],
    name: 'listAccountChanges',
    summary: 'What was done to which account, by whom and when, latest first.',
    success: { status: 200, schema: listSchema(schemaRef('AccountChange')), description: 'At most 200.' },
    refusals: [],
  },
  {
    ...staff,
    method: 'post',
    paths: ['/staff'],
    name: 'createStaff',
    summary: 'Creates an account with a role.',
    body: { schema: requestSchema(newStaffSchema), example: examples.newStaff },
    success: { ...member, status: 201 },
    refusals: [400, 409, 413],
  },
  {
    ...staff,
    method: 'put',
    paths: ['/staff/{id}/role'],
    name: 'setRole',
    summary:
      'Gives another role, and ends every sign-in. 409 for the own account and for the last super user.',
    body: { schema: oneField('role', { type: 'string', enum: roles }), example: examples.role },
    success: member,
    refusals: [400, 404, 409, 413],
  },
  {
    ...staff,
    method: 'put',
    paths: ['/staff/{id}/disabled'],
    name: 'setDisabled',
    summary:
      'Shuts an account out at once, or lets it in again. 409 for the own account and for the last super user.',
    body: { schema: oneField('disabled', { type: 'boolean' }), example: examples.disabled },
    success: member,
    refusals: [400, 404, 409, 413],
  },
  {
    ...staff,
    method: 'delete',
    paths: ['/staff/{id}'],
    name: 'removeStaff',
    summary: 'Removes an account and its profile. 409 for the own account and for the last super user.',
    success: { status: 200, schema: schemaRef('Deleted'), description: 'The account is gone.' },
    refusals: [400, 404, 409],
  },
  {
    ...staff,
    method: 'post',
    paths: ['/staff/{id}/reset'],
    name: 'resetPassword',
    summary: 'Ends every sign-in and answers a link by which they choose a new password.',
    success: { status: 201, schema: schemaRef('ResetLink'), description: 'The link, to hand over.' },
    refusals: [400, 404, 409],
  },
];

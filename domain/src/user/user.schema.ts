import { string, type InferType } from 'yup';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { grantablePermissions, roles } from '../roles.ts';
import {
  basedOn,
  choiceSchema,
  emailAddressSchema,
  fields,
  lineSchema,
  listSchema,
  needed,
  textSchema,
} from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { profile } from './user.ts';

/** A password as typed: any characters, never trimmed. */
function password() {
  return string()
    .strict()
    .typeError(messages.notText)
    .nonNullable(messages.notText)
    .max(ContentLimits.passwordMax, messages.tooLong(ContentLimits.passwordMax));
}

/** A new password; empty means unchanged. */
function newPassword() {
  return password().test(
    'length',
    messages.passwordTooShort,
    (value) => !value || value.length >= ContentLimits.passwordMin,
  );
}

/**
 * A profile as its owner sends it: username and email are required. The current password is optional
 * here, because the server responds to a missing one with 401, not 400.
 */
export const profileSchema = schemaOf(profile).shape({
  password: newPassword(),
  currentPassword: password(),
  updatedAt: basedOn(),
});

/** A new staff account, created by a super user. */
export const newStaffSchema = fields({
  username: needed(lineSchema(ContentLimits.name), messages.usernameMissing),
  email: needed(emailAddressSchema(), messages.emailMissing),
  password: newPassword().required(messages.passwordMissing),
  role: choiceSchema(roles, {
    requiredMessage: messages.roleUnknown,
    unknown: messages.roleUnknown,
  }).required(messages.roleUnknown),
});

function grant() {
  const { permissionUnknown } = messages;
  return choiceSchema(grantablePermissions, {
    requiredMessage: permissionUnknown,
    unknown: permissionUnknown,
  });
}

/** All that is granted to an account from now on, beyond its role; an empty list withdraws everything. */
export const grantsSchema = fields({
  permissions: listSchema(grant().defined(messages.permissionUnknown), grantablePermissions.length).required(
    messages.notList,
  ),
});

/**
 * A sign-in. Email and password only have to be there; the form gives no other hints. `code` is the
 * six-digit code of an authenticator app, for accounts that have one.
 */
export const loginSchema = fields({
  email: textSchema(ContentLimits.email).required(messages.emailMissing),
  password: password().required(messages.passwordMissing),
  code: textSchema(ContentLimits.code),
});

/** A request for a link to choose a new password. */
export const forgotPasswordSchema = fields({
  email: needed(emailAddressSchema(), messages.emailMissing),
});

/** A new password, with the code of such a link. */
export const newPasswordSchema = fields({
  code: textSchema(ContentLimits.resetCode).required(messages.resetLinkUsed),
  password: newPassword().required(messages.passwordMissing),
});

export type ProfileInput = InferType<typeof profileSchema>;

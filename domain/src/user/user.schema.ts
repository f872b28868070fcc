import { string, type InferType } from 'yup';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { roles } from '../roles.ts';
import { basedOn, choice, emailAddress, fields, line, needed, text } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { profile } from './user.ts';

/** A password as it was typed: any characters, never trimmed. */
function password() {
  return string()
    .strict()
    .typeError(messages.notText)
    .nonNullable(messages.notText)
    .max(Limits.passwordMax, messages.tooLong(Limits.passwordMax));
}

/** Empty passes: a new password counts only when typed (section 5). */
function newPassword() {
  return password().test(
    'length',
    messages.passwordTooShort,
    (value) => !value || value.length >= Limits.passwordMin,
  );
}

/**
 * A profile as its owner sends it (section 5): username and email required. The current password is
 * checked by the server, which answers 401 rather than 400 when it is missing, so it is optional here.
 */
export const profileSchema = schemaOf(profile).shape({
  password: newPassword(),
  currentPassword: password(),
  updatedAt: basedOn(),
});

/** A new member of staff, created by a super user. */
export const newStaffSchema = fields({
  username: needed(line(Limits.name), messages.usernameMissing),
  email: needed(emailAddress(), messages.emailMissing),
  password: newPassword().required(messages.passwordMissing),
  role: choice(roles, { missing: messages.roleUnknown, unknown: messages.roleUnknown }).required(
    messages.roleUnknown,
  ),
});

/**
 * A sign-in. Only that email and password are there: what is wrong with them is not told (section 5). `code`
 * are the six digits of an authenticator app, for accounts that have one.
 */
export const loginSchema = fields({
  email: text(Limits.email).required(messages.emailMissing),
  password: password().required(messages.passwordMissing),
  code: text(Limits.code),
});

export type ProfileInput = InferType<typeof profileSchema>;
export type NewStaffInput = InferType<typeof newStaffSchema>;

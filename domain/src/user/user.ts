import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { email, image, line, text, type RecordOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import type { Role } from '../roles.ts';

/** A profile as its owner edits it. */
export const profile = {
  username: line('Username', { max: ContentLimits.name, requiredMessage: messages.usernameMissing }),
  email: email('Email', { requiredMessage: messages.emailMissing }),
  desc: text('Description'),
  profileImg: image('Profile photo'),
};

/** A member of staff. The role is a claim of the account, never a field that its owner can write. */
export type User = RecordOf<typeof profile> & { role: Role };

/** Reads a stored member of staff; `role` is the account's claim. */
export function readUser(id: string, data: object, role: Role): User {
  return { ...readRecord(profile, id, data), role };
}

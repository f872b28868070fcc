import type { User } from '@venue/domain';

/** What the profile form edits and may keep as a draft. Passwords are never part of it. */
export type ProfileFormInput = Pick<User, 'username' | 'email' | 'desc' | 'profileImg'>;

/** What proves or changes who somebody is; lives only as long as the form is open. */
export type Secrets = { password: string; currentPassword: string };

/** The editable part of a profile. An account without one starts from its address. */
export function toProfileInput(user: Partial<User> | undefined, email: string): ProfileFormInput {
  return {
    username: user?.username ?? '',
    email: user?.email || email,
    desc: user?.desc ?? '',
    profileImg: user?.profileImg ?? '',
  };
}

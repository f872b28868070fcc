import type { User } from '@venue/domain';

/** The values of the profile form, which may be stored as a draft. Never holds passwords. */
export type ProfileFormInput = Pick<User, 'username' | 'email' | 'desc' | 'profileImg'>;

/** The passwords of the form; never stored. */
export type Secrets = { password: string; currentPassword: string };

/** The editable part of a profile. An account without a profile starts with its email. */
export function toProfileInput(user: Partial<User> | undefined, email: string): ProfileFormInput {
  return {
    username: user?.username ?? '',
    email: user?.email || email,
    desc: user?.desc ?? '',
    profileImg: user?.profileImg ?? '',
  };
}

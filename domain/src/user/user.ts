import type { Role } from '../roles.ts';

/** A member of staff (section 3). The role is a claim of the account, never a field its owner writes. */
export type User = {
  _id: string;
  username: string;
  email: string;
  desc: string;
  profileImg: string;
  role: Role;
};

/** What a sign-in answers with, and what the back office keeps (section 3). */
export type AuthState = { user: User; token: string };

/** A profile before anything was entered. */
export const emptyProfile: Omit<User, '_id' | 'role'> = { username: '', email: '', desc: '', profileImg: '' };

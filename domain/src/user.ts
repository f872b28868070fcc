import type { Role } from './roles.ts';

/** A member of staff (section 3). The role is a claim of the account, never a field its owner writes. */
export type User = {
  _id: string;
  username: string;
  email: string;
  desc: string;
  profileImg: string;
  role: Role;
};

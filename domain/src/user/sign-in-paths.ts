import type { Role } from '../roles.ts';

/** The sign-in screen of each role. */
export const signInPaths: Record<Role, string> = {
  super: '/admin-login',
  admin: '/admin-signin',
  chef: '/chef-login',
  host: '/admin-signin',
};

/** The screen that mails a link for choosing a new password, and where that link leads. */
export const newPasswordPath = '/new-password';

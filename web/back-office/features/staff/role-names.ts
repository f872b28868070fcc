import type { Role } from '@venue/domain';

/** The names of the roles, and what each may do (section 6). */
export const roleNames: Record<Role, { name: string; explanation: string }> = {
  super: { name: 'Super user', explanation: 'Everything an administrator can do, and staff accounts.' },
  admin: { name: 'Administrator', explanation: 'Website, menus, hours, routes, music, bookings, history.' },
  chef: { name: 'Chef', explanation: 'Takes dishes off, confirms allergens, and edits their own profile.' },
};

import type { Role } from '@venue/domain';

/** Roles as staff read them, and what each may do (section 6). */
export const roleNames: Record<Role, { name: string; explanation: string }> = {
  super: { name: 'Super user', explanation: 'Everything an administrator may, and staff accounts.' },
  admin: { name: 'Administrator', explanation: 'Website, menus, hours, routes, music, bookings, history.' },
  chef: { name: 'Chef', explanation: 'The own profile in the menu maker, nothing else.' },
};

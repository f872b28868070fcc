import type { GrantablePermission, Role } from '@venue/domain';

/** The names of the roles, and what each may do. */
export const roleNames: Record<Role, { name: string; explanation: string }> = {
  super: { name: 'Super user', explanation: 'Everything an administrator can do, and staff accounts.' },
  admin: { name: 'Administrator', explanation: 'Website, menus, hours, routes, music, bookings, history.' },
  host: { name: 'Host', explanation: 'The book of tables, and nothing else.' },
  chef: { name: 'Chef', explanation: 'Edits their own profile. You can allow more in the list of staff.' },
};

/** What each permission that can be granted to an account allows, to follow "may". */
export const permissionPhrases: Record<GrantablePermission, string> = {
  changeDishes: 'take dishes off and confirm allergens',
  editBookings: 'keep the book of tables',
};

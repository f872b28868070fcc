/** The roles of staff. Visitors have none. */
export const roles = ['super', 'admin', 'chef', 'host'] as const;

export type Role = (typeof roles)[number];

/** The roles that have each permission. UI, security rules and functions are tested against this table. */
export const permissions = {
  /** Website, menus, hours, legal texts, routes, events, uploads, history, outgoing mail. */
  editContent: ['super', 'admin'],
  /** Take a dish off its menu and back, and say what it contains. A chef only once it is granted. */
  changeDishes: ['super', 'admin'],
  /** Read and keep the book of tables. All that a host may do; a chef only once it is granted. */
  editBookings: ['super', 'admin', 'host'],
  /** Read and erase all that is stored of a guest. */
  eraseGuests: ['super'],
  /** Create staff accounts, set their roles, disable and remove them. */
  manageStaff: ['super'],
  /** Download all data, including guests' data. */
  downloadBackup: ['super'],
  /** Edit one's own profile. */
  editOwnProfile: ['super', 'admin', 'chef', 'host'],
  /** Upload a picture: all staff have a profile photo. */
  upload: ['super', 'admin', 'chef', 'host'],
  /** Sign in at the screen of each role. Hosts sign in where admins do. */
  signInAsAdmin: ['super', 'admin', 'host'],
  signInAsSuper: ['super'],
  signInAsChef: ['chef'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/**
 * The permissions that super users can grant to single accounts whose role lacks them. What is granted is kept in
 * `access/{uid}`; nothing is at first.
 */
export const grantablePermissions = ['changeDishes', 'editBookings'] as const satisfies readonly Permission[];

export type GrantablePermission = (typeof grantablePermissions)[number];

/** What an account is allowed to do: its role, and what has been granted to it besides, if anything. */
export type Rights = {
  role: Role | null | undefined;
  permissions?: readonly GrantablePermission[] | undefined;
};

/** Whether an account has a permission, by its role or by a grant; undefined stands for a visitor. */
export function may(rights: Rights | undefined, permission: Permission): boolean {
  if (!rights?.role) return false;
  const { role, permissions: granted = [] } = rights;
  return (
    (permissions[permission] as readonly Role[]).includes(role) ||
    (granted as readonly Permission[]).includes(permission)
  );
}

/**
 * The permissions that can be granted to accounts with the role: those it does not have anyway. A host has the book and
 * nothing else.
 */
export function grantableTo(role: Role): GrantablePermission[] {
  if (role === 'host') return [];
  return grantablePermissions.filter((permission) => !may({ role }, permission));
}

/** Reads the role from an account's claims; undefined for anything unknown. */
export function readRole(claim: unknown): Role | undefined {
  return roles.find((role) => role === claim);
}

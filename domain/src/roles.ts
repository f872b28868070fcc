/** The roles of staff (section 6). Visitors have none. */
export const roles = ['super', 'admin', 'chef'] as const;

export type Role = (typeof roles)[number];

/** The roles that have each permission. UI, security rules and functions are tested against this table. */
export const permissions = {
  /** Website, menus, hours, legal texts, routes, events, uploads, history, outgoing mail. */
  editContent: ['super', 'admin'],
  /** Take a dish off its menu and back, and say what it contains. */
  changeDishes: ['super', 'admin', 'chef'],
  /** Create staff accounts, set their roles, disable and remove them. */
  manageStaff: ['super'],
  /** Download all data, including guests' data. */
  downloadBackup: ['super'],
  /** Edit one's own profile. */
  editOwnProfile: ['super', 'admin', 'chef'],
  /** Upload a picture: all staff have a profile photo. */
  upload: ['super', 'admin', 'chef'],
  /** Sign in at the screen of each role. */
  signInAsAdmin: ['super', 'admin'],
  signInAsSuper: ['super'],
  signInAsChef: ['chef'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a role has a permission; undefined stands for a visitor. */
export function may(role: Role | undefined, permission: Permission): boolean {
  return role !== undefined && (permissions[permission] as readonly Role[]).includes(role);
}

/** Reads the role from an account's claims; undefined for anything unknown. */
export function readRole(claim: unknown): Role | undefined {
  return roles.find((role) => role === claim);
}

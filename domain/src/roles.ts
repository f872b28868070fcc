/** What staff can be (section 6). A visitor has no role. */
export const roles = ['super', 'admin', 'chef'] as const;

export type Role = (typeof roles)[number];

/** What a role may be needed for. */
export const permissions = {
  /** Website, menus, hours, legal texts, routes, events, uploads, history, outgoing mail. */
  editContent: ['super', 'admin'],
  /** Create staff, set roles, disable and remove. */
  manageStaff: ['super'],
  /** Download everything the venue holds, guests' data included. */
  downloadBackup: ['super'],
  /** Change the own profile. */
  editOwnProfile: ['super', 'admin', 'chef'],
  /** Upload a picture: everybody has a profile photo. */
  upload: ['super', 'admin', 'chef'],
  /** Sign in at the admin's screen, the super user's, the chef's. */
  signInAsAdmin: ['super', 'admin'],
  signInAsSuper: ['super'],
  signInAsChef: ['chef'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether somebody with the role (undefined: a visitor) may do it. The one table for UI, rules and functions. */
export function may(role: Role | undefined, permission: Permission): boolean {
  return role !== undefined && (permissions[permission] as readonly Role[]).includes(role);
}

/** Reads a role out of an account's claims; anything unknown is no role. */
export function readRole(claim: unknown): Role | undefined {
  return roles.find((role) => role === claim);
}

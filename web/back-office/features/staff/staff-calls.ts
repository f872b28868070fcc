import type { AccountChange, GrantablePermission, Json, Role, User } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';

/** A member of staff as a super user sees them. */
export type StaffMember = User & {
  /** What has been granted to the account, beyond its role. */
  permissions: GrantablePermission[];
  disabled: boolean;
  lastSignIn?: Date;
};

/** The input for a new account. */
export type NewStaff = { username: string; email: string; role: Role; password: string };

/*
 * The calls of the Staff screen, for super users. All throw ApiError. A change that takes rights away ends the
 * person's sessions at once.
 */

/** Everybody with a role, by name. */
export async function listStaff(): Promise<StaffMember[]> {
  const found = await officeApi<Json<StaffMember>[]>({ method: 'GET', path: '/staff' });
  return found.map(({ lastSignIn, ...member }) => ({
    ...member,
    ...(lastSignIn && { lastSignIn: new Date(lastSignIn) }),
  }));
}

/** Who did what to which account, latest first. */
export async function listAccountChanges(): Promise<AccountChange[]> {
  const found = await officeApi<Json<AccountChange>[]>({ method: 'GET', path: '/staff/history' });
  return found.map((change) => ({ ...change, at: new Date(change.at) }));
}

export function createStaff(input: NewStaff): Promise<unknown> {
  return officeApi({ method: 'POST', path: '/staff', body: input });
}

export function setRole(id: string, role: Role): Promise<unknown> {
  return officeApi({ method: 'PUT', path: `/staff/${id}/role`, body: { role } });
}

/** Sets all that is granted to an account. It applies at once where the person is signed in, and nobody is signed out. */
export function setPermissions(id: string, permissions: GrantablePermission[]): Promise<unknown> {
  return officeApi({ method: 'PUT', path: `/staff/${id}/permissions`, body: { permissions } });
}

export function setDisabled(id: string, disabled: boolean): Promise<unknown> {
  return officeApi({ method: 'PUT', path: `/staff/${id}/disabled`, body: { disabled } });
}

export function removeStaff(id: string): Promise<unknown> {
  return officeApi({ method: 'DELETE', path: `/staff/${id}` });
}

/** Resolves to a link to choose a new password, which works once. */
export async function resetPassword(id: string): Promise<string> {
  const { link } = await officeApi<{ link: string }>({ method: 'POST', path: `/staff/${id}/reset` });
  return link;
}

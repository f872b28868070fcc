import type { Access, LoginPart, Role } from '@venue/domain';
import { accounts } from '../firebase.ts';
import { closeAccessThen } from './change-access.ts';

/** Whose login changes: as it is stored until now, with the name that goes into the history. */
type Owner = { uid: string; role: Role; username: string; formerEmail: string };

/**
 * Changes the address, the password or both of one's own account, ends every sign-in of it and
 * keeps in the history what was changed. Throws what Auth says; then address and password are as they were.
 */
export async function changeLogin(
  { uid, role, username, formerEmail }: Owner,
  login: { email: string; password?: string },
): Promise<void> {
  const changed: LoginPart[] = [
    ...(login.email === formerEmail ? [] : (['email'] as const)),
    ...(login.password ? (['password'] as const) : []),
  ];
  const event = { uid, email: login.email, username, operation: 'login', details: { changed } } as const;
  const keep = (stored: Access | undefined) => (stored ? stored.role : role);
  await closeAccessThen({ event, by: uid, role: keep }, () => accounts().updateUser(uid, login));
}

import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { adminApp } from './admin-app.ts';

/** The staff accounts. */
export function accounts(): Auth {
  return getAuth(adminApp());
}

/** All accounts, read page by page. */
export async function allAccounts(auth: Auth): Promise<UserRecord[]> {
  const found: UserRecord[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, page);
    found.push(...users);
    page = pageToken;
  } while (page);
  return found;
}

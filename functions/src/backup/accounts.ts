import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';

/** An account as a backup keeps it: who it is and what its role is, and nothing to sign in with. */
export type StoredAccount = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  disabled: boolean;
  claims: Record<string, unknown>;
};

/** All accounts, by uid. */
export async function readAccounts(accounts: Auth): Promise<StoredAccount[]> {
  const found: StoredAccount[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await accounts.listUsers(1000, page);
    found.push(...users.map(present));
    page = pageToken;
  } while (page);
  return found.sort((a, b) => (a.uid < b.uid ? -1 : 1));
}

/** Creates the account, or changes the one of that uid. A new one gets a password that nobody knows. */
export async function writeAccount(accounts: Auth, account: StoredAccount): Promise<void> {
  const { uid, email, displayName, disabled, emailVerified, claims } = account;
  const profile = {
    disabled,
    ...(displayName !== null && { displayName }),
    ...(email !== null && { email, emailVerified }),
  };
  try {
    await accounts.updateUser(uid, profile);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
    const password = email !== null && { password: randomBytes(32).toString('base64url') };
    await accounts.createUser({ uid, ...profile, ...password });
  }
  await accounts.setCustomUserClaims(uid, Object.keys(claims).length > 0 ? claims : null);
}

/** Whether it is an account as `readAccounts` gives it. */
export function isStoredAccount(value: unknown): value is StoredAccount {
  const account = value as Partial<StoredAccount> | null;
  const isTextOrNull = (each: unknown) => each === null || typeof each === 'string';
  return (
    typeof account?.uid === 'string' &&
    isTextOrNull(account.email) &&
    isTextOrNull(account.displayName) &&
    typeof account.emailVerified === 'boolean' &&
    typeof account.disabled === 'boolean' &&
    typeof account.claims === 'object' &&
    account.claims !== null
  );
}

function present(user: UserRecord): StoredAccount {
  const { uid, email = null, emailVerified, displayName = null, disabled, customClaims = {} } = user;
  return { uid, email, emailVerified, displayName: displayName || null, disabled, claims: customClaims };
}

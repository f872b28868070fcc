import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { boolean, mixed, object, string, type InferType } from 'yup';
import { allAccounts } from '../../firebase/accounts.ts';
import { isObject } from './stored-value.ts';

const accountSchema = object({
  uid: string().defined(),
  email: string().defined().nullable(),
  emailVerified: boolean().defined(),
  displayName: string().defined().nullable(),
  disabled: boolean().defined(),
  claims: mixed<Record<string, unknown>>(isObject).defined(),
}).required();

/** An account in a backup: identity and role, without credentials. */
export type StoredAccount = InferType<typeof accountSchema>;

/** All accounts, by uid. */
export async function readAccounts(accounts: Auth): Promise<StoredAccount[]> {
  return (await allAccounts(accounts)).map(present).sort((a, b) => (a.uid < b.uid ? -1 : 1));
}

/** Creates the account, with a random password. */
export async function writeAccount(accounts: Auth, account: StoredAccount): Promise<void> {
  const { uid, email, displayName, disabled, emailVerified, claims } = account;
  const profile = {
    disabled,
    ...(displayName !== null && { displayName }),
    ...(email !== null && { email, emailVerified }),
  };
  const password = email !== null && { password: randomBytes(32).toString('base64url') };
  await accounts.createUser({ uid, ...profile, ...password });
  if (Object.keys(claims).length > 0) await accounts.setCustomUserClaims(uid, claims);
}

/** The account that a document is about: each belongs to a record of staff. Undefined for another document. */
export function uidOf(path: string): string | undefined {
  const [collection, uid, ...deeper] = path.split('/');
  return collection === 'users' && deeper.length === 0 ? uid : undefined;
}

/** Whether a value is a stored account. */
export function isStoredAccount(value: unknown): value is StoredAccount {
  return accountSchema.isValidSync(value, { strict: true });
}

function present(user: UserRecord): StoredAccount {
  const { uid, email = null, emailVerified, displayName = null, disabled, customClaims = {} } = user;
  return { uid, email, emailVerified, displayName: displayName || null, disabled, claims: customClaims };
}

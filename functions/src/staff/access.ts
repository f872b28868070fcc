import { readAccessData, readRole, type Access } from '@venue/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { accounts } from '../firebase/accounts.ts';
import { database } from '../firebase/admin-app.ts';

/** gRPC code of `create` for an existing document. */
const alreadyExists = 6;

/** The access document of an account. */
export function accessOf(uid: string): DocumentReference {
  return database().collection('access').doc(uid);
}

/** Reads the current access of an account; undefined without a document. */
export async function readAccess(uid: string): Promise<Access | undefined> {
  const data = (await accessOf(uid).get()).data();
  return data && readAccessData(data);
}

/**
 * The current access of an account whose token was verified. Creates the document for an account that is older than
 * these documents; an existing one is never rebuilt, so a disabled account stays disabled.
 */
export async function currentAccess(uid: string): Promise<Access | undefined> {
  return (await readAccess(uid)) ?? (await rebuildAccess(uid));
}

/** `create` fails if the account has been changed meanwhile; that change wins. */
async function rebuildAccess(uid: string): Promise<Access | undefined> {
  const { customClaims, disabled, tokensValidAfterTime } = await accounts().getUser(uid);
  const role = readRole(customClaims?.['role']);
  if (!role || disabled) return undefined;
  const access: Access = { role, since: secondsOf(tokensValidAfterTime), permissions: [] };
  try {
    await accessOf(uid).create(access);
    return access;
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyExists) throw error;
    return readAccess(uid);
  }
}

/** Auth's own revocation time, so that sign-ins revoked before the document existed stay revoked. */
function secondsOf(time: string | undefined): number {
  const milliseconds = time ? Date.parse(time) : 0;
  return Number.isNaN(milliseconds) ? 0 : Math.floor(milliseconds / 1000);
}

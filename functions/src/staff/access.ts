import { readAccessData, readRole, type Access } from '@venue/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { accounts } from '../accounts.ts';
import { database } from '../firebase.ts';

/** gRPC: the document that was to be created is there already. */
const alreadyExists = 6;

/** Where it is stored what an account may do now. */
export function accessOf(uid: string): DocumentReference {
  return database().collection('access').doc(uid);
}

/** What an account may do now; undefined where that has never been written down. */
export async function readAccess(uid: string): Promise<Access | undefined> {
  const data = (await accessOf(uid).get()).data();
  return data && readAccessData(data);
}

/**
 * What an account whose token was verified may do now. Writes the document for an account that has none yet
 * (it is older than these documents); one that exists is never rebuilt, so a closed account stays closed.
 */
export async function currentAccess(uid: string): Promise<Access | undefined> {
  return (await readAccess(uid)) ?? (await rebuildAccess(uid));
}

/** `create` fails where a change of the account was written in the meantime, and that change counts. */
async function rebuildAccess(uid: string): Promise<Access | undefined> {
  const { customClaims, disabled, tokensValidAfterTime } = await accounts().getUser(uid);
  const role = readRole(customClaims?.['role']);
  if (!role || disabled) return undefined;
  const access = { role, since: secondsOf(tokensValidAfterTime) };
  try {
    await accessOf(uid).create(access);
    return access;
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyExists) throw error;
    return readAccess(uid);
  }
}

/** Auth's own "no sign-in before": it keeps what was revoked before the document was written. */
function secondsOf(time: string | undefined): number {
  const milliseconds = time ? Date.parse(time) : 0;
  return Number.isNaN(milliseconds) ? 0 : Math.floor(milliseconds / 1000);
}

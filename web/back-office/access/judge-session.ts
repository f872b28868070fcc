import { readRole } from '@venue/domain';
import type { User } from 'firebase/auth';
import { doc, getDocFromServer } from 'firebase/firestore';
import { officeAuth } from '../../firebase/auth.ts';
import { officeFirestore } from '../../firebase/office-firestore.ts';
import { latestSignIn } from '../browser-storage/session-note.ts';
import { judgeAccess, type Access, type AccessEnd } from './access-judgement.ts';

/**
 * Why this person's session must end, given `access/{uid}`; undefined if it may continue. Without a token, too: then
 * there is no connection, or Auth signs the person out by itself.
 */
export async function judgeSession(user: User, access: Access | undefined): Promise<AccessEnd | undefined> {
  const token = await user.getIdTokenResult().catch(() => undefined);
  if (!token) return undefined;
  return judgeAccess(access, {
    role: readRole(token.claims.role),
    authTime: Math.max(Number(token.claims.auth_time), latestSignIn(user.uid)),
  });
}

/** Whether the session must end by what the server says now, which a listener may hear much later. */
export async function mustEndNow(uid: string): Promise<boolean> {
  const user = officeAuth().currentUser;
  if (user?.uid !== uid) return true;
  try {
    const access = await getDocFromServer(doc(officeFirestore(), 'access', uid));
    return (await judgeSession(user, access.data())) !== undefined;
  } catch (error) {
    return isRefusal(error);
  }
}

/** Whether Firestore refused the person, who then has no session any more; any other error is one of the connection. */
export function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'permission-denied' || code === 'unauthenticated';
}

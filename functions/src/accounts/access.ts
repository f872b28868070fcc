import type { Role } from '@venue/domain';
import { database } from '../firebase.ts';

/** gRPC: the document that was to be created is there already. */
const alreadyExists = 6;

/**
 * Whether an account that has just signed in with the role is let in by its `access/{uid}`. Writes the
 * document for an account that has none yet; one that exists is never rebuilt.
 */
export async function ensureAccess(uid: string, role: Role): Promise<boolean> {
  const ref = database().doc(`access/${uid}`);
  const since = 0;
  await ref.create({ role, since }).catch((error: unknown) => {
    if ((error as { code?: number }).code !== alreadyExists) throw error;
  });
  return (await ref.get()).get('role') === role;
}

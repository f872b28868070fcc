import { openOwnApi } from '../own-api.ts';
import { auth, db } from '../staff.ts';

/** uid of the admin who makes the calls. */
const uid = 'tester';

/**
 * Empties a project of the test's own and opens the API on it, with an admin. The test names the project in
 * `GCLOUD_PROJECT` and declares what is its own before it imports this.
 */
export async function openOwnProject(project: string) {
  await empty(project);
  await auth.createUser({ uid, email: 'tester@contract.test' });
  await db.doc(`access/${uid}`).set({ role: 'admin', since: 0 });
  const api = await openOwnApi();
  return {
    uid,
    at: api.at,
    token: () => tokenOf(project),
    async close() {
      api.close();
      await empty(project);
    },
  };
}

async function empty(project: string): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: accounts } = process.env;
  const clear = (address: string) =>
    fetch(`http://${address}`, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
  await clear(`${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`);
  await clear(`${accounts}/emulator/v1/projects/${project}/accounts`);
}

/** A token of the project: the emulators sign in to the running one only, and accept tokens without a signature. */
function tokenOf(project: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: uid, user_id: uid, role: 'admin', auth_time: now, iat: now, exp: now + 3_600 };
  const origin = { aud: project, iss: `https://securetoken.google.com/${project}` };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...origin })}.`;
}

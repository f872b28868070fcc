const project = process.env.GCLOUD_PROJECT ?? 'demo-venue';

/** What `access/{uid}` says, as the server keeps it: null lets nobody in. */
type Access = { role: string | null; since: number };

/**
 * Writes a person's `access/{uid}` past all rules, as every change of an account does, or with `undefined`
 * removes it: through the emulator's own back door, so that the test says what is written and when.
 */
export async function writeAccess(uid: string, access: Access | undefined): Promise<void> {
  const path = `access/${uid}`;
  await (access ? writeFields(path, fieldsOf(access)) : request(path, { method: 'DELETE' }));
}

/** Changes the name in a person's profile, past all rules. */
export async function writeUsername(uid: string, username: string): Promise<void> {
  const name = { stringValue: username };
  await writeFields(`users/${uid}?updateMask.fieldPaths=username`, { username: name });
}

/** Gives the account another role and leaves `access/{uid}` as it is. */
export async function writeRole(uid: string, role: string): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, customAttributes: JSON.stringify({ role }) }),
    },
  );
  if (!answer.ok) throw new Error(`${uid}: ${answer.status} ${await answer.text()}`);
}

/** Now, as `since` counts it. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

function writeFields(path: string, fields: object): Promise<void> {
  return request(path, { method: 'PATCH', body: JSON.stringify({ fields }) });
}

async function request(path: string, init: RequestInit): Promise<void> {
  const documents = `projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}/${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

function fieldsOf({ role, since }: Access) {
  return {
    role: role === null ? { nullValue: null } : { stringValue: role },
    since: { integerValue: String(since) },
  };
}

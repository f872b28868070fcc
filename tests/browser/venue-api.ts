import type { Json, OpeningHours } from '@venue/domain';

/** The API as a colleague at another computer uses it, past the browser under test. */
const api = process.env.API_URL ?? `${process.env.SITE_URL}/api`;

type Credentials = { email: string; password: string };

/** The opening hours as anybody can read them. */
export async function readHours(): Promise<Json<OpeningHours>> {
  const answer = await fetch(`${api}/openingHours/getAll`);
  const [hours] = (await answer.json()) as Json<OpeningHours>[];
  if (!hours) throw new Error('The venue has no opening hours: is the demo content loaded?');
  return hours;
}

/** Saves opening hours as the person, whatever was stored before. */
export async function saveHours(contents: OpeningHours['contents'], person: Credentials): Promise<void> {
  const { uid, token } = await tokenOf(person);
  const answer = await fetch(`${api}/openingHours/main/${uid}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ contents }),
  });
  if (!answer.ok) throw new Error(`The hours were not saved: ${answer.status} ${await answer.text()}`);
}

/** Calls the API as the person. Throws what the server said when it refuses. */
export async function callAs(
  person: Credentials,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const { token } = await tokenOf(person);
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Takes somebody on, as the super user. */
export async function hireStaff(member: object, superUser: Credentials): Promise<void> {
  await callAs(superUser, 'POST', '/staff', member);
}

/** Removes everybody whose address begins so, as the super user. */
export async function dismissStaff(beginning: string, superUser: Credentials): Promise<void> {
  const members = (await callAs(superUser, 'GET', '/staff')) as { _id: string; email: string }[];
  for (const { _id } of members.filter(({ email }) => email.startsWith(beginning))) {
    await callAs(superUser, 'DELETE', `/staff/${_id}`);
  }
}

async function tokenOf({ email, password }: Credentials): Promise<{ uid: string; token: string }> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

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

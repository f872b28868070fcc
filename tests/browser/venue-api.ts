import type { Json, LegalText, Menu, Gig, OpeningHours, CustomPage, User, Website } from '@venue/domain';
import { expect } from '@playwright/test';
import { forgetSession } from './sessions.ts';

/** The API as a colleague at another computer uses it, past the browser under test. */
const api = process.env.API_URL ?? `${process.env.SITE_URL}/api`;

export type LegalResource = 'termsAndConditions' | 'privacyPolicy';

type Credentials = { email: string; password: string };

/** The opening hours as anybody can read them. */
export async function readHours(): Promise<Json<OpeningHours>> {
  const [hours] = await read<Json<OpeningHours>[]>('/openingHours/getAll');
  if (!hours) throw new Error('The venue has no opening hours: is the demo content loaded?');
  return hours;
}

/** Saves opening hours as the person, whatever was stored before; the special days stay unless they are given. */
export async function saveHours(
  contents: OpeningHours['contents'],
  person: Credentials,
  specialDays?: OpeningHours['specialDays'],
): Promise<void> {
  const { uid } = await tokenOf(person);
  await call(person, 'PUT', `/openingHours/main/${uid}`, { contents, specialDays });
}

export const readMenus = () => read<Json<Menu>[]>('/menus/getAll');
export const readRoutes = () => read<Json<CustomPage>[]>('/routes/getAll');
export const readEvents = () => read<Json<Gig>[]>('/event/getAll');

/** The settings of the site. */
export async function readWebsite(): Promise<Json<Website>> {
  return (await read<Json<Website>[]>('/website/getAll'))[0]!;
}

/** Saves a menu's contents as the person, whatever was stored before. */
export async function saveMenu({ _id, title, route, contents }: Json<Menu>, person: Credentials) {
  const { uid } = await tokenOf(person);
  await call(person, 'PUT', `/menus/${_id}/${uid}`, { title, route, contents });
}

/** Takes a dish off its menu or puts it back on as the person. */
export async function changeDish(menu: string, dish: string, change: object, person: Credentials) {
  const { uid } = await tokenOf(person);
  await call(person, 'PUT', `/menus/${menu}/items/${dish}/${uid}`, change);
}

/** Brings the menus back to what they were: contents, order, and none that was not there. */
export async function restoreMenus(before: Json<Menu>[], person: Credentials): Promise<void> {
  const now = await readMenus();
  const { uid } = await tokenOf(person);
  for (const { _id } of now) {
    if (!before.some((menu) => menu._id === _id)) await call(person, 'DELETE', `/menus/${_id}/${uid}`);
  }
  if (isSame(now.map(content), before.map(content))) return;
  await call(person, 'POST', '/menus/replaceAllMenus/super', { body: before.map(content).map(confirmed) });
}

/** A dish that was changed meanwhile has lost its confirmation: the person vouches again for what had one. */
function confirmed({ contents, ...menu }: ReturnType<typeof content>) {
  return {
    ...menu,
    contents: contents.map((element) =>
      element.allergensChecked ? { ...element, confirmed: true } : element,
    ),
  };
}

/** Saves the settings of the site as the person, whatever was stored before. */
export async function saveWebsite({ _id, updatedAt: _, ...settings }: Json<Website>, person: Credentials) {
  await call(person, 'PUT', `/website/${_id}`, settings);
}

/** Terms and conditions, or the privacy policy. */
export async function readLegalText(kind: LegalResource): Promise<Json<LegalText>> {
  return (await read<Json<LegalText>[]>(`/${kind}/getAll`))[0]!;
}

/** Saves a legal text as the person, whatever was stored before. */
export async function saveLegalText(kind: LegalResource, { contents }: Json<LegalText>, person: Credentials) {
  await call(person, 'PUT', `/${kind}/main/`, { contents });
}

/** Brings the custom pages back to what they were, as `restoreMenus` does. */
export async function restoreRoutes(before: Json<CustomPage>[], person: Credentials): Promise<void> {
  for (const route of await readRoutes()) {
    const known = before.find(({ _id }) => _id === route._id);
    if (!known) await call(person, 'DELETE', `/routes/${route._id}/`);
    else if (known.updatedAt !== route.updatedAt) {
      await call(person, 'PUT', `/routes/${route._id}`, { ...known, updatedAt: undefined });
    }
  }
}

/** The fields that a gig need not have. */
const laterFields = [
  ...['datetime', 'doorsAt', 'endsAt', 'support', 'price', 'ticketLink', 'status', 'statusNote'],
];

/** Brings the gigs back to what they were, as `restoreMenus` does. */
export async function restoreEvents(before: Json<Gig>[], person: Credentials): Promise<void> {
  for (const event of await readEvents()) {
    const known = before.find(({ _id }) => _id === event._id);
    if (!known) await call(person, 'DELETE', `/event/${event._id}/super`);
    else if (known.updatedAt !== event.updatedAt) {
      const cleared = Object.fromEntries(laterFields.map((name) => [name, '']));
      await call(person, 'PUT', `/event/${event._id}/super`, { ...cleared, ...known, updatedAt: undefined });
    }
  }
}

function content({ _id, title, route, contents }: Json<Menu>) {
  return { _id, title, route, contents };
}

/** Calls the API as the person. @throws what the server said, when it does not answer with success */
export async function call<Answer = unknown>(
  person: Credentials,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { token } = await tokenOf(person);
  const answer = await fetch(api + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function read<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(api + path)).json()) as Answer;
}

/** A stored picture's bytes, to pick as if it came from somebody's phone. */
export async function readImage(file: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${api}/images/${file}`)).arrayBuffer());
}

/** The person's profile, as the sign-in that belongs to them tells it. @throws when they cannot sign in */
export async function readProfile({ email, password }: Credentials, path = '/auth'): Promise<Json<User>> {
  const answer = await fetch(`${api}${path}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { user: Json<User> }).user;
}

/** Ends every session the person has, as a new password or another role would. */
export async function endSessions(person: Credentials): Promise<void> {
  const { uid } = await tokenOf(person);
  const project = process.env.GCLOUD_PROJECT ?? 'demo-venue';
  const validSince = Math.floor(Date.now() / 1_000) + 1;
  // The emulator's own back door; nothing else can revoke without changing the account.
  await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, validSince: String(validSince) }),
    },
  );
  forgetSession(person);
  // Auth counts in whole seconds, and whoever signs in from now on is let in.
  await expect.poll(() => Date.now() / 1_000, { intervals: [50] }).toBeGreaterThanOrEqual(validSince);
}

/** The person's uid, which some addresses name. */
export async function uidOf(person: Credentials): Promise<string> {
  return (await tokenOf(person)).uid;
}

/** Takes somebody on, as the super user. */
export async function hireStaff(member: object, superUser: Credentials): Promise<void> {
  await call(superUser, 'POST', '/staff', member);
}

/** Sets what is granted to an account beyond its role, as the super user. */
export async function grant(uid: string, permissions: string[], superUser: Credentials): Promise<void> {
  await call(superUser, 'PUT', `/staff/${uid}/permissions`, { permissions });
}

/** A link with which the member of staff chooses a new password, as the super user hands it over. */
export async function resetLink(email: string, superUser: Credentials): Promise<string> {
  const members = await call<{ _id: string; email: string }[]>(superUser, 'GET', '/staff');
  const member = members.find((each) => each.email === email);
  return (await call<{ link: string }>(superUser, 'POST', `/staff/${member?._id}/reset`)).link;
}

/** Removes everybody whose address begins so, as the super user. */
export async function dismissStaff(beginning: string, superUser: Credentials): Promise<void> {
  const members = await call<{ _id: string; email: string }[]>(superUser, 'GET', '/staff');
  for (const { _id } of members.filter(({ email }) => email.startsWith(beginning))) {
    await call(superUser, 'DELETE', `/staff/${_id}`);
  }
}

/** Signs the person in at the emulator itself. */
export async function tokenOf({ email, password }: Credentials): Promise<{ uid: string; token: string }> {
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

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

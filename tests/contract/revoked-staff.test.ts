import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { readsDirectly } from './read-directly.ts';
import { auth, db, dismiss, hire, tokenOf, type Staff, nextSecond } from './staff.ts';

/** What an admin reads past the API. */
const readable = ['bookings', 'mail', 'revisions', 'website/main'];

let api: Awaited<ReturnType<typeof openOwnApi>>;
let owner: Staff;
const hired: Staff[] = [];

beforeAll(async () => {
  api = await openOwnApi();
  owner = await hire('super');
});

afterAll(async () => {
  api.close();
  await Promise.all([owner, ...hired].map((staff) => dismiss(staff).catch(() => undefined)));
});

const as = (token: string, method: string, path: string, body?: unknown) =>
  call(method, path, { token, at: api.at, ...(body !== undefined && { body }) });
const login = (path: string, { email, password }: { email: string; password: string }) =>
  call('POST', path, { body: { email, password }, at: api.at });

/** An admin whose sign-in is in the past: sign-ins end by the whole second. */
async function anAdmin(): Promise<Staff> {
  const admin = await hire('admin');
  hired.push(admin);
  await nextSecond();
  return admin;
}

async function readableBy(token: string): Promise<string[]> {
  const found = await Promise.all(
    readable.map(async (path) => ((await readsDirectly(token, path)) ? path : [])),
  );
  return found.flat();
}

const ways: [way: string, change: (admin: Staff) => Promise<{ status: number }>][] = [
  ['demoted', ({ uid }) => as(owner.token, 'PUT', `/staff/${uid}/role`, { role: 'chef' })],
  ['disabled', ({ uid }) => as(owner.token, 'PUT', `/staff/${uid}/disabled`, { disabled: true })],
  ['removed', ({ uid }) => as(owner.token, 'DELETE', `/staff/${uid}`)],
  ['reset', ({ uid }) => as(owner.token, 'POST', `/staff/${uid}/reset`)],
  [
    'with a new password',
    ({ uid, username, email, password, token }) => {
      const body = { username, email, password: 'another-password', currentPassword: password };
      return as(token, 'PUT', `/auth/user/${uid}`, body);
    },
  ],
  [
    'with a new address',
    ({ uid, username, email, password, token }) => {
      const body = { username, email: `new-${email}`, currentPassword: password };
      return as(token, 'PUT', `/auth/user/${uid}`, body);
    },
  ],
];

it.each(ways)(
  'staff %s read nothing with the token they have, neither from Firestore nor the API',
  async (_way, change) => {
    const admin = await anAdmin();
    expect(await readableBy(admin.token)).toEqual(readable);
    expect([200, 201]).toContain((await change(admin)).status);
    expect(await readableBy(admin.token)).toEqual([]);
    expect(await readsDirectly(admin.token, `users/${admin.uid}`)).toBe(false);
    expect((await as(admin.token, 'GET', '/revisions/deleted')).status).toBe(401);
    // The open back office is told why.
    expect(await readsDirectly(admin.token, `access/${admin.uid}`)).toBe(true);
  },
);

it('a reset or changed account that still stands signs in again and reads what its role allows', async () => {
  const [demoted, reset, renewed] = await Promise.all([anAdmin(), anAdmin(), anAdmin()]);
  await ways[0]![1](demoted);
  await ways[3]![1](reset);
  // As with its link.
  await auth.updateUser(reset.uid, { password: 'a-chosen-password' });
  await ways[4]![1](renewed);
  const chef = await tokenOf(demoted.email, demoted.password);
  expect(await readableBy(chef)).toEqual([]);
  expect(await readsDirectly(chef, `users/${demoted.uid}`)).toBe(true);
  expect(await readableBy(await tokenOf(reset.email, 'a-chosen-password'))).toEqual(readable);
  expect(await readableBy(await tokenOf(renewed.email, 'another-password'))).toEqual(readable);
});

it('an enabled account gets in again, but not with what was signed in before', async () => {
  const admin = await anAdmin();
  await ways[1]![1](admin);
  expect((await login('/auth/login', admin)).status).toBe(401);
  await as(owner.token, 'PUT', `/staff/${admin.uid}/disabled`, { disabled: false });
  expect(await readableBy(admin.token)).toEqual([]);
  expect(await readableBy((await login('/auth/login', admin)).body.token)).toEqual(readable);
});

it('an account from before these documents gets its own at the first sign-in, or the first call', async () => {
  const admin = await anAdmin();
  const access = db.doc(`access/${admin.uid}`);
  await access.delete();
  expect(await readableBy(admin.token)).toEqual([]);
  expect((await as(admin.token, 'GET', '/revisions/deleted')).status).toBe(200);
  expect(await readableBy(admin.token)).toEqual(readable);
  await access.delete();
  const { body } = await login('/auth/login', admin);
  expect((await access.get()).data()).toMatchObject({ role: 'admin' });
  expect(await readableBy(body.token)).toEqual(readable);
});

it('a document that exists is never rebuilt: who is shut out stays so with the right password', async () => {
  const admin = await anAdmin();
  const access = db.doc(`access/${admin.uid}`);
  for (const closed of [
    { role: null, since: 0 },
    { role: 'chef', since: 0 },
  ]) {
    await access.set(closed);
    expect((await login('/auth/login', admin)).status).toBe(401);
    expect((await access.get()).data()).toEqual(closed);
    expect(await readableBy(await tokenOf(admin.email, admin.password))).toEqual([]);
  }
});

it('a change that broke off half-way shows as a disabled account, and is put right by enabling it', async () => {
  const admin = await anAdmin();
  await db.doc(`access/${admin.uid}`).set({ role: null, since: 0 });
  const { body } = await as(owner.token, 'GET', '/staff');
  expect(body).toContainEqual(expect.objectContaining({ _id: admin.uid, disabled: true }));
  await as(owner.token, 'PUT', `/staff/${admin.uid}/disabled`, { disabled: false });
  expect((await login('/auth/login', admin)).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as staffAccounts from '../../functions/src/staff/staff.ts';
import { accounts } from '../../functions/src/firebase/accounts.ts';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { readsDirectly } from './read-directly.ts';
import { auth, db, dismiss, hire, tokenOf, type Staff } from './staff.ts';

let api: Awaited<ReturnType<typeof openOwnApi>>;
let owner: Staff;
const made: string[] = [];

beforeAll(async () => {
  api = await openOwnApi();
  owner = await hire('super');
});

afterEach(() => vi.restoreAllMocks());

afterAll(async () => {
  api.close();
  await dismiss(owner);
  await accounts().deleteUsers(made);
  const paths = made.flatMap((uid) => [`users/${uid}`, `access/${uid}`]);
  await Promise.all(paths.map((path) => db.doc(path).delete()));
});

const as = (token: string, method: string, path: string, body?: unknown) =>
  call(method, path, { token, at: api.at, ...(body !== undefined && { body }) });
const asOwner = (method: string, path: string, body?: unknown) => as(owner.token, method, path, body);

/** The history of one account, oldest first. */
async function historyOf(uid: string) {
  const { status, headers, body } = await asOwner('GET', '/staff/history');
  expect({ status, caching: headers.get('Cache-Control') }).toEqual({ status: 200, caching: 'no-store' });
  const times = (body as { at: string }[]).map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  return (body as { uid: string }[]).filter((change) => change.uid === uid).reverse();
}

async function aChef() {
  const email = `history-${randomUUID().slice(0, 8)}@contract.test`;
  const member = { username: 'Aoife', email, password: 'first-password', role: 'chef' };
  const { body } = await asOwner('POST', '/staff', member);
  made.push(body._id);
  return { ...member, uid: body._id as string };
}

it('every change of an account is kept with who made it and when, and never a password', async () => {
  const began = Date.now();
  const { uid, email } = await aChef();
  await asOwner('PUT', `/staff/${uid}/permissions`, { permissions: ['changeDishes'] });
  // Once more changes nothing, so it is no entry.
  await asOwner('PUT', `/staff/${uid}/permissions`, { permissions: ['changeDishes'] });
  await asOwner('PUT', `/staff/${uid}/permissions`, { permissions: [] });
  await asOwner('PUT', `/staff/${uid}/role`, { role: 'admin' });
  await asOwner('POST', `/staff/${uid}/reset`);
  // As with its link.
  await auth.updateUser(uid, { password: 'first-password' });
  const own = { username: 'Aoife B.', email, password: 'second-password', currentPassword: 'first-password' };
  const moved = { ...own, email: `new-${email}`, password: '', currentPassword: 'second-password' };
  for (const [body, password] of [
    [own, 'first-password'],
    [{ ...own, desc: 'No new login.', password: '', currentPassword: 'second-password' }, 'second-password'],
    [moved, 'second-password'],
  ] as const)
    expect((await as(await tokenOf(email, password), 'PUT', `/auth/user/${uid}`, body)).status).toBe(200);
  await asOwner('PUT', `/staff/${uid}/disabled`, { disabled: true });
  await asOwner('PUT', `/staff/${uid}/disabled`, { disabled: false });
  await asOwner('DELETE', `/staff/${uid}`);

  const history = await historyOf(uid);
  const byOwner = { by: owner.uid, byName: owner.username };
  const first = { uid, email, username: 'Aoife' };
  const renamed = { ...first, username: 'Aoife B.' };
  const last = { ...renamed, email: `new-${email}` };
  expect(history).toMatchObject([
    { ...first, ...byOwner, operation: 'create', details: { to: 'chef' } },
    { ...first, ...byOwner, operation: 'permissions', details: { granted: ['changeDishes'], withdrawn: [] } },
    { ...first, ...byOwner, operation: 'permissions', details: { granted: [], withdrawn: ['changeDishes'] } },
    { ...first, ...byOwner, operation: 'role', details: { from: 'chef', to: 'admin' } },
    { ...first, ...byOwner, operation: 'reset', details: {} },
    { ...renamed, by: uid, byName: 'Aoife B.', operation: 'login', details: { changed: ['password'] } },
    { ...last, by: uid, byName: 'Aoife B.', operation: 'login', details: { changed: ['email'] } },
    { ...last, ...byOwner, operation: 'disable', details: {} },
    { ...last, ...byOwner, operation: 'enable', details: {} },
    { ...last, ...byOwner, operation: 'remove', details: { from: 'admin' } },
  ]);
  for (const { at } of history as unknown as { at: string }[])
    expect(Date.parse(at)).toBeGreaterThanOrEqual(began);
  expect(JSON.stringify(history)).not.toMatch(/-password/);
});

it('a change by a command says so', async () => {
  const { _id: uid } = await staffAccounts.createStaff({
    username: 'By hand',
    email: `hand-${randomUUID().slice(0, 8)}@contract.test`,
    role: 'chef',
  });
  made.push(uid);
  expect(await historyOf(uid)).toMatchObject([{ operation: 'create', by: 'script', byName: '' }]);
});

it('nobody but a super user reads the history, and nobody at all past the API', async () => {
  const admin = await hire('admin');
  expect((await as(admin.token, 'GET', '/staff/history')).status).toBe(403);
  expect((await call('GET', '/staff/history', { at: api.at })).status).toBe(401);
  for (const { token } of [admin, owner]) expect(await readsDirectly(token, 'accountChanges')).toBe(false);
  await dismiss(admin);
});

it.each<[string, 'setCustomUserClaims' | 'updateUser' | 'deleteUser', string, string, object?]>([
  ['a new role', 'setCustomUserClaims', 'PUT', '/role', { role: 'super' }],
  ['disabling', 'updateUser', 'PUT', '/disabled', { disabled: true }],
  ['removal', 'deleteUser', 'DELETE', ''],
])('%s that Auth refuses leaves the role as it was and no entry', async (_what, step, method, path, body) => {
  const chef = await aChef();
  await asOwner('PUT', `/staff/${chef.uid}/permissions`, { permissions: ['changeDishes'] });
  vi.spyOn(accounts(), step).mockRejectedValueOnce(new Error('Auth is out of order.'));
  expect((await asOwner(method, `/staff/${chef.uid}${path}`, body)).status).toBe(500);
  expect(await historyOf(chef.uid)).toMatchObject([{ operation: 'create' }, { operation: 'permissions' }]);
  const access = (await db.doc(`access/${chef.uid}`).get()).data();
  expect(access).toMatchObject({ role: 'chef', permissions: ['changeDishes'] });
  const { email, password } = chef;
  expect((await call('POST', '/chefUser/login', { at: api.at, body: { email, password } })).status).toBe(200);
});

it('while Auth is being changed, neither the old role nor the new one lets anybody in', async () => {
  const chef = await aChef();
  const before = await tokenOf(chef.email, chef.password);
  const inBetween: unknown[] = [];
  const setClaims = accounts().setCustomUserClaims.bind(accounts());
  vi.spyOn(accounts(), 'setCustomUserClaims').mockImplementationOnce(async (uid, claims) => {
    inBetween.push(await readsDirectly(before, `users/${uid}`));
    inBetween.push(await readsDirectly(await tokenOf(chef.email, chef.password), `users/${uid}`));
    await setClaims(uid, claims);
    inBetween.push(await readsDirectly(before, `users/${uid}`));
  });
  await asOwner('PUT', `/staff/${chef.uid}/role`, { role: 'admin' });
  expect(inBetween).toEqual([false, false, false]);
  expect(await readsDirectly(await tokenOf(chef.email, chef.password), `users/${chef.uid}`)).toBe(true);
});

it('an account that could not be given its role is not left behind', async () => {
  const email = `halfway-${randomUUID().slice(0, 8)}@contract.test`;
  const uids: string[] = [];
  vi.spyOn(accounts(), 'setCustomUserClaims').mockImplementationOnce((uid) => {
    uids.push(uid);
    return Promise.reject(new Error('Auth is out of order.'));
  });
  const member = { username: 'Halfway', email, password: 'first-password', role: 'chef' };
  expect((await asOwner('POST', '/staff', member)).status).toBe(500);
  const paths = uids.flatMap((uid) => [`users/${uid}`, `access/${uid}`]);
  expect(paths).toHaveLength(2);
  for (const path of paths) expect((await db.doc(path).get()).exists).toBe(false);
  const again = await asOwner('POST', '/staff', member);
  expect(again.status).toBe(201);
  made.push(again.body._id);
});

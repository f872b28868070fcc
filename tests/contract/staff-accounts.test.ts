import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { auth, db, dismiss, hire, type Staff, nextSecond } from './staff.ts';

const made: string[] = [];
let owner: Staff;
let admin: Staff;

beforeAll(async () => {
  [owner, admin] = await Promise.all([hire('super'), hire('admin')]);
});

afterAll(async () => {
  await Promise.all([dismiss(owner), dismiss(admin)]);
  await auth.deleteUsers(made);
  const paths = made.flatMap((uid) => [`users/${uid}`, `access/${uid}`]);
  await Promise.all(paths.map((path) => db.doc(path).delete()));
});

const as = (token: string, method: string, path: string, body?: unknown) =>
  call(method, path, { token, ...(body !== undefined && { body }) });
const asOwner = (method: string, path: string, body?: unknown) => as(owner.token, method, path, body);
const mayWork = async ({ token, uid }: Staff) =>
  (await as(token, 'PUT', `/openingHours/nowhere/${uid}`, { contents: [] })).status;

async function create(role: string) {
  const email = `new-${randomUUID().slice(0, 8)}@contract.test`;
  const member = { username: 'New Hand', email, password: 'first-password', role };
  const answer = await asOwner('POST', '/staff', member);
  if (answer.status === 201) made.push(answer.body._id);
  return { answer, member };
}

it('a super user creates staff, who sign in with their role', async () => {
  const { answer, member } = await create('chef');
  expect(answer.status).toBe(201);
  const { _id } = answer.body;
  const shown = { _id, username: 'New Hand', email: member.email, desc: '', profileImg: '', role: 'chef' };
  expect(answer.body).toMatchObject({ ...shown, disabled: false });
  expect((await db.doc(`users/${_id}`).get()).data()).toMatchObject({ username: 'New Hand' });
  const { email, password } = member;
  expect((await call('POST', '/chefUser/login', { body: { email, password } })).status).toBe(200);
  const list = await asOwner('GET', '/staff');
  expect(list.headers.get('Cache-Control')).toBe('no-store');
  expect(list.body).toContainEqual(expect.objectContaining(shown));
  expect(JSON.stringify(list.body)).not.toContain('first-password');
  expect((await asOwner('POST', '/staff', member)).status).toBe(409);
});

it('an account that nobody has used has no last sign-in, and gets one with the first', async () => {
  const { answer, member } = await create('chef');
  const { _id } = answer.body;
  const lastSignIn = async () => {
    const { body } = await asOwner('GET', '/staff');
    return (body as { _id: string; lastSignIn?: string }[]).find((each) => each._id === _id)?.lastSignIn;
  };
  expect(await lastSignIn()).toBeUndefined();
  // Within the first second, Auth's own time of the creation cannot be told from a sign-in.
  await nextSecond();
  await nextSecond();
  const { email, password } = member;
  expect((await call('POST', '/chefUser/login', { body: { email, password } })).status).toBe(200);
  expect(await lastSignIn()).toBeTruthy();
});

it.each<[string, number, object]>([
  ['a short password', 400, { password: 'short' }],
  ['an unknown role', 400, { role: 'owner' }],
  ['an address that is none', 400, { email: 'nobody' }],
])('%s gets %i and no account', async (_what, status, change) => {
  const email = `never-${randomUUID()}@contract.test`;
  const body = { username: 'N', email, password: 'first-password', role: 'chef', ...change };
  expect(await asOwner('POST', '/staff', body)).toMatchObject({
    status,
    body: { errors: [{ path: Object.keys(change)[0] }] },
  });
  await expect(auth.getUserByEmail(email)).rejects.toThrow();
});

it('nobody but a super user manages staff', async () => {
  const calls = [
    ['GET', '/staff'],
    ['POST', '/staff'],
    ['PUT', `/staff/${admin.uid}/role`],
    ['PUT', `/staff/${admin.uid}/permissions`],
    ['PUT', `/staff/${admin.uid}/disabled`],
    ['DELETE', `/staff/${admin.uid}`],
    ['POST', `/staff/${admin.uid}/reset`],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === 'POST' || method === 'PUT' ? { role: 'super' } : undefined;
    expect((await as(admin.token, method, path, body)).status).toBe(403);
    expect((await call(method, path)).status).toBe(401);
  }
  expect((await auth.getUser(admin.uid)).customClaims).toEqual({ role: 'admin' });
});

it('a new role, a disabled account and a reset end the sign-ins there were', async () => {
  const [demoted, shut, forgetful] = await Promise.all([hire('admin'), hire('admin'), hire('admin')]);
  made.push(demoted.uid, shut.uid, forgetful.uid);
  expect(await mayWork(demoted)).toBe(404);
  await nextSecond();
  const role = await asOwner('PUT', `/staff/${demoted.uid}/role`, { role: 'chef' });
  expect(role).toMatchObject({ status: 200, body: { role: 'chef' } });
  const disabled = await asOwner('PUT', `/staff/${shut.uid}/disabled`, { disabled: true });
  expect(disabled).toMatchObject({ status: 200, body: { disabled: true } });
  const reset = await asOwner('POST', `/staff/${forgetful.uid}/reset`);
  expect(reset).toMatchObject({ status: 201, body: { link: expect.stringMatching(/^http/) } });
  expect(await Promise.all([demoted, shut, forgetful].map(mayWork))).toEqual([401, 401, 401]);
  const { email, password } = shut;
  expect((await call('POST', '/auth/login', { body: { email, password } })).status).toBe(401);
  await asOwner('PUT', `/staff/${shut.uid}/disabled`, { disabled: false });
  expect((await call('POST', '/auth/login', { body: { email, password } })).status).toBe(200);
});

describe('permissions of an account', () => {
  const grant = (uid: string, permissions: unknown) =>
    asOwner('PUT', `/staff/${uid}/permissions`, { permissions });
  const granted = async (uid: string) => (await db.doc(`access/${uid}`).get()).get('permissions');

  it('are none at first, and none for an account from before there were any', async () => {
    const { answer } = await create('chef');
    expect(answer.body.permissions).toEqual([]);
    const old = await hire('chef');
    made.push(old.uid);
    await db.doc(`access/${old.uid}`).set({ role: 'chef', since: 0 });
    const list = (await asOwner('GET', '/staff')).body as { _id: string; permissions: string[] }[];
    expect(list.find(({ _id }) => _id === old.uid)?.permissions).toEqual([]);
  });

  it('are granted by a super user without a new sign-in, and withdrawn', async () => {
    const chef = await hire('chef');
    made.push(chef.uid);
    const { token, uid } = chef;
    const ownProfile = async () => (await as(token, 'PUT', `/chefUser/user/${uid}`, {})).status;
    expect(await grant(uid, ['changeDishes'])).toMatchObject({
      status: 200,
      body: { _id: uid, role: 'chef', permissions: ['changeDishes'] },
    });
    expect(await granted(uid)).toEqual(['changeDishes']);
    expect(await grant(uid, [])).toMatchObject({ status: 200, body: { permissions: [] } });
    expect(await granted(uid)).toEqual([]);
    // Let in, and told what is missing: the sign-in of before still counts.
    expect(await ownProfile()).toBe(400);
  });

  it.each([[['editContent']], [['changeDishes', 'manageStaff']], ['changeDishes'], [null], [undefined]])(
    '%j is refused and grants nothing',
    async (permissions) => {
      const chef = await hire('chef');
      made.push(chef.uid);
      expect((await grant(chef.uid, permissions)).status).toBe(400);
      expect(await granted(chef.uid)).toEqual([]);
      expect((await grant('nobody-knows-it', ['changeDishes'])).status).toBe(404);
    },
  );

  it('stay while an account is disabled and through a reset, and end with a new role', async () => {
    const chef = await hire('chef', 'changeDishes');
    made.push(chef.uid);
    await asOwner('PUT', `/staff/${chef.uid}/disabled`, { disabled: true });
    await asOwner('PUT', `/staff/${chef.uid}/disabled`, { disabled: false });
    await asOwner('POST', `/staff/${chef.uid}/reset`);
    expect(await granted(chef.uid)).toEqual(['changeDishes']);
    await asOwner('PUT', `/staff/${chef.uid}/role`, { role: 'admin' });
    const back = await asOwner('PUT', `/staff/${chef.uid}/role`, { role: 'chef' });
    expect(back.body.permissions).toEqual([]);
    expect(await granted(chef.uid)).toEqual([]);
  });

  it('open no account that is disabled', async () => {
    const chef = await hire('chef');
    made.push(chef.uid);
    await asOwner('PUT', `/staff/${chef.uid}/disabled`, { disabled: true });
    expect((await grant(chef.uid, ['changeDishes'])).body).toMatchObject({ disabled: true });
    expect((await db.doc(`access/${chef.uid}`).get()).get('role')).toBeNull();
  });
});

it('a reset ends the old password before its link is used', async () => {
  const robbed = await hire('admin');
  made.push(robbed.uid);
  const { email, password } = robbed;
  const signIn = async () => (await call('POST', '/auth/login', { body: { email, password } })).status;
  expect(await signIn()).toBe(200);
  const { body } = await asOwner('POST', `/staff/${robbed.uid}/reset`);
  expect(await signIn()).toBe(401);
  const code = new URL(body.link).hash.replace('#oobCode=', '');
  const chosen = { code: decodeURIComponent(code), password: 'a-better-password' };
  expect((await call('POST', '/auth/newPassword', { body: chosen })).status).toBe(200);
  expect(await signIn()).toBe(401);
  const again = { email, password: chosen.password };
  expect((await call('POST', '/auth/login', { body: again })).status).toBe(200);
});

it('a removed account is gone with its profile', async () => {
  const leaver = await hire('chef');
  expect(await asOwner('DELETE', `/staff/${leaver.uid}`)).toMatchObject({
    status: 200,
    body: { _id: leaver.uid },
  });
  await expect(auth.getUser(leaver.uid)).rejects.toThrow();
  expect((await db.doc(`users/${leaver.uid}`).get()).exists).toBe(false);
  expect((await asOwner('DELETE', `/staff/${leaver.uid}`)).status).toBe(404);
});

it('nobody changes the own account, not even beside another super user', async () => {
  for (const [method, path, body] of [
    ['PUT', '/role', { role: 'admin' }],
    ['PUT', '/permissions', { permissions: ['changeDishes'] }],
    ['PUT', '/disabled', { disabled: true }],
    ['DELETE', '', undefined],
  ] as const) {
    const answer = await asOwner(method, `/staff/${owner.uid}${path}`, body);
    expect(answer).toMatchObject({ status: 409, body: { msg: expect.stringMatching(/your own account/) } });
  }
  const { disabled, customClaims } = await auth.getUser(owner.uid);
  expect({ disabled, customClaims }).toEqual({ disabled: false, customClaims: { role: 'super' } });
});

it('the last super user cannot be demoted, disabled or removed, nor two of them by each other', async () => {
  const { users } = await auth.listUsers();
  const others = users.filter(
    ({ uid, disabled, customClaims }) => customClaims?.['role'] === 'super' && !disabled && uid !== owner.uid,
  );
  const rival = await hire('super');
  made.push(rival.uid);
  // The venue's own super users step aside for a moment.
  await Promise.all(others.map(({ uid }) => auth.setCustomUserClaims(uid, { role: 'admin' })));
  try {
    await nextSecond();
    const both = await Promise.all([
      as(owner.token, 'PUT', `/staff/${rival.uid}/role`, { role: 'admin' }),
      as(rival.token, 'PUT', `/staff/${owner.uid}/role`, { role: 'admin' }),
    ]);
    const left = await Promise.all([owner, rival].map(({ uid }) => auth.getUser(uid)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(left.filter(({ customClaims }) => customClaims?.['role'] === 'super')).toHaveLength(1);
    const last = left[0]!.customClaims?.['role'] === 'super' ? owner : rival;
    for (const [method, path, body] of [
      ['PUT', 'role', { role: 'chef' }],
      ['PUT', 'disabled', { disabled: true }],
      ['DELETE', '', undefined],
    ] as const) {
      const address = `/staff/${last.uid}${path && `/${path}`}`;
      expect(await as(last.token, method, address, body)).toMatchObject({
        status: 409,
        body: { msg: expect.stringMatching(/last super/) },
      });
    }
  } finally {
    await Promise.all(others.map(({ uid }) => auth.setCustomUserClaims(uid, { role: 'super' })));
  }
});

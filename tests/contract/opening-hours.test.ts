import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { republishAll } from '../../functions/src/records/republish-all.ts';
import { call } from './call.ts';
import { publishedSite } from './published.ts';
import { auth, db, dismiss, hire, type Staff, nextSecond } from './staff.ts';

const path = 'openingHours/main';
const contents = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Times', content: '17:00 – 22:00' },
];
let admin: Staff;
let other: Staff;
let chef: Staff;
let stranger: Staff;
let before: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  before = (await db.doc(path).get()).data();
  [admin, other, chef, stranger] = await Promise.all([
    hire('admin'),
    hire('admin'),
    hire('chef'),
    hire(undefined),
  ]);
});

beforeEach(async () => {
  await db.doc(path).set({ contents: [{ elementType: 'Area', content: 'Bar' }], updatedAt: new Date() });
});

afterAll(async () => {
  if (before) await db.doc(path).set(before);
  else await db.doc(path).delete();
  await republishAll('test');
  await Promise.all([admin, other, chef, stranger].map(dismiss));
});

const put = (staff: Staff, body: unknown, address = `/${path}/${staff.uid}`) =>
  call('PUT', address, { token: staff.token, body });
const stored = async () => (await db.doc(path).get()).data();
const revisions = async () => (await db.collection('revisions').where('path', '==', path).get()).size;

it('a save stores the hours, publishes them, and keeps what was there before in a revision', async () => {
  const { version } = await publishedSite();
  const answer = await put(admin, { contents: [...contents], colour: 'red' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { unreadable, ...saved } = answer.body;
  const named = contents.map((line) => ({ ...line, _id: expect.any(String) }));
  expect(saved).toEqual({ _id: 'main', contents: named, updatedAt: expect.stringMatching(/Z$/) });
  // Its times say no days.
  expect(unreadable).toEqual([1]);
  expect(await stored()).toMatchObject({ contents, updatedBy: admin.uid });
  expect(await stored()).not.toHaveProperty('colour');
  const site = await publishedSite();
  expect(site['openingHours']).toEqual(saved);
  expect(site['version']).not.toBe(version);
  const kept = await db.collection('revisions').where('by', '==', admin.uid).get();
  expect(kept.docs.map((doc) => doc.data())).toEqual([
    expect.objectContaining({
      path,
      operation: 'update',
      before: expect.objectContaining({ contents: [{ elementType: 'Area', content: 'Bar' }] }),
    }),
  ]);
  expect((await call('GET', '/openingHours/getAll')).body).toEqual([saved]);
});

it.each<[string, number, () => ReturnType<typeof call>]>([
  ['no token', 401, () => call('PUT', `/${path}/${admin.uid}`, { body: { contents } })],
  [
    'a garbage token',
    401,
    () => call('PUT', `/${path}/${admin.uid}`, { token: 'garbage', body: { contents } }),
  ],
  ['an account without a role', 403, () => put(stranger, { contents })],
  ['a chef', 403, () => put(chef, { contents })],
  ["somebody else's uid in the address", 403, () => put(admin, { contents }, `/${path}/${other.uid}`)],
  ['an unknown id', 404, () => put(admin, { contents }, `/openingHours/elsewhere/${admin.uid}`)],
  ['an id that is none', 400, () => put(admin, { contents }, `/openingHours/a.b/${admin.uid}`)],
  ['no contents', 400, () => put(admin, {})],
  ['a body that is a list', 400, () => put(admin, [])],
  ['an updatedAt that is none', 400, () => put(admin, { contents, updatedAt: 'yesterday' })],
])('%s gets %i and nothing is stored', async (_who, status, send) => {
  const [was, version, count] = [await stored(), (await publishedSite())['version'], await revisions()];
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.body.msg).toEqual(expect.any(String));
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await stored()).toEqual(was);
  expect((await publishedSite())['version']).toBe(version);
  expect(await revisions()).toBe(count);
});

it('invalid hours are refused with the path of the field', async () => {
  const answer = await put(admin, { contents: [contents[0], { elementType: 'Times', content: '' }] });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toContainEqual({ path: 'contents[1].content', message: expect.any(String) });
});

it('a save based on an older state gets 409 naming who saved last', async () => {
  const updatedAt = (await call('GET', '/openingHours/getAll')).body[0].updatedAt;
  expect((await put(other, { contents, updatedAt })).status).toBe(200);
  const late = await put(admin, { contents: [], updatedAt });
  expect(late.status).toBe(409);
  expect(late.body.msg).toContain(other.username);
  expect(await stored()).toMatchObject({ contents, updatedBy: other.uid });
});

it('a revoked token is refused at once', async () => {
  const leaver = await hire('admin');
  await nextSecond();
  await auth.revokeRefreshTokens(leaver.uid);
  expect((await put(leaver, { contents })).status).toBe(401);
  await dismiss(leaver);
});

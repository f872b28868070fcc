import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { publishedRecord } from './published.ts';
import { dismiss, hire, type Staff } from './staff.ts';

let admin: Staff;
let chef: Staff;

beforeAll(async () => {
  [admin, chef] = await Promise.all([hire('admin'), hire('chef')]);
});
afterAll(() => Promise.all([admin, chef].map(dismiss)));

const as = (staff: Staff, method: string, path: string, body?: unknown) =>
  call(method, path, { token: staff.token, ...(body === undefined ? {} : { body }) });

it('a deleted gig is listed, read and brought back, as a save of its own', async () => {
  const gig = { artist: 'The Returners', datetime: '2031-05-02T20:30:00.000Z' };
  const { _id } = (await as(admin, 'POST', '/event/super', gig)).body;
  await as(admin, 'DELETE', `/event/${_id}/super`);
  const path = `events/${_id}`;
  const isOurs = (revision: { path: string }) => revision.path === path;
  const deleted = (await as(admin, 'GET', '/revisions/deleted')).body.find(isOurs);
  expect(deleted).toMatchObject({ kind: 'events', operation: 'delete', by: admin.uid, before: gig });
  expect(deleted.byName).toBe(admin.username);
  expect((await as(admin, 'GET', `/revisions/${deleted._id}`)).body).toEqual(deleted);
  const restored = await as(admin, 'POST', `/revisions/${deleted._id}/restore`);
  expect(restored).toMatchObject({ status: 200, body: { _id, ...gig } });
  expect((await call('GET', `/event/find/${_id}`)).status).toBe(200);
  const list = (await as(admin, 'GET', `/revisions?path=${path}`)).body as { operation: string }[];
  expect(list.map(({ operation }) => operation)).toEqual(['restore', 'delete', 'create']);
  expect((await as(admin, 'GET', '/revisions/deleted')).body.some(isOurs)).toBe(false);
  await as(admin, 'DELETE', `/event/${_id}/super`);
});

it('a deleted menu and a deleted page are brought back, unless their endpoint is taken', async () => {
  const menu = { title: 'Lost menu', route: 'lostandback', contents: [] };
  const page = { ...menu, topImg: 'pint.jpg', introTitle: 'x', introDesc: 'x', panels: [] };
  const kinds = [
    {
      kind: 'menus',
      create: `/menus/${admin.uid}`,
      one: (id: string) => `/menus/${id}/${admin.uid}`,
      body: menu,
    },
    { kind: 'routes', create: '/routes', one: (id: string) => `/routes/${id}`, body: page },
  ];
  for (const { kind, create, one, body } of kinds) {
    const made = (await as(admin, 'POST', create, body)).body;
    await as(admin, 'DELETE', one(made._id));
    const rival = (await as(admin, 'POST', create, { ...body, title: 'Rival' })).body;
    const [deletion, creation] = (await as(admin, 'GET', `/revisions?path=${kind}/${made._id}`)).body;
    const restore = () => as(admin, 'POST', `/revisions/${deletion._id}/restore`);
    expect(await restore()).toMatchObject({ status: 409, body: { errors: [{ path: 'route' }] } });
    expect((await call('GET', `/${kind}/find/${made._id}`)).status).toBe(404);
    await as(admin, 'DELETE', one(rival._id));
    const { updatedAt: _then, ...former } = made;
    expect(await restore()).toMatchObject({ status: 200, body: former });
    expect(await publishedRecord(kind, made)).toMatchObject(former);
    // Nothing was there before it was created, so there is nothing to bring back.
    expect((await as(admin, 'POST', `/revisions/${creation._id}/restore`)).status).toBe(409);
    await as(admin, 'DELETE', one(made._id));
  }
});

it('the history is for staff who edit, and knows only what there is', async () => {
  expect((await call('GET', '/revisions/deleted')).status).toBe(401);
  expect((await as(chef, 'GET', '/revisions/deleted')).status).toBe(403);
  expect((await as(admin, 'GET', '/revisions/nowhere')).status).toBe(404);
  expect((await as(admin, 'GET', '/revisions?path=users/x')).status).toBe(400);
});

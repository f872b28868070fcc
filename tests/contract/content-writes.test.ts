import type { Menu } from '@venue/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { publishedRecord, publishedSite } from './published.ts';
import { auth, db, dismiss, hire, type Staff, nextSecond } from './staff.ts';

let admin: Staff;
let superUser: Staff;
let chef: Staff;

beforeAll(async () => {
  [admin, superUser, chef] = await Promise.all([hire('admin'), hire('super'), hire('chef')]);
});
afterAll(() => Promise.all([admin, superUser, chef].map(dismiss)));

const as = (staff: Staff, method: string, path: string, body?: unknown) =>
  call(method, path, { token: staff.token, ...(body === undefined ? {} : { body }) });
const stored = async (path: string) => (await db.doc(path).get()).data();
const lastRevision = async (path: string) => {
  const { docs } = await db.collection('revisions').where('path', '==', path).get();
  return docs.map((doc) => doc.data()).sort((a, b) => b['at'].toMillis() - a['at'].toMillis())[0];
};

/** A record as sent by those who do not ask whether it is the latest. */
const unstamped = (record: object) => ({ ...record, updatedAt: undefined });

const event = {
  artist: 'The Contract Testers',
  artistLink: 'https://example.com/testers',
  desc: 'They play what was agreed.',
  datetime: '2031-05-02T20:30:00.000Z',
};
const menu = {
  title: 'Test menu',
  route: 'testmenu',
  contents: [{ elementType: 'Title', content: [{ contentString: 'Hello' }] }],
};
const page = {
  title: 'Test page',
  route: 'testpage',
  topImg: 'oysters.jpg',
  introTitle: 'Intro',
  introDesc: 'A description',
  panels: [{ panelTitle: 'One', panelDesc: '', panelImg: 'pint.jpg', panelButtonType: 'Contact Us' }],
};

describe.each([
  {
    name: 'event',
    create: () => '/event/super',
    one: (id: string) => `/event/${id}/super`,
    kind: 'events',
    body: event,
    change: { ...event, artist: 'Renamed' },
  },
  {
    name: 'event (music variant)',
    create: () => '/event/music',
    one: (id: string) => `/event/${id}/music`,
    kind: 'events',
    body: event,
    change: { ...event, artist: 'Renamed' },
  },
  {
    name: 'menu',
    create: () => `/menus/${admin.uid}`,
    one: (id: string) => `/menus/${id}/${admin.uid}`,
    kind: 'menus',
    body: menu,
    change: { ...menu, title: 'Renamed' },
  },
  {
    name: 'route',
    create: () => '/routes',
    one: (id: string) => `/routes/${id}/`,
    kind: 'routes',
    body: page,
    change: { ...page, title: 'Renamed' },
  },
])('$name', ({ create, one, kind, body, change }) => {
  let id = '';
  afterAll(async () => {
    if (id) await db.doc(`${kind}/${id}`).delete();
  });

  it('is created, stored and published without fields that nobody knows', async () => {
    const answer = await as(admin, 'POST', create(), { ...body, colour: 'red' });
    expect(answer.status).toBe(201);
    id = answer.body._id;
    expect(await stored(`${kind}/${id}`)).not.toHaveProperty('colour');
    expect(await publishedRecord(kind, answer.body)).toEqual(answer.body);
  });

  it('is replaced, and its former state is kept', async () => {
    const former = await stored(`${kind}/${id}`);
    const answer = await as(admin, 'PUT', one(id), change);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ _id: id });
    expect(await lastRevision(`${kind}/${id}`)).toMatchObject({
      operation: 'update',
      before: former,
      by: admin.uid,
    });
  });

  it('refuses a save that was based on an older state with 409', async () => {
    const answer = await as(admin, 'PUT', one(id), { ...change, updatedAt: '2020-01-01T00:00:00.000Z' });
    expect(answer.status).toBe(409);
    expect(answer.body.msg).toContain(admin.username);
  });

  it('refuses a visitor with 401, a chef with 403 and an unknown id with 404', async () => {
    expect((await call('PUT', one(id), { body: change })).status).toBe(401);
    expect((await as(chef, 'POST', create(), body)).status).toBe(403);
    expect((await as(admin, 'PUT', one('nobody-knows-it'), change)).status).toBe(404);
  });

  it('refuses a field of the wrong kind with 400 and its path', async () => {
    const before = await stored(`${kind}/${id}`);
    const [field = ''] = Object.keys(change);
    const answer = await as(admin, 'PUT', one(id), { ...change, [field]: 7 });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ path: field }));
    expect(await stored(`${kind}/${id}`)).toEqual(before);
  });

  it('is deleted, and its last state is kept', async () => {
    const former = await stored(`${kind}/${id}`);
    const answer = await as(admin, 'DELETE', one(id));
    expect(answer).toMatchObject({ status: 200, body: { _id: id, msg: expect.any(String) } });
    expect(await stored(`${kind}/${id}`)).toBeUndefined();
    expect(await lastRevision(`${kind}/${id}`)).toMatchObject({ operation: 'delete', before: former });
    expect((await as(admin, 'DELETE', one(id))).status).toBe(404);
  });
});

it('two menus cannot share an endpoint, nor two routes', async () => {
  const [known] = (await call('GET', '/menus/getAll')).body;
  const answer = await as(admin, 'POST', `/menus/${admin.uid}`, {
    ...menu,
    route: known.route.toUpperCase(),
  });
  expect(answer.status).toBe(409);
  expect(answer.body.errors).toEqual([expect.objectContaining({ path: 'route' })]);
});

it('a page that is saved without panels keeps those it has, and loses them when told so', async () => {
  const made = (await as(admin, 'POST', '/routes', { ...page, route: 'keepsthem' })).body;
  const { panels: _panels, ...rest } = page;
  const one = `/routes/${made._id}`;
  const kept = await as(admin, 'PUT', one, { ...rest, route: 'keepsthem', title: 'Renamed' });
  expect(kept).toMatchObject({ status: 200, body: { title: 'Renamed', panels: made.panels } });
  const emptied = await as(admin, 'PUT', one, { ...rest, route: 'keepsthem', panels: [] });
  expect(emptied).toMatchObject({ status: 200, body: { panels: [] } });
  await as(admin, 'DELETE', one);
});

it('a menu is written only in the name of the caller', async () => {
  expect((await as(admin, 'POST', `/menus/${superUser.uid}`, menu)).status).toBe(403);
});

describe('the order of all menus', () => {
  it('is stored at once, from an array or a JSON string, and undone the same way', async () => {
    const menus = (await call('GET', '/menus/getAll')).body;
    const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
    const turned = await as(admin, 'POST', '/menus/replaceAllMenus/super', { body: menus.toReversed() });
    expect(turned.status).toBe(200);
    expect(ids((await call('GET', '/menus/getAll')).body)).toEqual(ids(menus.toReversed()));
    const back = await as(admin, 'POST', '/menus/replaceAllMenus/super', {
      body: JSON.stringify(menus.map(unstamped)),
    });
    expect(back.status).toBe(200);
    expect(ids((await publishedSite())['menus'])).toEqual(ids(menus));
  });

  it.each<[string, (menus: Menu[]) => unknown[]]>([
    ['misses a menu', (menus) => menus.slice(1)],
    ['names one twice', ([first, ...others]) => [first, first, ...others.slice(1)]],
    ['names one too many', (menus) => [...menus, { ...menus[0], _id: 'nobody-knows-it', route: 'onemore' }]],
    [
      'gives two menus one endpoint',
      ([a, b, ...others]) => [a, { ...b, route: a!.route.toUpperCase() }, ...others],
    ],
    [
      'is older than what is stored',
      ([first, ...others]) => [{ ...first, updatedAt: '2020-01-01T00:00:00.000Z' }, ...others],
    ],
  ])('is refused with 409 when the list %s, and nothing changes', async (_what, spoil) => {
    const { body: menus } = await call('GET', '/menus/getAll');
    const { version } = await publishedSite();
    const answer = await as(admin, 'POST', '/menus/replaceAllMenus/super', { body: spoil(menus) });
    expect(answer).toMatchObject({ status: 409, body: { msg: expect.any(String) } });
    expect((await call('GET', '/menus/getAll')).body).toEqual(menus);
    expect((await publishedSite())['version']).toBe(version);
  });
});

describe.each(['termsAndConditions', 'privacyPolicy'])('%s', (kind) => {
  it('is replaced and published by an admin, and by nobody below', async () => {
    const former = await stored(`${kind}/main`);
    const contents = [{ elementType: 'List', content: [{ contentString: 'one' }, { contentString: 'two' }] }];
    const answer = await as(admin, 'PUT', `/${kind}/main/`, { contents });
    expect(answer).toMatchObject({ status: 200, body: { _id: 'main', contents } });
    expect(await publishedRecord(kind, answer.body)).toEqual(answer.body);
    expect((await as(chef, 'PUT', `/${kind}/main/`, { contents })).status).toBe(403);
    if (former) await as(admin, 'PUT', `/${kind}/main/`, { contents: former['contents'] });
  });
});

describe('the website settings', () => {
  it('keep every field that is not sent', async () => {
    const former = (await stored('website/main')) ?? {};
    const answer = await as(superUser, 'PUT', '/website/main', { disclaimer: '<b>text is text</b>' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ disclaimer: '<b>text is text</b>', menuTitle: former['menuTitle'] });
    expect(await stored('website/main')).toMatchObject({ landingTitle1: former['landingTitle1'] });
    await as(superUser, 'PUT', '/website/main', { disclaimer: former['disclaimer'] });
  });

  it('refuse links that are no links and files with a path', async () => {
    const answer = await as(admin, 'PUT', '/website/main', {
      xLink: 'javascript:alert(1)',
      logoImg: '../x.png',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['logoImg', 'xLink']);
  });
});

describe.each([
  { role: 'admin' as const, paths: ['/auth/user/', '/auth/user/{id}/music'] },
  { role: 'chef' as const, paths: ['/chefUser/user/', '/chefUser/user/{id}/chef'] },
])('the profile of a $role', ({ role, paths }) => {
  let staff: Staff;
  let other: Staff;
  beforeAll(async () => {
    [staff, other] = await Promise.all([hire(role), hire(role)]);
  });
  afterAll(() => Promise.all([staff, other].map(dismiss)));
  const address = (path: string, id: string) =>
    path.includes('{id}') ? path.replace('{id}', id) : path + id;

  it('needs the current password, changes at both addresses and never the role', async () => {
    for (const path of paths) {
      const body = { username: `New name at ${path.length}`, email: staff.email, role: 'super' };
      const without = await as(staff, 'PUT', address(path, staff.uid), body);
      expect(without).toMatchObject({ status: 401, body: { msg: expect.any(String) } });
      const wrong = await as(staff, 'PUT', address(path, staff.uid), {
        ...body,
        currentPassword: 'not this one',
      });
      expect(wrong).toMatchObject({ status: 401, body: { errors: [{ path: 'currentPassword' }] } });
      const right = await as(staff, 'PUT', address(path, staff.uid), {
        ...body,
        currentPassword: staff.password,
      });
      expect(right).toMatchObject({ status: 200, body: { _id: staff.uid, username: body.username, role } });
      expect((await auth.getUser(staff.uid)).customClaims).toEqual({ role });
    }
  });

  it('and the account stay as they were when the profile cannot be stored', async () => {
    const ref = db.doc(`users/${staff.uid}`);
    const former = (await ref.get()).data()!;
    // A document of almost 1 MiB, the most that Firestore stores: the description does not fit any more.
    await ref.set({ ...former, ballast: 'x'.repeat(1_047_000) });
    const change = {
      username: 'New',
      email: `new-${staff.email}`,
      password: 'a brand-new one',
      desc: 'd'.repeat(9_000),
    };
    const path = address(paths[0] ?? '', staff.uid);
    const answer = await as(staff, 'PUT', path, { ...change, currentPassword: staff.password });
    expect(answer).toMatchObject({ status: 500, body: { msg: expect.any(String) } });
    expect((await auth.getUser(staff.uid)).email).toBe(staff.email);
    expect((await ref.get()).data()).toMatchObject(former);
    await ref.set(former);
    // The sign-in lasts, and the password is the old one.
    const again = await as(staff, 'PUT', path, { ...former, currentPassword: staff.password });
    expect(again.status).toBe(200);
  });

  it('cannot take the address of another account', async () => {
    const path = address(paths[0] ?? '', staff.uid);
    const before = (await db.doc(`users/${staff.uid}`).get()).data();
    const change = { username: 'New', email: other.email.toUpperCase(), currentPassword: staff.password };
    expect(await as(staff, 'PUT', path, change)).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'email' }] },
    });
    expect((await db.doc(`users/${staff.uid}`).get()).data()).toEqual(before);
    expect((await auth.getUser(staff.uid)).email).toBe(staff.email);
  });

  it('is nobody else’s to change', async () => {
    const body = { username: 'Mine now', email: other.email, currentPassword: staff.password };
    expect((await as(staff, 'PUT', address(paths[0] ?? '', other.uid), body)).status).toBe(403);
  });

  it('takes a new password of ten characters or more, which ends the old sign-in', async () => {
    const body = { username: 'Same', email: staff.email, currentPassword: staff.password };
    const path = address(paths[0] ?? '', staff.uid);
    expect((await as(staff, 'PUT', path, { ...body, password: 'too short' })).status).toBe(400);
    await nextSecond();
    expect((await as(staff, 'PUT', path, { ...body, password: 'long enough now' })).status).toBe(200);
    expect((await as(staff, 'PUT', path, body)).status).toBe(401);
  });
});

describe('the likely end of a gig', () => {
  const path = '/event/super';
  const endsAt = '2031-05-02T22:30:00.000Z';

  it('must come after the start', async () => {
    const early = await as(admin, 'POST', path, { ...event, endsAt: event.datetime });
    expect(early).toMatchObject({ status: 400, body: { errors: [{ path: 'endsAt' }] } });
  });

  it('is stored, answered and published, and taken back with nothing', async () => {
    const { status, body } = await as(admin, 'POST', path, { ...event, endsAt });
    expect({ status, endsAt: body.endsAt }).toEqual({ status: 201, endsAt });
    expect((await stored(`events/${body._id}`))?.['endsAt'].toDate().toISOString()).toBe(endsAt);
    expect(await publishedRecord('events', body)).toEqual(body);
    const one = `/event/${body._id}/super`;
    expect((await as(admin, 'PUT', one, { datetime: event.datetime })).body.endsAt).toBe(endsAt);
    expect((await as(admin, 'PUT', one, { ...event, endsAt: '' })).body).not.toHaveProperty('endsAt');
    await db.doc(`events/${body._id}`).delete();
  });
});

import { gigPart, menuPart, pagePart } from '@venue/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { snapshotContent } from './stored-state.ts';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');
const hour = 3_600_000;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();
const eventually = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 250 });

let admin: Staff;
let chef: Staff;
let restore: () => Promise<void>;

beforeAll(async () => {
  restore = await snapshotContent();
  [admin, chef] = await Promise.all([hire('admin'), hire('chef', 'changeDishes')]);
});

afterAll(async () => {
  await restore();
  await Promise.all([admin, chef].map(dismiss));
});

const as = async (method: string, path: string, body?: object) =>
  (await call(method, path, { token: admin.token, ...(body && { body }) })).body;
const text = async (path: string) => (await fetch(site + path)).text();
const status = async (path: string) => (await fetch(site + path, { redirect: 'manual' })).status;

let made = 0;
/** A word that is in one record only, and letters for its endpoint. */
function uniqueWord() {
  made += 1;
  const letters = `${Date.now()}${made}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
  return { word: `Kept${letters}`, route: letters.slice(-10) };
}

const picture = { topImg: 'oysters.jpg', introTitle: 'A', introDesc: 'B', panels: [] };
const contents = [{ elementType: 'Title', content: [{ contentString: 'Set lunch' }] }];

/** Each kind: how one is made, the paths of its calls, and where guests find it. */
const kinds = {
  menus: {
    path: '/menus',
    make: (word: string, route: string, rest: object) =>
      as('POST', `/menus/${admin.uid}`, { title: word, route, contents, ...rest }),
    change: (id: string, body: object) => as('PUT', `/menus/${id}/${admin.uid}`, body),
    part: ({ _id }: { _id: string }) => menuPart(_id),
    page: undefined,
    place: (route: string) => `/menus?${route}`,
    shown: (word: string, _route: string) => word,
    mentions: ['/menus', '/sitemap.xml', '/content/site.json'],
  },
  routes: {
    path: '/routes',
    make: (word: string, route: string, rest: object) =>
      as('POST', '/routes', { title: word, route, ...picture, ...rest }),
    change: (id: string, body: object) => as('PUT', `/routes/${id}`, body),
    part: ({ _id }: { _id: string }) => pagePart(_id),
    page: ({ _id }: { _id: string }) => `/event/${_id}`,
    place: () => '/',
    // Its entry below EVENTS.
    shown: (_word: string, route: string) => route,
    mentions: ['/', '/sitemap.xml', '/content/site.json'],
  },
  events: {
    path: '/event',
    make: (word: string, _route: string, rest: object) =>
      as('POST', '/event/super', { artist: word, datetime: from(2 * hour), ...rest }),
    change: (id: string, body: object) => as('PUT', `/event/${id}/super`, body),
    part: ({ slug }: { slug: string }) => gigPart(slug),
    page: ({ slug }: { slug: string }) => `/music-at-fathoms/${slug}`,
    place: () => '/music-at-fathoms',
    shown: (word: string, _route: string) => word,
    mentions: [
      ...['/', '/music-at-fathoms', '/sitemap.xml', '/events.ics'],
      ...['/content/site.json', '/content/gigs.json'],
    ],
  },
};

const hidden = {
  'a draft': () => ({ isDraft: true }),
  'a draft within its time': () => ({ isDraft: true, showFrom: from(-hour), showUntil: from(hour) }),
  'not yet live': () => ({ showFrom: from(hour) }),
  'no longer live': () => ({ showFrom: from(-2 * hour), showUntil: from(-hour) }),
};

const cases = Object.entries(kinds).flatMap(([kind, its]) =>
  Object.entries(hidden).map(([state, fields]) => ({ kind, state, its, fields })),
);

describe.each(cases)('one of the $kind that is $state', ({ kind, its, fields }) => {
  it('is read by staff, and by no guest anywhere', async () => {
    const { word, route } = uniqueWord();
    const record = await its.make(word, route, fields());
    const id: string = record._id;
    const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

    expect(ids((await call('GET', `${its.path}/getAll`)).body)).not.toContain(id);
    expect((await call('GET', `${its.path}/find/${id}`)).status).toBe(404);
    expect(ids(await as('GET', `${its.path}/getAll`))).toContain(id);
    expect(await as('GET', `${its.path}/find/${id}`)).toMatchObject({ _id: id });

    const published = await db.collection('published').get();
    const naming = published.docs.filter((doc) => JSON.stringify(doc.data()).includes(word));
    expect(naming.map((doc) => doc.id)).toEqual([]);
    const part = its.part(record);
    expect((await db.doc(`published/${part}`).get()).exists).toBe(false);
    expect(await status(`/content/${part}.json`)).toBe(404);
    if (its.page) expect(await status(its.page(record))).toBe(404);
    for (const place of [its.place(route), ...its.mentions]) {
      const html = await text(place);
      for (const name of kind === 'events' ? [word] : [word, route])
        expect(html.replaceAll(place, ''), place).not.toContain(name);
    }
    if (kind === 'events') expect(await status(`/events/${id}.ics`)).toBe(404);
  });
});

it('a chef with the permission changeDishes reads hidden menus, and no other hidden records', async () => {
  const { word, route } = uniqueWord();
  const menu = await kinds.menus.make(word, route, { isDraft: true });
  const gig = await kinds.events.make(word, route, { isDraft: true });
  const read = async (path: string) => (await call('GET', path, { token: chef.token })).status;
  expect(await read(`/menus/find/${menu._id}`)).toBe(200);
  expect(await read(`/event/find/${gig._id}`)).toBe(404);
});

it('guests get a live record without what only staff need', async () => {
  const { word, route } = uniqueWord();
  const times = { showFrom: from(-hour), showUntil: from(hour) };
  const { _id } = await kinds.menus.make(word, route, { isDraft: false, ...times });
  const { body } = await call('GET', `/menus/find/${_id}`);
  expect(body).toMatchObject({ _id, showUntil: times.showUntil });
  expect(body).not.toHaveProperty('isDraft');
  expect(body).not.toHaveProperty('showFrom');
});

describe('a menu, a page and a gig', () => {
  // Side by side: each of them waits for its time.
  it.concurrent.each(Object.entries(kinds))(
    'of %s appear and go by themselves, also by their address',
    async (_, its) => {
      const { word, route } = uniqueWord();
      const [showFrom, showUntil] = [from(4_000), from(24_000)];
      const record = await its.make(word, route, { showFrom, showUntil });
      const place = its.place(route);
      const shown = its.shown(word, route);
      const early = await text(place);
      // A venue that has just opened can take longer than that for the first page.
      if (Date.now() < Date.parse(showFrom)) expect(early).not.toContain(shown);
      // Nobody saves, and nobody asks for it but a visitor.
      await eventually(async () => expect(await text(place)).toContain(shown));
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(showFrom));
      const part = its.part(record);
      const content = await fetch(`${site}/content/${part}.json`);
      const { version } = (await content.json()) as { version: string };
      // No cache keeps anything beyond its end.
      const left = Math.ceil((Date.parse(showUntil) - Date.now()) / 1_000);
      const [ofPart, ofPage] = await Promise.all(
        [`/content/${part}.json?v=${version}`, its.page?.(record) ?? place].map(async (path) =>
          (await fetch(site + path)).headers.get('Cache-Control')!,
        ),
      );
      expect(ofPart).toMatch(/^public, max-age=\d+$/);
      expect(ofPage).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      for (const caching of [ofPart, ofPage])
        expect(Number(/\d+$/.exec(caching!)![0])).toBeLessThanOrEqual(left);

      await eventually(async () => expect(await text(place)).not.toContain(shown));
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(showUntil));
      expect(await status(`/content/${part}.json?v=${version}`)).toBe(404);
      if (its.page) expect(await status(its.page(record))).toBe(404);
      expect((await call('GET', `${its.path}/find/${record._id}`)).status).toBe(404);
    },
    180_000,
  );
});

it('what is taken off by hand is gone under its last version too', async () => {
  const { word, route } = uniqueWord();
  const record = await kinds.menus.make(word, route, {});
  const path = `/content/${menuPart(record._id)}.json`;
  const { version } = (await (await fetch(site + path)).json()) as { version: string };
  expect(await status(`${path}?v=${version}`)).toBe(200);
  await kinds.menus.change(record._id, { title: word, route, contents, isDraft: true });
  await eventually(async () => expect(await status(`${path}?v=${version}`)).toBe(404));
});

it('an end before the start is refused, whichever of the two is sent', async () => {
  const { word, route } = uniqueWord();
  const refused = await call('POST', `/menus/${admin.uid}`, {
    token: admin.token,
    body: { title: word, route, contents, showFrom: from(hour), showUntil: from(0) },
  });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'showUntil' }] } });
  const gig = await kinds.events.make(word, route, { showFrom: from(hour) });
  const changed = await call('PUT', `/event/${gig._id}/super`, {
    token: admin.token,
    body: { showUntil: from(0) },
  });
  expect(changed).toMatchObject({ status: 400, body: { errors: [{ path: 'showUntil' }] } });
});

it('a hidden menu keeps its endpoint, its place and its slug', async () => {
  const { word, route } = uniqueWord();
  await kinds.menus.make(word, route, { isDraft: true });
  const taken = await call('POST', `/menus/${admin.uid}`, {
    token: admin.token,
    body: { title: 'Another', route: route.toUpperCase(), contents },
  });
  expect(taken).toMatchObject({ status: 409, body: { errors: [{ path: 'route' }] } });
  const first = await kinds.events.make(word, route, { isDraft: true });
  const second = await kinds.events.make(word, route, {});
  expect(second.slug).not.toBe(first.slug);
});

it('the order of the menus can be stored with a list that guests could read', async () => {
  const { word, route } = uniqueWord();
  const draft = await kinds.menus.make(word, route, { isDraft: true });
  const live = (await call('GET', '/menus/getAll')).body as { _id: string; updatedAt?: string }[];
  const body = live.map(({ updatedAt: _, ...menu }) => menu);
  const { status: stored } = await call('POST', '/menus/replaceAllMenus/super', {
    token: admin.token,
    body: { body },
  });
  expect(stored).toBe(200);
  expect(await as('GET', `/menus/find/${draft._id}`)).toMatchObject({ title: word, isDraft: true });
});

it('a menu that such a list leaves out keeps its place between the others', async () => {
  const make = (rest: object) => {
    const { word, route } = uniqueWord();
    return kinds.menus.make(word, route, rest);
  };
  const draft = await make({ isDraft: true });
  await make({});
  type Placed = { _id: string; position: number; updatedAt?: string };
  const placed = async () => (await as('GET', '/menus/getAll')) as Placed[];
  const ids = (menus: Placed[]) => menus.map(({ _id }) => _id);
  const store = async (menus: Placed[]) => {
    const body = menus.map(({ updatedAt: _, ...menu }) => menu);
    const options = { token: admin.token, body: { body } };
    expect((await call('POST', '/menus/replaceAllMenus/super', options)).status).toBe(200);
  };
  const live = (await call('GET', '/menus/getAll')).body as Placed[];
  const before = ids(await placed());
  expect(before.at(-2)).toBe(draft._id);
  const next = ids(live).toReversed();
  const turned = before.map((id) => (ids(live).includes(id) ? next.shift()! : id));
  await store(live.toReversed());
  const stored = await placed();
  expect(ids(stored)).toEqual(turned);
  expect(new Set(stored.map(({ position }) => position)).size).toBe(stored.length);
  await store(live);
  expect(ids(await placed())).toEqual(before);
});

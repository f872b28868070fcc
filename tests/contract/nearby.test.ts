import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Nearby } from '@venue/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../functions/src/api/app.ts';
import { nearbyPath } from '../../functions/src/nearby/nearby.ts';
import { call } from './call.ts';
import { db } from './staff.ts';

/*
 * The real app on the emulators' Firestore, with local stand-ins that answer as Nominatim and Overpass
 * do: strings for coordinates, points with lat and lon, outlines with a centre, things without a name.
 */
const found = [{ place_id: 7, lat: '52.7060', lon: '-9.6050', display_name: 'Harbour Road, Kilvara' }];
const elements = [
  { type: 'way', id: 2, center: { lat: 52.7082, lon: -9.605 }, tags: { leisure: 'park', name: 'Slip Park' } },
  { type: 'node', id: 1, lat: 52.7065, lon: -9.605, tags: { amenity: 'cafe', name: 'The Wet Oar' } },
  { type: 'node', id: 3, lat: 52.7065, lon: -9.6, tags: { amenity: 'cafe' } },
  { type: 'node', id: 4, lat: 52.72, lon: -9.605, tags: { tourism: 'museum', name: 'Too Far Museum' } },
  { type: 'node', id: 5, lat: 52.706, lon: -9.605, tags: { amenity: 'restaurant', name: 'Fathoms' } },
];

let services: Server;
let app: Server;
let site: string;
let before: FirebaseFirestore.DocumentData | undefined;
let isBroken = false;
/** What a hostile service does instead of answering, if it is set. */
let attack: ((res: ServerResponse, url: string) => unknown) | undefined;
const asked: { url: string; agent: string | undefined; body: string }[] = [];

beforeAll(async () => {
  before = (await db.doc(nearbyPath()).get()).data();
  services = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    asked.push({ url: req.url ?? '', agent: req.headers['user-agent'], body });
    if (attack) attack(res, req.url ?? '');
    else if (isBroken) res.writeHead(504, { 'Content-Type': 'text/html' }).end('<h1>Busy</h1>');
    else res.end(JSON.stringify(req.url?.startsWith('/search') ? found : { version: 0.6, elements }));
  });
  app = createServer(createApp());
  const base = await listen(services);
  vi.stubEnv('NOMINATIM_URL', base);
  vi.stubEnv('OVERPASS_URL', `${base}/api/interpreter`);
  site = await listen(app);
});

beforeEach(async () => {
  isBroken = false;
  attack = undefined;
  asked.length = 0;
  await db.doc(nearbyPath()).delete();
});

afterEach(() => vi.restoreAllMocks());

afterAll(async () => {
  await (before ? db.doc(nearbyPath()).set(before) : db.doc(nearbyPath()).delete());
  vi.unstubAllEnvs();
  for (const server of [services, app]) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const nearby = () => fetch(`${site}/api/nearby`);
/** What was found is old: the services are to be asked again. */
const growOld = () => db.doc(nearbyPath()).update({ askAgainAt: new Date(Date.now() - 1) });

it('the places within 500 m come nearest first, the house itself and nameless ones left out', async () => {
  const answer = await nearby();
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as Nearby;
  expect(body.venue).toEqual({ lat: 52.706, lon: -9.605 });
  expect(body.places).toEqual([
    { name: 'The Wet Oar', kind: 'cafe', lat: 52.7065, lon: -9.605, distance: 56 },
    { name: 'Slip Park', kind: 'park', lat: 52.7082, lon: -9.605, distance: 245 },
  ]);
  const [geocode, places] = asked;
  expect(geocode!.url).toContain('Kilvara');
  expect(geocode!.agent).toMatch(/^fathoms-website \(http/);
  const query = new URLSearchParams(places!.body).get('data');
  for (const kind of ['restaurant', 'cafe', 'park', 'museum']) expect(query).toContain(`"${kind}"`);
  expect(query).toContain('around:500,52.706,-9.605');
});

it('the services are asked once, whoever comes after', async () => {
  await nearby();
  await nearby();
  expect(asked).toHaveLength(2);
});

it('when they fail there is a 404 that nobody keeps, and they are left alone for a while', async () => {
  isBroken = true;
  const answer = await nearby();
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({ msg: expect.any(String) });
  expect((await nearby()).status).toBe(404);
  expect(asked).toHaveLength(1);
});

it('what was known before outlives a failure', async () => {
  const first = await (await nearby()).json();
  await growOld();
  isBroken = true;
  const answer = await nearby();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(first);
});

it('the running function gives what is kept', async () => {
  await nearby();
  expect((await call('GET', '/nearby')).body).toMatchObject({ venue: { lat: 52.706, lon: -9.605 } });
});

describe('a map service that is out to harm', () => {
  const json = (value: unknown) => (res: ServerResponse) => res.end(JSON.stringify(value));
  const onlyPlaces = (answer: (res: ServerResponse) => unknown) => (res: ServerResponse, url: string) =>
    url.startsWith('/search') ? json(found)(res) : answer(res);
  const endless = (chunk: string) => (res: ServerResponse) => {
    const more = () => {
      while (!res.destroyed && res.write(chunk));
    };
    res.on('drain', more);
    res.write('[');
    more();
  };

  const slowly = (res: ServerResponse) => {
    const timer = setInterval(() => res.write(' '), 100);
    res.once('close', () => clearInterval(timer));
  };

  const attacks: [what: string, attack: NonNullable<typeof attack>][] = [
    ['says nothing about the places', onlyPlaces(() => undefined)],
    ['sends a byte now and then', slowly],
    ['never stops sending', endless(' '.repeat(65_536))],
    ['never stops sending places', onlyPlaces(endless('{},'.repeat(20_000)))],
    ['breaks off', (res) => res.write('[{"lat":', () => res.destroy())],
    ['sends no JSON', (res) => res.end('<h1>Hello</h1>')],
    ['sends nothing at all', (res) => res.end()],
    ['sends null', json(null)],
    ['sends a list of nothing', json([null])],
    ['sends null for the places', onlyPlaces(json(null))],
    ['nests a million lists', (res) => res.end('['.repeat(400_000))],
    [
      'puts the venue outside of the world',
      (res, url) => json(url.startsWith('/search') ? [{ lat: '1e300', lon: '-9.6' }] : { elements: [] })(res),
    ],
    ['sends the caller elsewhere', (res) => res.writeHead(302, { Location: '/search?round' }).end()],
  ];

  it.each(attacks)('that %s costs visitors the map and nothing else', async (_what, each) => {
    attack = each;
    // Their clock runs fast.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 20));
    const answer = await nearby();
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ msg: expect.any(String) });
    // Both calls share it, and it leaves the response time before its deadline of eight seconds.
    expect(timeouts.mock.calls).toEqual([[6_000]]);
    // And it is left alone, however many ask.
    const before = asked.length;
    expect((await nearby()).status).toBe(404);
    expect(asked).toHaveLength(before);
  });

  it('is asked by one visitor only, while the others get what is known', async () => {
    const first = await (await nearby()).json();
    await growOld();
    asked.length = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    attack = async (res) => {
      await released;
      json([])(res);
    };
    const slow = nearby();
    await vi.waitUntil(() => asked.length === 1, { timeout: 60_000 });
    for (const other of await Promise.all(Array.from({ length: 5 }, nearby)))
      expect(await other.json()).toEqual(first);
    expect(asked).toHaveLength(1);
    release();
    expect(await (await slow).json()).toEqual(first);
  });

  it('does not get in what is no place, and the places beside it stay', async () => {
    const tags = { amenity: 'cafe', name: 'Next Door' };
    const near = { lat: 52.7065, lon: -9.605 };
    const odd = [
      null,
      7,
      'x',
      [],
      {},
      { ...near, tags: null },
      { ...near, tags: { ...tags, name: 7 } },
      { ...near, tags: { ...tags, name: { length: 3 } } },
      { lat: '52.7065', lon: '-9.605', tags },
      { center: null, tags },
      { center: { lat: 52.7065 }, tags },
      { lat: 1e300, lon: 1e300, tags },
    ];
    const long = { ...near, tags: { ...tags, name: `Café \ud800${'x'.repeat(100_000)}` } };
    attack = onlyPlaces(json({ elements: [...odd, { ...near, tags }, long] }));
    const answer = await nearby();
    expect(answer.status).toBe(200);
    const { places } = (await answer.json()) as Nearby;
    expect(places.map(({ name }) => name)).toEqual(['Next Door', expect.stringMatching(/^Café .x{94}$/u)]);
    expect(await (await nearby()).json()).toMatchObject({ places });
  });
});

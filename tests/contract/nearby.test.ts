import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Nearby } from '@venue/domain';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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
const asked: { url: string; agent: string | undefined; body: string }[] = [];

beforeAll(async () => {
  before = (await db.doc(nearbyPath()).get()).data();
  services = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    asked.push({ url: req.url ?? '', agent: req.headers['user-agent'], body });
    if (isBroken) res.writeHead(504, { 'Content-Type': 'text/html' }).end('<h1>Busy</h1>');
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
  asked.length = 0;
  await db.doc(nearbyPath()).delete();
});

afterEach(() => vi.restoreAllMocks());

afterAll(async () => {
  await (before ? db.doc(nearbyPath()).set(before) : db.doc(nearbyPath()).delete());
  vi.unstubAllEnvs();
  for (const server of [services, app]) server.close();
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

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noteSave } from '../records/last-save.ts';
import { createApp } from './app.ts';

/*
 * The API with a Firestore that counts what it is asked for. A read of a collection costs as much as it has records.
 */
const asked = { collections: 0, documents: 0 };
let lastSave = 1;
let gigs = ['The Eleven Steps'];
let server: Server;
let base: string;
let firestore: Server;

const open = (opened: Server) =>
  new Promise<number>((listening) =>
    opened.listen(0, '127.0.0.1', () => listening((opened.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  firestore = createServer((req, res) => {
    if (req.url!.includes(':runQuery')) {
      asked.collections += 1;
      const rows = gigs.map((artist, index) => ({
        document: { name: `events/gig${index}`, fields: { artist: { stringValue: artist } } },
      }));
      res.end(JSON.stringify(rows));
    } else {
      asked.documents += 1;
      res.end(JSON.stringify({ updateTime: `save ${lastSave}`, fields: {} }));
    }
  });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await open(firestore)}`);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-reads');
  server = createServer(createApp());
  base = `http://127.0.0.1:${await open(server)}`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const each of [server, firestore]) {
    each.closeAllConnections();
    each.close();
  }
});
beforeEach(() => {
  noteSave();
  lastSave += 1;
  Object.assign(asked, { collections: 0, documents: 0 });
});

const list = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${base}/event/getAll${query}`, { headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { artist: string }[]).map(({ artist }) => artist);
};

it('a stranger with random queries and made-up tokens has a collection read once, until the next save', async () => {
  for (let call = 0; call < 40; call += 1)
    await list(`?x=${call}`, call % 2 ? { Authorization: `Bearer junk${call}` } : {});
  expect(asked.collections).toBe(1);
  expect(asked.documents).toBeLessThanOrEqual(40);
  lastSave += 1;
  gigs = ['The Eleven Steps', 'Low Tide'];
  noteSave();
  expect(await list('')).toEqual(gigs);
  expect(asked.collections).toBe(2);
});

it('an answer to a token, even to a made-up one, is stored by no cache', async () => {
  const { headers } = await fetch(`${base}/event/getAll`, { headers: { Authorization: 'Bearer junk' } });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Vary')).toContain('Authorization');
});

it('reads by one guest above the limit get 429 with Retry-After, counted by the address that Hosting names', async () => {
  const from = (address: string) => ({ 'Fastly-Client-IP': address, 'X-Forwarded-For': '66.249.93.40' });
  const ask = async (path: string, address: string) =>
    (await fetch(`${base}${path}`, { headers: from(address) })).status;
  for (let call = 0; call < 120; call += 1) await ask('/openingHours/getAll', '192.0.2.1');
  for (const path of ['/openingHours/getAll', '/event/getAll', '/event/find/gig0']) {
    const answer = await fetch(base + path, { headers: from('192.0.2.1') });
    expect([path, answer.status]).toEqual([path, 429]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
  expect(await ask('/openingHours/getAll', '192.0.2.2')).toBe(200);
});

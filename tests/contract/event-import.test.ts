import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { snapshotContent } from './stored-state.ts';

let admin: Staff;

beforeAll(async () => {
  admin = await hire('admin');
});

afterEach(async () => {
  for (const { _id } of await ours()) await call('DELETE', `/event/${_id}/super`, { token: admin.token });
});

afterAll(() => dismiss(admin));

type Name = { _id: string; artist: string; datetime?: string };

const send = (events: unknown) =>
  call('POST', '/event/super/import', { token: admin.token, body: { events } });
const names = async (): Promise<Name[]> => (await call('GET', '/event/names', { token: admin.token })).body;
const ours = async () => (await names()).filter(({ artist }) => artist.startsWith('Import '));

it('new and changed gigs are stored in one step, in the order of the body', async () => {
  const old = await call('POST', '/event/super', {
    token: admin.token,
    body: { artist: 'Import One', datetime: '2031-06-13T20:30:00Z', desc: 'As it was.' },
  });
  const { _id, updatedAt } = old.body;
  const answer = await send([
    { artist: 'Import Two', datetime: '2031-06-20T21:30', doorsAt: '2031-06-20T20:00', price: 'Free' },
    { _id, updatedAt, price: '€15', status: 'soldOut' },
  ]);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      events: [
        // The venue's clock is an hour ahead of UTC in June.
        { artist: 'Import Two', datetime: '2031-06-20T20:30:00.000Z', price: 'Free' },
        { _id, artist: 'Import One', desc: 'As it was.', price: '€15', status: 'soldOut' },
      ],
    },
  });
  const revisions = await db.collection('revisions').where('path', '==', `events/${_id}`).get();
  expect(revisions.docs.map((doc) => doc.get('operation')).sort()).toEqual(['create', 'update']);
});

it('one wrong event stores nothing, and is named', async () => {
  const good = { artist: 'Import Good', datetime: '2031-06-20T21:30' };
  expect(await send([good, { artist: 'Import Bad', datetime: '2031-06-31T21:30' }])).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'events[1].datetime' }] },
  });
  expect((await send([good, { _id: 'never-stored', price: 'Free' }])).status).toBe(404);
  const stale = await call('POST', '/event/super', { token: admin.token, body: { artist: 'Import Stale' } });
  const { _id } = stale.body;
  expect((await send([good, { _id, updatedAt: '2020-01-01T00:00:00.000Z', price: 'Free' }])).status).toBe(
    409,
  );
  expect((await ours()).map(({ artist }) => artist)).toEqual(['Import Stale']);
});

it('an event that is in the list twice is named, and nothing is stored', async () => {
  const stored = await call('POST', '/event/super', { token: admin.token, body: { artist: 'Import Once' } });
  const { _id } = stored.body;
  const twice = [
    { _id, price: 'Free' },
    { artist: 'Import New' },
    { artist: 'Import Newer' },
    { _id, price: '€5' },
  ];
  expect(await send(twice)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'events[3]._id', message: 'This event is in the list twice.' }] },
  });
  expect((await ours()).map(({ artist }) => artist)).toEqual(['Import Once']);
});

it.each([
  ['no list', undefined],
  ['an empty list', []],
  ['more than a hundred', Array.from({ length: 101 }, () => ({ artist: 'Import Many' }))],
  ['an id that is a path', [{ _id: '../website/main', artist: 'Import Path' }]],
])('%s is refused', async (_what, events) => {
  expect((await send(events)).status).toBe(400);
  expect(await ours()).toEqual([]);
});

it('a hundred gigs fit into one step', async () => {
  const putBack = await snapshotContent();
  const many = Array.from({ length: 100 }, (_, at) => ({
    artist: `Import ${at}`,
    datetime: new Date(Date.UTC(2031, 0, 1 + at * 3, 20)).toISOString(),
    desc: 'They play what was agreed. '.repeat(20),
  }));
  const { status, body } = await send(many);
  expect(status).toBe(200);
  expect(body.events).toHaveLength(100);
  // One by one they would be deleted for a quarter of a minute.
  await putBack();
});

it('the names of all gigs carry nothing but artist and date', async () => {
  await send([
    { artist: 'Import Dated', datetime: '2031-06-20T20:30:00Z', desc: 'Long.' },
    { artist: 'Import Soon' },
  ]);
  expect((await ours()).sort((a, b) => a.artist.localeCompare(b.artist))).toEqual([
    { _id: expect.any(String), artist: 'Import Dated', datetime: '2031-06-20T20:30:00.000Z' },
    { _id: expect.any(String), artist: 'Import Soon' },
  ]);
});

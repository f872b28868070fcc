import { endOfNight, nextDay, nightOf } from '@venue/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { republishAll } from '../../functions/src/records/republish-all.ts';
import { call } from './call.ts';
import { openOwnApi } from './own-api.ts';
import { publishedSite } from './published.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

const path = 'openingHours/main';
const contents = [
  { elementType: 'Area', content: 'Restaurant' },
  { elementType: 'Days', content: 'Monday' },
  { elementType: 'Times', content: 'Closed' },
  { elementType: 'Days', content: 'Tuesday – Sunday' },
  { elementType: 'Times', content: '17:30 – 21:30' },
  { elementType: 'Area', content: 'Bar' },
  { elementType: 'Days', content: 'Every day' },
  { elementType: 'Times', content: '05:00 – 05:00' },
];
const saturday = '2031-12-27';
const special = { from: saturday, to: saturday, area: '', closed: true, times: '', reason: 'Painting' };
/** As it is stored. */
const named = { ...special, _id: expect.any(String) };
let api: Awaited<ReturnType<typeof openOwnApi>>;
let admin: Staff;
let before: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  api = await openOwnApi();
  before = (await db.doc(path).get()).data();
  admin = await hire('admin');
});

afterAll(async () => {
  api.close();
  if (before) await db.doc(path).set(before);
  else await db.doc(path).delete();
  await republishAll('test');
  await dismiss(admin);
});

const put = (body: object) => call('PUT', `/${path}/${admin.uid}`, { token: admin.token, at: api.at, body });
const get = async (address: string) => (await call('GET', `/openingHours${address}`, { at: api.at })).body;

describe('special days', () => {
  it('are stored, published and read, and kept by a save that does not name them', async () => {
    const saved = await put({ contents, specialDays: [special] });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ contents, specialDays: [special], unreadable: [] });
    expect((await put({ contents })).body.specialDays).toEqual([named]);
    expect((await get('/getAll'))[0].specialDays).toEqual([named]);
    expect((await publishedSite())['openingHours']).toMatchObject({ specialDays: [special] });
    expect((await put({ contents, specialDays: [] })).body.specialDays).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['an unknown area', { area: 'Terrace' }, ['area']],
    ['a first day after the last', { from: '2031-12-28' }, ['from', 'to']],
    ['a day that is none', { from: '2031-02-30' }, ['from']],
    ['times that cannot be read', { closed: false, times: 'till late' }, ['times']],
    ['no times on an open day', { closed: false }, ['times']],
    ['a closed that is neither yes nor no', { closed: 'yes' }, ['closed']],
  ])('%s gets 400 with its path, and nothing is stored', async (_what, changes, fields) => {
    const was = (await db.doc(path).get()).data();
    const answer = await put({ contents, specialDays: [special, { ...special, ...changes }] });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual(
      fields.map((field) => `specialDays[1].${field}`),
    );
    expect((await db.doc(path).get()).data()).toEqual(was);
  });
});

it('a save names the lines that cannot be read', async () => {
  const lines = [
    ...contents,
    { elementType: 'Days', content: '26 December' },
    { elementType: 'Times', content: '?' },
  ];
  expect((await put({ contents: lines })).body.unreadable).toEqual([8, 9]);
});

describe('a day', () => {
  it('has what is open, area by area', async () => {
    await put({ contents, specialDays: [{ ...special, area: 'Restaurant' }] });
    expect(await get(`/day?date=${saturday}`)).toEqual({
      date: saturday,
      areas: [
        { name: 'Restaurant', closed: true, spans: [], reason: 'Painting', readable: true },
        { name: 'Bar', closed: false, spans: [{ opens: '05:00', closes: '05:00' }], readable: true },
      ],
    });
    expect((await get('/day?date=2031-12-28')).areas[0].spans).toEqual([{ opens: '17:30', closes: '21:30' }]);
  });

  it('says when the hours cannot be read', async () => {
    await put({
      contents: [contents[0], contents[1], { elementType: 'Times', content: 'late' }],
      specialDays: [],
    });
    expect((await get('/day?date=2031-12-29')).areas).toEqual([
      { name: 'Restaurant', closed: false, spans: [], readable: false },
    ]);
  });

  it.each(['', '?date=', '?date=tomorrow', '?date=2031-02-30', '?date=2031-12-26&date=2031-12-27'])(
    '"%s" gets 400 naming the date',
    async (query) => {
      const answer = await call('GET', `/openingHours/day${query}`, { at: api.at });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([{ path: 'date', message: answer.body.msg }]);
    },
  );
});

describe('now', () => {
  it('says what is open and until when, and may be cached for a moment', async () => {
    await put({ contents, specialDays: [] });
    const asked = Date.now();
    const answer = await call('GET', '/openingHours/now', { at: api.at });
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
    expect(Date.parse(answer.body.at)).toBeGreaterThanOrEqual(asked);
    expect(Date.parse(answer.body.at)).toBeLessThanOrEqual(Date.now());
    // Without a gap between its days the bar never closes.
    expect(answer.body.areas).toContainEqual({ name: 'Bar', isOpen: true });
    expect(answer.body.areas[0]).toMatchObject({ name: 'Restaurant', isOpen: expect.any(Boolean) });
  });

  it('knows a special day of tonight, and when it opens again', async () => {
    const tonight = nightOf(new Date());
    await put({
      contents,
      specialDays: [{ ...special, from: nextDay(tonight, -1), to: tonight, area: 'Bar' }],
    });
    expect((await get('/now')).areas).toContainEqual({
      ...{ name: 'Bar', isOpen: false, opensNext: endOfNight(tonight).toISOString() },
    });
  });

  it('says nothing about an area whose hours cannot be read', async () => {
    const vague = [{ elementType: 'Area', content: 'Bar' }];
    await put({ contents: vague, specialDays: [] });
    expect(await get('/now')).toEqual({ at: expect.any(String), areas: [] });
  });
});

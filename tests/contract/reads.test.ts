import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { db } from './staff.ts';
import { apiUrl } from './upload-call.ts';

const datetime = new Date('2031-06-01T20:00:00Z');
const seeded = {
  'menus/contract-b': { title: 'B', route: 'b', contents: [], position: 901, secret: 'x' },
  'menus/contract-a': { title: 'A', route: 'a', contents: [], position: 902 },
  'routes/contract': { title: 'R', route: 'r', panels: [], createdAt: new Date() },
  'events/contract': { artist: 'The Test', datetime, updatedBy: 'x' },
};

/** What every save does to the published site; guests' lists are kept until then. */
const touchSite = () => db.doc('published/site').update({ publishedAt: new Date().toISOString() });

beforeAll(async () => {
  await Promise.all(Object.entries(seeded).map(([path, data]) => db.doc(path).set(data)));
  await touchSite();
  const idsOf = async (list: string) => ids((await call('GET', list)).body);
  await vi.waitFor(async () => expect(await idsOf('/menus/getAll')).toContain('contract-a'), 10_000);
  await vi.waitFor(async () => expect(await idsOf('/event/getAll')).toContain('contract'), 10_000);
});

afterAll(async () => {
  await Promise.all(Object.keys(seeded).map((path) => db.doc(path).delete()));
  await touchSite();
});

const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

it('menus come in the order of their tabs', async () => {
  const { status, body } = await call('GET', '/menus/getAll');
  expect(status).toBe(200);
  expect(ids(body).slice(-2)).toEqual(['contract-b', 'contract-a']);
});

it('an event is found, with its date-time in UTC and nothing that is not public', async () => {
  const { body } = await call('GET', '/event/find/contract');
  const texts = { artist: 'The Test', artistLink: '', desc: '', img: '' };
  expect(body).toEqual({ _id: 'contract', ...texts, datetime: '2031-06-01T20:00:00.000Z' });
  expect(ids((await call('GET', '/event/getAll')).body)).toContain('contract');
});

it.each(['website', 'menus', 'openingHours', 'termsAndConditions', 'privacyPolicy', 'routes', 'event'])(
  '%s/getAll answers a list that may be kept for a moment',
  async (resource) => {
    const answer = await call('GET', `/${resource}/getAll`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(expect.any(Array));
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
    // Node's fetch adds "no-cache" to conditional requests unless told what to send.
    const again = { headers: { 'If-None-Match': answer.headers.get('ETag')!, 'Cache-Control': 'max-age=0' } };
    expect((await call('GET', `/${resource}/getAll`, again)).status).toBe(304);
  },
);

it.each(['menus', 'routes', 'event'])('an unknown id of %s gets 404 that nobody keeps', async (resource) => {
  const answer = await call('GET', `/${resource}/find/nowhere`);
  expect(answer).toMatchObject({ status: 404, body: { msg: expect.any(String) } });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('an unknown address gets 404 in JSON', async () => {
  expect(await call('GET', '/nowhere')).toMatchObject({ status: 404, body: { msg: expect.any(String) } });
});

it('JSON that is none gets 400 without a word of the inside, even where it is read before our code', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${apiUrl}/auth/login`, { method: 'POST', headers, body: '{"email":' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toMatch(/\.js:\d|node_modules/);
});

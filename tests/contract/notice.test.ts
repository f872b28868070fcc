import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endOfNight, nightOf } from '@venue/domain';
import { call } from './call.ts';
import { publishedSite } from './published.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { snapshotContent } from './stored-state.ts';

const record = db.doc('notice/main');
let admin: Staff;
let chef: Staff;
let restore: () => Promise<void>;

beforeAll(async () => {
  restore = await snapshotContent();
  [admin, chef] = await Promise.all([hire('admin'), hire('chef')]);
});

beforeEach(async () => void (await record.delete()));

afterAll(async () => {
  await restore();
  await Promise.all([admin, chef].map(dismiss));
});

const put = (body: unknown) => call('PUT', `/notice/${admin.uid}`, { token: admin.token, body });
const read = async (token?: string) => (await call('GET', '/notice', { ...(token && { token }) })).body;
const ahead = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const none = { _id: 'main', text: '', link: '' };

it('before the first one there is none', async () => {
  expect(await read()).toEqual(none);
});

it('a notice is live and published with the answer, until the end of tonight', async () => {
  const until = endOfNight(nightOf(new Date())).toISOString();
  const { status, body } = await put({ text: ' The kitchen closes at 8. ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ _id: 'main', text: 'The kitchen closes at 8.', link: '', until });
  expect(await read()).toEqual({ _id: 'main', text: 'The kitchen closes at 8.', link: '', until });
  expect((await publishedSite())['notice']).toEqual(body);
});

it('a notice that starts on another night, without an end, lasts until the end of that night', async () => {
  const from = ahead(7 * 24 * 60 * 60);
  const until = endOfNight(nightOf(new Date(from))).toISOString();
  expect((await put({ text: 'Oysters', from })).body).toMatchObject({ from, until });
});

it('a new notice replaces all of the former one, and the history has that', async () => {
  await put({ text: 'Oysters', link: 'https://venue.test/menus', from: ahead(-60), until: ahead(600) });
  await put({ text: 'Crab', until: ahead(60) });
  expect(await read()).toEqual({ ...none, text: 'Crab', until: expect.any(String) });
  const { body } = await call('GET', '/revisions?path=notice/main', { token: admin.token });
  expect(body[0]).toMatchObject({ kind: 'notice', before: { text: 'Oysters' } });
  const again = await call('POST', `/revisions/${body[0]._id}/restore`, { token: admin.token });
  expect(again.body).toMatchObject({ text: 'Oysters' });
  expect((await read()).text).toBe('Oysters');
});

it('the empty text removes it', async () => {
  await put({ text: 'Oysters' });
  expect((await put({ text: ' ', until: ahead(-60) })).status).toBe(200);
  expect(await read()).toEqual(none);
  expect((await publishedSite())['notice']).toMatchObject({ text: '' });
});

it('guests see it from its start until its end, staff at any time', async () => {
  await put({ text: 'Oysters', from: ahead(60), until: ahead(600) });
  expect(await read()).toEqual(none);
  expect(await read(chef.token)).toEqual(none);
  expect(await read('garbage')).toEqual(none);
  expect(await read(admin.token)).toMatchObject({ text: 'Oysters', from: expect.any(String) });
  await record.update({ from: null, until: new Date(Date.now() - 1) });
  expect(await read()).toEqual(none);
  expect((await read(admin.token)).text).toBe('Oysters');
});

it('a notice that has not started is in nothing that guests can read', async () => {
  await put({ text: 'Closed for the wedding', from: ahead(3_600), until: ahead(7_200) });
  expect(JSON.stringify(await publishedSite())).not.toContain('wedding');
  const { body } = await put({ text: 'Oysters', from: ahead(-60), until: ahead(7_200) });
  expect((await publishedSite())['notice']).toEqual(body);
});

it('/openingHours/now includes the notice', async () => {
  const now = async () => (await call('GET', '/openingHours/now')).body;
  expect(await now()).not.toHaveProperty('notice');
  await put({ text: 'Oysters', until: ahead(600) });
  expect((await now()).notice).toEqual({ text: 'Oysters', link: '', until: expect.any(String) });
});

it('a read by staff is stored by no cache, one by a guest for seconds', async () => {
  const guest = await call('GET', '/notice');
  expect(guest.headers.get('Cache-Control')).toMatch(/^public, max-age=\d,/);
  expect(guest.headers.get('Vary')).toMatch(/Authorization/i);
  expect((await call('GET', '/notice', { token: admin.token })).headers.get('Cache-Control')).toBe(
    'no-store',
  );
});

it.each([
  [{}, 'text'],
  [{ text: 'x'.repeat(201) }, 'text'],
  [{ text: 'Oysters', until: '2020-01-01T00:00:00Z' }, 'until'],
  [{ text: 'Oysters', until: '2099-01-01T00:00:00Z' }, 'until'],
  [{ text: 'Oysters', from: ahead(60 * 24 * 60 * 60) }, 'from'],
  [{ text: 'Oysters', link: 'javascript:alert(1)' }, 'link'],
])('%j is refused at its field, and nothing is stored', async (body, path) => {
  const answer = await put(body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([expect.objectContaining({ path })]);
  expect((await record.get()).exists).toBe(false);
});

it('a notice that somebody else has changed meanwhile is not overwritten', async () => {
  const { updatedAt } = (await put({ text: 'Oysters' })).body;
  await put({ text: 'Crab' });
  expect((await put({ text: 'Eel', updatedAt })).status).toBe(409);
  expect((await read()).text).toBe('Crab');
});

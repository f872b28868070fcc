import { messages } from '@venue/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { counterPath } from '../../functions/src/limits/counters.ts';
import { accountLimit } from '../../functions/src/limits/limit-uses.ts';
import { call } from './call.ts';
import { db, dismiss, hire, nextSecond, type Staff } from './staff.ts';
import { snapshotContent, storedState } from './stored-state.ts';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const word = `Preview${Date.now()}`;
const contents = [{ elementType: 'Title', content: [{ contentString: 'Set lunch' }] }];

let admin: Staff;
let restore: () => Promise<void>;
let menu: { _id: string };

beforeAll(async () => {
  restore = await snapshotContent();
  admin = await hire('admin');
  const body = { title: word, route: 'lookahead', contents, showFrom: inDays(3), showUntil: inDays(5) };
  menu = (await call('POST', `/menus/${admin.uid}`, { token: admin.token, body })).body;
});

afterAll(async () => {
  await restore();
  await dismiss(admin);
});

async function preview(at: string, withDrafts = false): Promise<string> {
  const asked = Date.now();
  const { status, body } = await call('POST', '/previews', { token: admin.token, body: { at, withDrafts } });
  expect(status).toBe(201);
  // The token counts in whole seconds.
  expect(Date.parse(body.until)).toBeGreaterThan(asked + day - 1_000);
  return body.path;
}

const open = (path: string) => fetch(site + path, { redirect: 'manual' });
const read = async (path: string) => (await open(path)).text();
/** Whether the page of the menu that the tests make shows it. A failure prints no whole page. */
const shows = async (path: string) => (await read(`${path}menus?lookahead`)).includes(word);

it('a preview shows the pages as they will be; the live site does not', async () => {
  const before = await storedState();
  const [early, during, after] = [
    await preview(inDays(1)),
    await preview(inDays(4)),
    await preview(inDays(6)),
  ];
  expect(await shows(during)).toBe(true);
  for (const path of [early, after, '/']) expect(await shows(path)).toBe(false);
  expect(await storedState()).toEqual(before);
});

it('a preview shows unsaved website settings; the live site does not', async () => {
  const before = await storedState();
  const website = { careerTitle: `Careers ${word}`, landingHeroTitle: `Home ${word}` };
  const body = { at: new Date().toISOString(), website };
  const { path } = (await call('POST', '/previews', { token: admin.token, body })).body;
  expect(await read(`${path}careers`)).toContain(`Careers ${word}`);
  const home = await read(path);
  expect(home).toContain(`Home ${word}`);
  expect(home).toContain('Preview, not saved yet.');
  expect(home).not.toContain('End preview');
  expect(await read('/careers')).not.toContain(word);
  expect(await read(`${await preview(inDays(4))}careers`)).not.toContain(word);
  expect(await storedState()).toEqual(before);
  expect((await open(path)).headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  const wrong = { ...body, website: { contactEmail: 'nobody' } };
  expect(await call('POST', '/previews', { token: admin.token, body: wrong })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'website.contactEmail' }] },
  });
});

it('a person who makes very many in a day is asked to wait, and the links go on working', async () => {
  const made = await preview(inDays(4));
  const limit = accountLimit('preview', admin.uid);
  const counter = db.doc(counterPath(limit));
  await counter.set({ count: limit.most, expiresAt: new Date(Date.now() + 5 * 3_600_000) });
  const body = { at: inDays(1) };
  expect(await call('POST', '/previews', { token: admin.token, body })).toMatchObject({
    status: 429,
    body: { msg: messages.tooManyPreviews(5 * 3_600) },
  });
  expect(await shows(made)).toBe(true);
  await counter.delete();
  await preview(inDays(4));
});

it('shows drafts only when they are asked for', async () => {
  await call('PUT', `/menus/${menu._id}/${admin.uid}`, {
    token: admin.token,
    body: { title: word, route: 'lookahead', contents, isDraft: true },
  });
  expect(await shows(await preview(inDays(4), false))).toBe(false);
  expect(await shows(await preview(inDays(4), true))).toBe(true);
});

it('is stored by nobody, listed by nobody, and tells nobody its address', async () => {
  const path = await preview(inDays(4));
  const answer = await open(path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toContain('no-store');
  expect(answer.headers.get('Referrer-Policy')).toContain('no-referrer');
  expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('rel="canonical"');
  expect(await read('/sitemap.xml')).not.toContain('preview');
});

it('leads from page to page within itself, and out by its bar', async () => {
  const path = await preview(inDays(4));
  const html = await read(`${path}contact`);
  expect(html).toContain(`href="${path}menus"`);
  expect(html).not.toMatch(/href="\/(menus|gallery|careers)"/);
  expect(html).toMatch(/href="\/contact"[^>]*>End preview</);
  const moved = await open(`${path}Menus/`);
  expect([moved.status, moved.headers.get('Location')]).toEqual([302, `${path}menus`]);
  expect((await open(`${path}nothing-here`)).status).toBe(404);
});

it('ends when the token is changed, and with the rights of whoever made it', async () => {
  const path = await preview(inDays(4));
  expect((await open(path.replace('/preview/', '/preview/x'))).status).toBe(404);
  expect((await open('/preview/none/menus')).status).toBe(404);
  await nextSecond();
  await db.doc(`access/${admin.uid}`).set({ role: 'chef', since: 0 });
  const ended = await open(path);
  expect(ended.status).toBe(404);
  expect(await ended.text()).toContain('This preview has ended');
  await db.doc(`access/${admin.uid}`).set({ role: 'admin', since: 0 });
  expect((await open(path)).status).toBe(200);
});

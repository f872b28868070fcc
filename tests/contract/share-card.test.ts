import sharp from 'sharp';
import { gigPart } from '@venue/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');

let admin: Staff;
const made = new Set<string>();

beforeAll(async () => {
  admin = await hire('admin');
});

afterAll(async () => {
  for (const id of made) await call('DELETE', `/event/${id}/super`, { token: admin.token });
  await dismiss(admin);
});

/** Lists a gig with an artist of its own. */
async function list(changes: object = {}) {
  const body = {
    artist: `Cárta ${Math.random().toString(36).slice(2, 8)}`,
    datetime: new Date(Date.now() + 3 * 86_400_000),
    ...changes,
  };
  const answer = await call('POST', '/event/super', { token: admin.token, body });
  expect(answer.status).toBe(201);
  made.add(answer.body._id);
  return answer.body as { _id: string; slug: string };
}

const change = (id: string, body: object) => call('PUT', `/event/${id}/super`, { token: admin.token, body });

const open = (path: string, options: RequestInit = {}) =>
  fetch(site + path, { redirect: 'manual', ...options });

/** The path of the card as the part of the gig names it now. */
async function cardOf(slug: string) {
  const stored = await db.doc(`published/${gigPart(slug)}`).get();
  return `/share/${slug}/${stored.data()?.['version']}.jpg`;
}

/** The card that the gig's page names, once it is rendered from the gig of now. */
async function cardOnPage(slug: string) {
  const card = await cardOf(slug);
  await vi.waitFor(
    async () => expect(await (await open(`/music-at-fathoms/${slug}`)).text()).toContain(`${card}"`),
    { timeout: 60_000, interval: 300 },
  );
  return card;
}

it('the page of a gig names its card: a JPEG that is kept for ever', async () => {
  const { slug } = await list({ img: 'bodhran.jpg', price: '€15' });
  const card = await cardOnPage(slug);
  const html = await (await open(`/music-at-fathoms/${slug}`)).text();
  for (const meta of [
    'og:image:width" content="1200"',
    'og:image:height" content="630"',
    'summary_large_image',
  ])
    expect(html).toContain(meta);
  expect(html).toMatch(/og:image:alt" content="Cárta \w+, \w+day, [^"]+, Fathoms, Kilvara"/);
  const answer = await open(card);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(150_000);
  const again = { 'If-None-Match': answer.headers.get('ETag')!, 'Cache-Control': 'max-age=0' };
  expect((await open(card, { headers: again })).status).toBe(304);
  expect((await open(card, { method: 'POST' })).status).toBe(405);
  expect((await open(card, { method: 'HEAD' })).headers.get('Content-Length')).toBe(String(bytes.length));
});

it('a changed gig has a card at a new address, to which every other one leads for a minute', async () => {
  const { _id, slug } = await list();
  const before = await cardOf(slug);
  await change(_id, { status: 'cancelled' });
  const after = await cardOnPage(slug);
  expect(after).not.toBe(before);
  for (const wrong of [before, `/share/${slug}/anything.jpg`]) {
    const answer = await open(wrong);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, after]);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
  }
});

it('the card of a gig that has another name now is found under the former one', async () => {
  const { _id, slug } = await list();
  const { body } = await change(_id, { artist: `Cárta Nua ${slug}` });
  expect(body.slug).not.toBe(slug);
  const answer = await open(`/share/${slug}/anything.jpg`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, await cardOf(body.slug)]);
});

it('a draft, a gig that guests no longer see and one that never was have no card', async () => {
  const { _id, slug } = await list();
  const card = await cardOf(slug);
  expect((await open(card)).status).toBe(200);
  await change(_id, { isDraft: true });
  for (const path of [
    card,
    '/share/nobody/anything.jpg',
    '/share/NOBODY/x.jpg',
    '/share/',
    '/share/a/b/c.jpg',
  ]) {
    const answer = await open(path);
    expect([answer.status, answer.headers.get('Cache-Control')], path).toEqual([404, 'no-store']);
  }
});

it('a gig that ends has a card until then', async () => {
  const { slug } = await list({ showUntil: new Date(Date.now() + 3_600_000) });
  const caching = (await open(await cardOf(slug))).headers.get('Cache-Control')!;
  const seconds = Number(/^public, max-age=(\d+)$/.exec(caching)?.[1]);
  expect(seconds).toBeGreaterThan(3_000);
  expect(seconds).toBeLessThanOrEqual(3_600);
});

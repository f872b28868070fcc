import ICAL from 'ical.js';
import { gigPart, type PartJson, type SiteJson } from '@venue/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { publishedPart, publishedSite } from './published.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');
const music = '/music-at-fathoms';
const day = 86_400_000;
/** Nine in the evening, so many days from now. */
const inDays = (days: number) => new Date(Math.floor(Date.now() / day) * day + days * day + 21 * 3_600_000);

let admin: Staff;
const made = new Set<string>();

beforeAll(async () => {
  admin = await hire('admin');
});

afterAll(async () => {
  for (const id of made) await as('DELETE', `/event/${id}/super`);
  await dismiss(admin);
});

const as = (method: string, path: string, body?: object) =>
  call(method, path, { token: admin.token, ...(body && { body }) });

/** Lists a gig with an artist of its own, so that its slug is free. */
async function list(changes: object = {}) {
  const artist = `Slúa ${Math.random().toString(36).slice(2, 8)}`;
  const { status, body } = await as('POST', '/event/super', { artist, datetime: inDays(3), ...changes });
  expect(status).toBe(201);
  made.add(body._id);
  return body;
}

const change = async (id: string, body: object) => (await as('PUT', `/event/${id}/super`, body)).body;
const open = (slug: string) => fetch(`${site}${music}/${slug}`, { redirect: 'manual' });
const read = async (slug: string) => (await open(slug)).text();
const eventually = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 300 });
/** The part of a gig's page, as it is stored. */
const page = async (slug: string) =>
  (await db.doc(`published/${gigPart(slug)}`).get()).data() as PartJson<`gig-${string}`> | undefined;

describe('the page of a gig', () => {
  it('is named after the artist without its fadas, and after the date where that is taken', async () => {
    const first = await list();
    expect(first.slug).toBe(first.artist.toLowerCase().replace('ú', 'u').replace(' ', '-'));
    const [datetime] = [inDays(10)];
    const second = await list({ artist: first.artist, datetime });
    expect(second.slug).toBe(`${first.slug}-${datetime.toISOString().slice(0, 10)}`);
    expect((await page(second.slug))?.gig).toEqual(second);
  });

  it('has its words, its own card and its structured data', async () => {
    const desc = 'One. Two. Three. Four. Five is read here.';
    const gig = await list({ desc, img: 'fiddle.jpg', price: '€15', support: 'Jonah Tutty' });
    const html = await eventually(async () => {
      const answer = await open(gig.slug);
      expect(answer.status).toBe(200);
      return answer.text();
    });
    for (const words of [gig.artist, 'Five is read here.', '€15', 'Jonah Tutty'])
      expect(html).toContain(words);
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*/share/${gig.slug}/`));
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="${gig.artist}, \\w+day, `));
    expect(html).toContain(`<link rel="canonical" href="`);
    const [data] = structuredData(html, 'MusicEvent');
    expect(data).toMatchObject({ name: gig.artist, offers: { price: 15, priceCurrency: 'EUR' } });
  });

  it('does not exist under another name', async () => {
    const answer = await open('nobody-has-this-name');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect((await fetch(`${site}/content/gig-nobody-has-this-name.json`)).status).toBe(404);
  });

  it('moves with a new artist, and the former address leads there for good', async () => {
    const gig = await list();
    const artist = `${gig.artist} Band`;
    const renamed = await change(gig._id, { artist });
    expect(renamed.slug).toBe(`${gig.slug}-band`);
    expect(await page(gig.slug)).toMatchObject({ movedTo: renamed.slug });
    await eventually(async () => {
      const answer = await open(gig.slug);
      expect(answer.status).toBe(301);
      expect(new URL(answer.headers.get('Location')!, site).pathname).toBe(`${music}/${renamed.slug}`);
    });
    expect((await change(gig._id, { artist: gig.artist })).slug).toBe(gig.slug);
    await eventually(async () => expect((await open(gig.slug)).status).toBe(200));
  });

  it('has one address, whatever the case of its letters', async () => {
    const gig = await list();
    const answer = await eventually(async () => {
      const answer = await open(gig.slug.toUpperCase());
      expect(answer.status).toBe(301);
      return answer;
    });
    expect(new URL(answer.headers.get('Location')!, site).pathname).toBe(`${music}/${gig.slug}`);
  });

  it('is gone with the gig, and comes back with it', async () => {
    const gig = await list();
    await as('DELETE', `/event/${gig._id}/super`);
    expect(await page(gig.slug)).toBeUndefined();
    const [{ _id }] = (await as('GET', `/revisions?path=events/${gig._id}`)).body;
    const restored = await as('POST', `/revisions/${_id}/restore`);
    expect(restored.body).toMatchObject({ _id: gig._id, slug: gig.slug });
    expect((await page(gig.slug))?.gig?._id).toBe(gig._id);
  });

  it('shows a change within seconds, also of a gig far ahead that the site does not name', async () => {
    const gig = await list({ datetime: inDays(2_000) });
    await eventually(async () => expect(await read(gig.slug)).toContain(gig.artist));
    await change(gig._id, { status: 'cancelled', statusNote: 'The ferry was sold.' });
    await eventually(async () => expect(await read(gig.slug)).toContain('The ferry was sold.'));
  });

  it('is content with an address for its version', async () => {
    const gig = await list();
    const part = (await publishedPart(gigPart(gig.slug))) as PartJson<`gig-${string}`>;
    const answer = await fetch(`${site}/content/gig-${gig.slug}.json?v=${part.version}`);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(((await answer.json()) as typeof part).gig).toMatchObject({ _id: gig._id });
  });
});

describe('a gig that changes', () => {
  it('keeps its start from before it was moved, and takes doors and end along', async () => {
    const [from, to] = [inDays(4), inDays(6)];
    const hour = 3_600_000;
    const times = { doorsAt: new Date(+from - hour), endsAt: new Date(+from + 2 * hour) };
    const gig = await list({ datetime: from, ...times });
    const moved = await change(gig._id, { datetime: to });
    expect(moved).toMatchObject({
      datetime: to.toISOString(),
      previousDatetime: from.toISOString(),
      doorsAt: new Date(+to - hour).toISOString(),
      endsAt: new Date(+to + 2 * hour).toISOString(),
    });
    expect((await change(gig._id, { desc: 'More.' })).previousDatetime).toBe(from.toISOString());
    expect(await change(gig._id, { datetime: from })).not.toHaveProperty('previousDatetime');
  });

  it('cannot end before it starts, whichever of the two is sent', async () => {
    const gig = await list();
    const early = await as('PUT', `/event/${gig._id}/super`, { endsAt: inDays(2) });
    expect(early).toMatchObject({ status: 400, body: { errors: [{ path: 'endsAt' }] } });
    const late = await as('PUT', `/event/${gig._id}/super`, { doorsAt: inDays(4) });
    expect(late).toMatchObject({ status: 400, body: { errors: [{ path: 'doorsAt' }] } });
  });

  it('refuses a status that there is none of', async () => {
    const gig = await list();
    const answer = await as('PUT', `/event/${gig._id}/super`, { status: 'maybe' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'status' }] } });
    expect(gig.status).toBe('scheduled');
  });
});

describe('a gig without a date', () => {
  it('is listed after all others, everywhere', async () => {
    const gig = await list({ datetime: undefined });
    expect(gig).not.toHaveProperty('datetime');
    const all = (await call('GET', '/event/getAll')).body as { _id: string; datetime?: string }[];
    const first = all.findIndex(({ datetime }) => !datetime);
    expect(all.slice(first).every(({ datetime }) => !datetime)).toBe(true);
    expect(all.slice(first).map(({ _id }) => _id)).toContain(gig._id);
    const { upcoming } = (await publishedPart('gigs'))!;
    expect(upcoming.map(({ _id }: { _id: string }) => _id)).toContain(gig._id);
    const { nextGigs } = (await publishedSite()) as SiteJson;
    expect(nextGigs.findIndex(({ datetime }) => !datetime)).toBeGreaterThan(0);
    expect((await fetch(`${site}/events/${gig._id}.ics`)).status).toBe(404);
  });

  it('takes a date, and gives it back', async () => {
    const gig = await list({ datetime: undefined });
    const datetime = inDays(5).toISOString();
    expect((await change(gig._id, { datetime })).datetime).toBe(datetime);
    const undated = await change(gig._id, { datetime: null });
    expect(undated).not.toHaveProperty('datetime');
    expect(undated.previousDatetime).toBe(datetime);
  });
});

describe('a series', () => {
  const series = (body: object) => as('POST', '/event/super/series', body);
  const count = async () => (await db.collection('events').count().get()).data().count;

  it('creates a gig for each date, with doors and end at the same distance', async () => {
    const artist = `Sraith ${Math.random().toString(36).slice(2, 8)}`;
    const [start, hour] = [inDays(20), 3_600_000];
    const event = { artist, datetime: start, endsAt: new Date(+start + 2 * hour), price: 'Free' };
    const dates = [20, 27, 34].map((days) => inDays(days).toISOString());
    const { status, body } = await series({ event, dates });
    expect(status).toBe(201);
    for (const { _id } of body.events) made.add(_id);
    expect(body.events.map(({ datetime }: { datetime: string }) => datetime)).toEqual(dates);
    expect(new Set(body.events.map(({ slug }: { slug: string }) => slug)).size).toBe(3);
    for (const { datetime, endsAt, slug, _id } of body.events) {
      expect(Date.parse(endsAt) - Date.parse(datetime)).toBe(2 * hour);
      expect((await page(slug))?.gig?._id).toBe(_id);
    }
  });

  it.each([
    ['no date', { dates: [] }, 'dates'],
    ['no list of dates', { dates: undefined }, 'dates'],
    ['a date that there is none of', { dates: ['2031-05-02T20:30:00Z', '2031-02-30T20:30:00Z'] }, 'dates[1]'],
    ['a date twice', { dates: ['2031-05-02T20:30:00Z', '2031-05-02T20:30:00.000Z'] }, 'dates[1]'],
    ['more than 26', { dates: Array.from({ length: 27 }, (_, i) => inDays(i + 1)) }, 'dates'],
    ['no gig', { event: undefined }, 'event'],
    ['a gig that cannot be', { event: { status: 'maybe' } }, 'event.status'],
  ])('with %s creates none', async (_, changes, path) => {
    const before = await count();
    const answer = await series({ event: { artist: 'A' }, dates: [inDays(3)], ...changes });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(await count()).toBe(before);
  });
});

describe('the calendar', () => {
  /** The events of a calendar, as a calendar program reads them. */
  async function eventsOf(path: string) {
    const text = await (await fetch(site + path)).text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  }
  const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status');

  it('says that a gig is cancelled, and counts the changes of that gig only', async () => {
    const [gig, other] = [await list(), await list()];
    const find = async (id: string) =>
      (await eventsOf('/events.ics')).find(({ uid }) => uid.startsWith(`${id}@`))!;
    const first = await eventually(async () => {
      const found = await find(gig._id);
      expect(found).toBeDefined();
      return found;
    });
    expect([statusOf(first), first.sequence]).toEqual(['CONFIRMED', 0]);
    await change(gig._id, { status: 'cancelled' });
    const second = await eventually(async () => {
      const found = await find(gig._id);
      expect(statusOf(found)).toBe('CANCELLED');
      return found;
    });
    expect(second.sequence).toBe(1);
    expect(second.startDate.toJSDate().toISOString()).toBe(gig.datetime);
    expect((await find(other._id)).sequence).toBe(0);
  });

  it('can be read by calendar programs, every gig with an end after its start', async () => {
    const events = await eventsOf('/events.ics');
    expect(events.length).toBeGreaterThan(10);
    for (const { startDate, endDate, summary } of events)
      expect(endDate.compare(startDate), summary).toBeGreaterThan(0);
  });
});

/** The structured data of a page, by type. */
function structuredData(html: string, type: string) {
  const text = /<script type="application\/ld\+json">([^<]*)</.exec(html)![1]!;
  const graph = (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'];
  return graph.filter((node) => node['@type'] === type);
}

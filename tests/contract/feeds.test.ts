import { expect, it } from 'vitest';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');

it('the calendar of gigs can be subscribed to, and asked again for free', async () => {
  const answer = await fetch(`${site}/events.ics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text.match(/^BEGIN:VEVENT/gm)!.length).toBeGreaterThan(10);
  // Node's fetch adds "no-cache" to conditional requests unless told what to send.
  const again = { 'If-None-Match': answer.headers.get('ETag')!, 'Cache-Control': 'max-age=0' };
  expect((await fetch(`${site}/events.ics`, { headers: again })).status).toBe(304);
});

it('one gig that is to come can be added; one that is past or unknown cannot', async () => {
  const events: { _id: string; datetime: string }[] = await (await fetch(`${site}/api/event/getAll`)).json();
  const next = events.find(({ datetime }) => Date.parse(datetime) > Date.now())!;
  const answer = await fetch(`${site}/events/${next._id}.ics`);
  expect(answer.headers.get('Content-Disposition')).toMatch(/^inline; filename="[a-z0-9-]+\.ics"$/);
  expect(await answer.text()).toContain(`UID:${next._id}@fathoms\r\n`);
  for (const id of [events[0]!._id, 'nowhere']) {
    const refused = await fetch(`${site}/events/${id}.ics`);
    expect(refused.status, id).toBe(404);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
  }
});

it('search engines find the pages by the sitemap that robots.txt names', async () => {
  const robots = await fetch(`${site}/robots.txt`);
  expect(robots.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain('/sitemap.xml\n');
  const sitemap = await fetch(`${site}/sitemap.xml`);
  expect(sitemap.headers.get('Content-Type')).toMatch(/^application\/xml/);
  expect(sitemap.headers.get('Cache-Control')).toMatch(/^public/);
  expect(await sitemap.text()).toMatch(/<loc>[^<]+\/menus<\/loc><lastmod>\d{4}-/);
});

import {
  emptyPublishedSite,
  readPublishedSite,
  writePublishedSite,
  type PublishedSiteJson,
} from './published-site.ts';

test('a site survives the way through JSON, dates included', () => {
  const site = {
    ...emptyPublishedSite,
    version: 7,
    publishedAt: new Date('2026-11-20T10:00Z'),
    events: [
      { _id: 'e', artist: 'A', artistLink: '', desc: '', img: '', datetime: new Date('2026-12-01T20:30Z') },
    ],
    openingHours: { _id: 'main', contents: [], updatedAt: new Date('2026-11-19T10:00Z') },
  };
  expect(readPublishedSite(writePublishedSite(site))).toEqual(site);
});

test('parts that an older copy lacks are empty', () => {
  expect(readPublishedSite({} as PublishedSiteJson)).toEqual(emptyPublishedSite);
});

test('an event without a readable date is left out', () => {
  const json = { events: [{ _id: 'e', datetime: 'soon' }] } as unknown as PublishedSiteJson;
  expect(readPublishedSite(json).events).toEqual([]);
});

test.each([null, 'site', []])('%j is no site', (json) => {
  expect(() => readPublishedSite(json as unknown as PublishedSiteJson)).toThrow(TypeError);
});

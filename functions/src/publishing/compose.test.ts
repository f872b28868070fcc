import { readFileSync } from 'node:fs';
import { nothingPublished, type PartJson, type PartName } from '@venue/domain';
import { fixedImages } from '../uploads/fixed-images.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { compose, neighboursIn } from './compose.ts';
import type { Documents } from '../kinds/change.ts';
import { filesOf, publication } from './build-parts.ts';
import { serverKinds } from '../kinds/server-kinds.ts';
import {
  declareThrowAwayKinds,
  offers,
  plainFaces,
  signs,
} from '../../../tests/declared/throw-away-kinds.ts';

const now = new Date('2026-07-01T20:00:00Z');
const hoursFromNow = (hours: number) => Timestamp.fromMillis(now.getTime() + hours * 3_600_000);
const event = (hours: number, img = '', desc = '') => ({
  artist: 'x',
  datetime: hoursFromNow(hours),
  img,
  desc,
});

/** Everything that is published from some documents, as stored. */
function published(documents: Documents) {
  const changed = [...documents.keys()];
  const save = { site: nothingPublished, changed, before: new Map(), after: documents, now };
  const composition = compose(save, neighboursIn(documents));
  const { site, parts } = publication(composition, {}, {}, now);
  return {
    site,
    part: <N extends PartName>(name: N) => parts.get(name) as PartJson<N>,
    files: filesOf(composition),
  };
}

const ids = (gigs: { _id: string }[]) => gigs.map(({ _id }) => _id);

it('the next 40 gigs are published together with the latest 12, and each gig in its month', () => {
  const documents: Documents = new Map();
  for (let i = 1; i <= 70; i += 1) documents.set(`events/past${i}`, event(-24 * i));
  for (let i = 1; i <= 70; i += 1) documents.set(`events/next${i}`, event(24 * i));
  const { site, part } = published(documents);
  const { upcoming, past } = part('gigs');
  expect([upcoming.length, upcoming[0]?._id, upcoming[39]?._id]).toEqual([40, 'next1', 'next40']);
  expect([past.length, past[0]?._id, past[11]?._id]).toEqual([12, 'past1', 'past12']);
  expect(ids(site.nextGigs)).toEqual(ids(upcoming));
  const months = (Object.keys(site.parts) as PartName[]).filter((name) => name.startsWith('gigs-')).sort();
  const inMonths = months.flatMap((month) => part(month as 'gigs-2026-07').gigs);
  expect(months).toEqual(['04', '05', '06', '07', '08', '09'].map((month) => `gigs-2026-${month}`));
  expect(inMonths).toHaveLength(140);
  expect(ids(inMonths.slice(69, 71))).toEqual(['past1', 'next1']);
});

it('menus are published in the order of their tabs, without private fields', () => {
  const wine = { elementType: 'WineItem', content: [] };
  const documents: Documents = new Map([
    ['menus/b', { title: 'B', position: 1, updatedBy: 'uid', contents: [wine, wine] }],
    ['menus/a', { title: 'A', position: 0 }],
  ]);
  const { site, part } = published(documents);
  expect(site.menus.map(({ title, wines }) => [title, wines])).toEqual([
    ['A', 0],
    ['B', 2],
  ]);
  expect(part('menu-b').menu.contents).toHaveLength(2);
  expect(part('menu-b').menu).not.toHaveProperty('updatedBy');
});

it('every file that the site names is looked up once, and no path', () => {
  const documents: Documents = new Map<string, object>([
    ['website/main', { logoImg: 'a.jpg', galleryImgs: ['a.jpg', 'b.jpg', '../users/x'], heroVideo: 'v.mp4' }],
    ['routes/r', { topImg: 'c.jpg', panels: [{ panelImg: 'd.jpg' }] }],
    ['events/e', event(1, 'e.jpg')],
  ]);
  const { files, part, site } = published(documents);
  const ofRecords = files.filter((file) => !fixedImages().includes(file)).sort();
  expect(ofRecords).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'v.mp4']);
  expect([part('page-r').files, part('gigs').files]).toEqual([['c.jpg', 'd.jpg'], ['e.jpg']]);
  expect(site.files).not.toContain('c.jpg');
});

it('the version of a part depends on its own content alone', () => {
  const menu = { title: 'A', route: 'a', position: 0 };
  const versionOf = (documents: [string, object][]) => published(new Map(documents)).site.parts['menu-a'];
  const version = versionOf([['menus/a', menu]]);
  expect(version).toMatch(/^[\w-]{12}$/);
  expect(
    versionOf([
      ['menus/a', { position: 0, route: 'a', title: 'A' }],
      ['menus/b', menu],
    ]),
  ).toBe(version);
  expect(versionOf([['menus/a', { ...menu, title: 'B' }]])).not.toBe(version);
});

it('of gigs with long descriptions as many are published as fit; they never make another save fail', () => {
  const documents: Documents = new Map();
  // A gig every other day, so that no month is too large.
  for (let i = -20; i <= 50; i += 1) documents.set(`events/${i}`, event(48 * i + 1, '', 'é'.repeat(6_000)));
  const { part } = published(documents);
  expect(part('gigs').upcoming).toHaveLength(40);
  expect(part('gigs').past.length).toBeLessThan(12);
  expect(Buffer.byteLength(JSON.stringify(part('gigs')))).toBeLessThanOrEqual(500_000);
});

describe('a part above 500 kB', () => {
  const long = 'x'.repeat(10_000);
  const line = { elementType: 'Title', content: [{ contentString: long }] };
  const panel = { _id: '', panelTitle: '', panelDesc: long, panelImg: '', panelButtonType: 'Menu' };
  const nights = Array.from({ length: 60 }, (_, i): [string, object] => [`events/${i}`, event(i, '', long)]);

  it.each<[string, [string, object][]]>([
    ['Split it into two menus', [['menus/a', { title: 'A', contents: Array(60).fill(line) }]]],
    ['or split it into two pages', [['routes/a', { panels: Array(60).fill(panel) }]]],
    ['The text of the privacy policy', [['privacyPolicy/main', { contents: Array(60).fill(line) }]]],
    ['Shorten the description', nights],
    ['pages that nobody needs', [['website/main', { restaurantInfo: Array(60).fill(long) }]]],
  ])('is refused with 413 and what to do: %s', (advice, documents) => {
    expect(() => published(new Map(documents))).toThrow(
      expect.objectContaining({ status: 413, message: expect.stringContaining(advice) }),
    );
  });

  it('is not reached by content that fits', () => {
    const contents = Array(48).fill(line);
    expect(
      published(new Map([['menus/a', { title: 'A', contents }]])).part('menu-a').menu.contents,
    ).toHaveLength(48);
  });
});

describe('a kind that no code knows', () => {
  let forget: () => void;
  beforeAll(() => {
    forget = declareThrowAwayKinds();
    Object.assign(serverKinds, plainFaces);
  });
  afterAll(() => {
    forget();
    for (const kind of [signs, offers]) delete (serverKinds as Record<string, unknown>)[kind];
  });

  const sign = { title: 'Mind the step', route: 'step', picture: 'step.jpg', updatedBy: 'uid' };
  const hidden = [
    { isDraft: true },
    { showFrom: hoursFromNow(1) },
    { showFrom: hoursFromNow(-2), showUntil: hoursFromNow(-1) },
  ];
  /** What is published of the kinds: the site's links, and the parts by name. */
  const found = (documents: Record<string, object>) => {
    const { site, part } = published(new Map(Object.entries(documents)));
    const read = (name: string) => part(name as 'gigs') as unknown as Record<string, unknown> | undefined;
    return { links: (site as unknown as Record<string, unknown>)['spareSigns'], part: read, site };
  };

  it('has a part for each record with its files, and its links in the order of its list', () => {
    const { links, part, site } = found({
      'spareSigns/b': sign,
      'spareSigns/a': {
        ...sign,
        title: 'Beware of the cat',
        showFrom: hoursFromNow(-1),
        showUntil: hoursFromNow(1),
      },
    });
    expect(links).toEqual([
      {
        ...{ _id: 'a', title: 'Beware of the cat', route: 'step' },
        showUntil: hoursFromNow(1).toDate().toISOString(),
      },
      { _id: 'b', title: 'Mind the step', route: 'step' },
    ]);
    expect(part('sign-b')).toMatchObject({ sign: { _id: 'b', picture: 'step.jpg' }, files: ['step.jpg'] });
    expect(part('sign-b')!['sign']).not.toHaveProperty('updatedBy');
    expect(part('sign-a')!['sign']).not.toHaveProperty('showFrom');
    expect(Object.keys(site.parts)).toEqual(expect.arrayContaining(['sign-a', 'sign-b']));
    expect(Object.keys(site.parts)).not.toContain('privacyPolicy');
  });

  it('has one part for all records of a list, in its order', () => {
    const { part } = found({
      'spareOffers/late': { name: 'Cake', createdAt: hoursFromNow(-1), picture: 'cake.jpg' },
      'spareOffers/early': { name: 'Tea', createdAt: hoursFromNow(-2), terms: ['before noon'] },
    });
    expect(part('offers')).toMatchObject({
      offers: [
        { _id: 'early', name: 'Tea', terms: ['before noon'] },
        { _id: 'late', name: 'Cake' },
      ],
      files: ['cake.jpg'],
    });
  });

  it.each(hidden)('has no record that guests do not see: %j', (visibility) => {
    const { links, part } = found({
      'spareSigns/a': { ...sign, ...visibility },
      'spareOffers/a': { name: 'Tea', ...visibility },
      'spareOffers/b': { name: 'Cake' },
    });
    expect([links, part('sign-a')]).toEqual([[], undefined]);
    expect(part('offers')).toMatchObject({ offers: [{ name: 'Cake' }] });
  });

  it('adds a changed record to the list that is published', () => {
    const save = { site: nothingPublished, changed: ['spareOffers/b'], before: new Map(), now };
    const published = [{ _id: 'a', name: 'Tea', createdAt: '2026-06-01T10:00:00.000Z' }];
    const after: Documents = new Map([['spareOffers/b', { name: 'Cake', createdAt: hoursFromNow(0) }]]);
    const { parts } = compose({ ...save, after }, new Map([[offers, published]]));
    expect(parts.get('offers' as PartName)?.content).toMatchObject({ offers: [{ _id: 'a' }, { _id: 'b' }] });
    const without = compose(
      { ...save, changed: ['spareOffers/a'], after: new Map() },
      new Map([[offers, published]]),
    );
    expect(without.parts.get('offers' as PartName)?.content).toEqual({ offers: [] });
  });

  it('is refused with 413 and its name if it is too large', () => {
    const long = { ...sign, title: 'x'.repeat(600_000) };
    expect(() => found({ 'spareSigns/a': long })).toThrow(
      expect.objectContaining({
        status: 413,
        message: expect.stringContaining('The text of this sign has 6'),
      }),
    );
  });
});

it('only the file names of published documents are indexed, because only they are queried', () => {
  const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
  };
  const ofPublished = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === 'published');
  expect(ofPublished.map(({ fieldPath, indexes }) => [fieldPath, indexes])).toEqual([
    // Also what kinds will publish that are not known yet.
    ['*', []],
    ['files', [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' }]],
  ]);
});

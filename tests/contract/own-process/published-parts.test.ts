import { emptyWebsite, gigsPart, publicPastAfter, type PartJson, type SiteJson } from '@venue/domain';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

// A project of its own, so that it can be empty and its gigs counted.
process.env['GCLOUD_PROJECT'] = 'demo-published-parts';
const { database } = await import('../../../functions/src/firebase/admin-app.ts');
const { commit } = await import('../../../functions/src/records/commit.ts');
const { recompose } = await import('../../../functions/src/records/recompose.ts');
const { republishAll } = await import('../../../functions/src/records/republish-all.ts');
const { eraseConfirmer } = await import('../../../functions/src/staff/retention/erase-confirmer.ts');
const { createRecord, removeRecord, updateRecord } = await import('../../../functions/src/records/save.ts');

const db = database();
const by = { by: { uid: 'tester', role: 'admin' as const, authTime: 0 } };
const collections = [
  'website',
  'openingHours',
  'notice',
  'closedTonight',
  'termsAndConditions',
  'privacyPolicy',
  'menus',
  'routes',
  'events',
];
/** One batch: a BulkWriter goes by a clock that must not be set back. */
async function write(documents: [path: string, data: object | undefined][]): Promise<void> {
  const batch = db.batch();
  for (const [path, data] of documents) {
    if (data) batch.set(db.doc(path), data);
    else batch.delete(db.doc(path));
  }
  await batch.commit();
}
const empty = async () => {
  const all = [...collections, 'published', 'revisions', 'media'].map((name) =>
    db.collection(name).select().get(),
  );
  const docs = (await Promise.all(all)).flatMap((collection) => collection.docs);
  await write(docs.map(({ ref }) => [ref.path, undefined]));
};
const published = async () => {
  const { docs } = await db.collection('published').get();
  return Object.fromEntries(docs.map((doc) => [doc.id, doc.data()]));
};
const site = async () => (await published())['site'] as SiteJson;

/** What is published, without what tells one publishing from the next. */
async function content() {
  const { site, ...parts } = await published();
  const { version: _version, publishedAt: _at, ...rest } = site ?? {};
  return { ...parts, site: rest };
}

beforeEach(empty);
afterAll(async () => {
  vi.useRealTimers();
  await empty();
});

const day = 86_400_000;
/** Around the moment of a save, and more often on both sides of a month's end. */
const gigTime = fc
  .oneof(fc.integer({ min: -60, max: 60 }), fc.constantFrom(-1, 0, 0.05, 1))
  .map((days) => days * day);
const word = fc.constantFrom('a', 'b', 'c', 'd');
const picture = fc.constantFrom('a.jpg', 'b.jpg', 'never-stored.jpg', '');
const dish = (elementType: string) => ({ elementType, content: [{ contentString: 'x' }] });

/** When guests see a record: usually always, else from some days on, for some days, or not yet. */
const shown = fc.option(
  fc.record({
    isDraft: fc.boolean(),
    from: fc.option(fc.integer({ min: -30, max: 30 })),
    lasts: fc.option(fc.integer({ min: 1, max: 30 })),
  }),
  { freq: 1 },
);

/** One save: of a record that is there, if there is one, else of a new one. */
const save = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('events'),
      // Now and then the date is to be announced.
      in: fc.option(gigTime, { freq: 6 }),
      artist: word,
      shown,
      img: picture,
      status: fc.constantFrom('scheduled', 'cancelled', 'soldOut'),
    }),
  },
  fc.record({ kind: fc.constant('menus'), title: word, shown, wines: fc.nat(2), position: fc.nat(3) }),
  fc.record({ kind: fc.constant('routes'), title: word, shown, topImg: picture }),
  fc.record({ kind: fc.constant('website'), logoImg: picture }),
  fc.record({ kind: fc.constant('privacyPolicy'), title: word }),
  fc.record({
    kind: fc.constant('notice'),
    text: word,
    starts: fc.nat(20),
    lasts: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ kind: fc.constant('media'), alt: word }),
  fc.record({ kind: fc.constant('delete'), of: fc.constantFrom('events', 'menus', 'routes') }),
  fc.record({ kind: fc.constant('time'), days: fc.integer({ min: 1, max: 20 }) }),
) as fc.Arbitrary<{ kind: string } & Record<string, unknown>>;

async function perform(
  { kind, ...fields }: { kind: string } & Record<string, unknown>,
  pick: number,
): Promise<void> {
  const some = async (name: string) => {
    const { docs } = await db.collection(name).get();
    return docs[pick % (docs.length + 1)]?.id;
  };
  if (kind === 'time') vi.setSystemTime(Date.now() + Number(fields['days']) * day);
  else if (kind === 'media')
    await commit({
      by: 'tester',
      paths: [],
      plan: () => [],
      descriptions: { 'a.jpg': String(fields['alt']) },
    });
  else if (kind === 'notice') {
    const [from, until] = [fields['starts'], Number(fields['starts']) + Number(fields['lasts'])].map(
      (days) => new Date(Date.now() + Number(days) * day),
    );
    await updateRecord('notice', 'main', { text: fields['text'], link: '', from, until }, by);
  } else if (kind === 'delete') {
    const name = fields['of'] as 'events';
    const id = await some(name);
    if (id) await removeRecord(name, id, by);
  } else if (kind === 'website' || kind === 'privacyPolicy') {
    const contents = kind === 'website' ? {} : { contents: [dish('Title')] };
    await updateRecord(kind, 'main', { ...fields, ...contents }, by);
  } else {
    const { in: later = 0, wines = 0, shown, ...rest } = fields;
    const datetime = later === null ? null : new Date(Date.now() + Number(later));
    const record = {
      ...rest,
      ...showingOf(shown as never),
      ...(kind === 'events' && { datetime }),
      ...(kind === 'menus' && { contents: Array(wines).fill(dish('WineItem')) }),
    };
    const id = await some(kind);
    if (id) await updateRecord(kind as 'events', id, record, by);
    else await createRecord(kind as 'events', () => record, by);
  }
}

/** The fields of a record that guests see for a while, as of now. */
function showingOf(shown: { isDraft: boolean; from: number | null; lasts: number | null } | null) {
  if (!shown) return {};
  const { isDraft, from, lasts } = shown;
  const inDays = (days: number) => new Date(Date.now() + days * day);
  return {
    isDraft,
    showFrom: from === null ? null : inDays(from),
    showUntil: lasts === null ? null : inDays((from ?? 0) + lasts),
  };
}

it(
  'after any sequence of saves the same is published as by composing everything anew',
  { timeout: 300_000 },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(save, fc.nat(50)), { minLength: 5, maxLength: 15 }),
        async (saves) => {
          vi.setSystemTime('2026-03-20T20:00:00Z');
          await empty();
          for (const file of ['a.jpg', 'b.jpg'])
            await db.doc(`media/${file}`).set({ width: 8, height: 8, alt: '' });
          await updateRecord('website', 'main', { landingHeroTitle: 'Fathoms' }, by);
          for (const [each, pick] of saves) await perform(each, pick);
          // So that time that went by last is published too.
          await updateRecord('openingHours', 'main', { contents: [] }, by);
          const saved = await content();
          await republishAll('test');
          expect(saved).toEqual(await content());
        },
      ),
      { numRuns: 5 },
    );
    vi.useRealTimers();
  },
);

it('what starts and ends is published when it is due, and nothing is written when nothing is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-20T20:00:00Z');
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await updateRecord('website', 'main', {}, by);
  const menu = { title: 'Mother’s Day', route: 'mothersday', contents: [] };
  const { _id } = await createRecord(
    'menus',
    () => ({ ...menu, showFrom: inHours(1), showUntil: inHours(5) }),
    by,
  );
  const [starts, ends] = [inHours(1).toISOString(), inHours(5).toISOString()];
  const parts = async () => Object.keys((await site()).parts);
  expect(await parts()).not.toContain(`menu-${_id}`);
  expect(await recompose()).toEqual({ isChanged: false, nextChangeAt: starts });
  vi.setSystemTime(starts);
  expect(await recompose()).toEqual({ isChanged: true, nextChangeAt: ends });
  expect((await site()).menus).toMatchObject([{ title: 'Mother’s Day', showUntil: ends }]);
  expect((await published())[`menu-${_id}`]?.['menu']).not.toHaveProperty('showFrom');
  const { version } = await site();
  expect(await recompose()).toEqual({ isChanged: false, nextChangeAt: ends });
  expect((await site()).version).toBe(version);
  vi.setSystemTime(ends);
  expect(await Promise.all([recompose(), recompose()])).toContainEqual({ isChanged: true });
  expect(await parts()).not.toContain(`menu-${_id}`);
  expect(await published()).not.toHaveProperty(`menu-${_id}`);
  expect(await site()).not.toHaveProperty('nextChangeAt');
  vi.useRealTimers();
});

it('a notice is published at its start, and gone at its end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-20T20:00:00Z');
  const [from, until] = [new Date('2026-03-20T21:00:00Z'), new Date('2026-03-20T23:00:00Z')];
  const earlier = [{ text: 'Crab', link: '', until: new Date('2026-03-21T02:00:00Z') }];
  await updateRecord('notice', 'main', { text: 'Oysters', link: '', from, until, earlier }, by);
  const notice = async () => (await site()).notice;
  expect(await notice()).toMatchObject({ text: 'Crab', earlier: [] });
  expect(await recompose()).toEqual({ isChanged: false, nextChangeAt: from.toISOString() });
  vi.setSystemTime(from);
  expect(await recompose()).toEqual({ isChanged: true, nextChangeAt: until.toISOString() });
  expect(await notice()).toMatchObject({ text: 'Oysters', earlier: [{ text: 'Crab' }] });
  vi.setSystemTime(until);
  await recompose();
  expect(await notice()).toMatchObject({ text: 'Crab', earlier: [] });
  vi.setSystemTime('2026-03-21T02:00:00Z');
  expect(await recompose()).toEqual({ isChanged: true });
  expect(await notice()).toEqual({ _id: 'main', text: '', link: '' });
  vi.useRealTimers();
});

it('a save of one record publishes what else is due', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-20T20:00:00Z');
  await updateRecord('website', 'main', {}, by);
  const soon = new Date(Date.now() + 60_000);
  await createRecord('events', () => ({ artist: 'Soon', datetime: soon, showFrom: soon }), by);
  expect((await published())[gigsPart]).toMatchObject({ upcoming: [] });
  vi.setSystemTime(soon);
  await updateRecord('openingHours', 'main', { contents: [] }, by);
  expect((await published())[gigsPart]).toMatchObject({ upcoming: [{ artist: 'Soon' }] });
  vi.useRealTimers();
});

describe('a gig among many', () => {
  const gig = (index: number, days: number) => ({
    artist: `${index}`,
    datetime: new Date(Date.now() + days * day),
  });

  beforeEach(async () => {
    const gigs = (side: string, count: number, days: (i: number) => number) =>
      Array.from({ length: count }, (_, i): [string, object] => [
        `events/${side}-${100 + i}`,
        gig(i, days(i)),
      ]);
    await write([
      ['website/main', emptyWebsite],
      ...gigs('next', 60, (i) => i + 1),
      ...gigs('past', 40, (i) => -1 - i),
    ]);
    await republishAll('test');
  });

  it('lets the next one in when it is deleted, on both sides of now', async () => {
    for (const id of ['next-100', 'past-100']) await removeRecord('events', id, by);
    const gigs = (await published())[gigsPart] as PartJson<'gigs'>;
    expect(gigs.upcoming.map(({ _id }) => _id)).toEqual(
      Array.from({ length: 40 }, (_, i) => `next-${101 + i}`),
    );
    expect(gigs.past.map(({ _id }) => _id)).toEqual(Array.from({ length: 12 }, (_, i) => `past-${101 + i}`));
  });

  it('changes its month and what is next, and no other part', async () => {
    const before = (await site()).parts;
    await updateRecord('events', 'next-150', { artist: 'Renamed' }, by);
    const after = (await site()).parts;
    const changed = Object.keys(after).filter((name) => before[name as 'gigs'] !== after[name as 'gigs']);
    expect(changed).toEqual([expect.stringMatching(/^gigs-\d{4}-\d\d$/)]);
  });

  it('is among the past ones with the next save after its night', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + day + publicPastAfter);
    await updateRecord('openingHours', 'main', { contents: [] }, by);
    const gigs = (await published())[gigsPart] as PartJson<'gigs'>;
    vi.useRealTimers();
    expect([gigs.past[0]?._id, gigs.upcoming[0]?._id]).toEqual(['next-100', 'next-101']);
  });
});

it('a save that would publish too much gets 413 and stores nothing', async () => {
  await updateRecord('website', 'main', {}, by);
  const before = await published();
  const contents = Array(60).fill({ elementType: 'Title', content: [{ contentString: 'x'.repeat(10_000) }] });
  await expect(createRecord('menus', () => ({ title: 'A', route: 'a', contents }), by)).rejects.toMatchObject(
    {
      status: 413,
    },
  );
  expect(await published()).toEqual(before);
  expect((await db.collection('menus').count().get()).data().count).toBe(0);
});

describe('a page that appears later and is too large', () => {
  const panel = {
    _id: '',
    panelTitle: '',
    panelDesc: 'x'.repeat(9_000),
    panelImg: '',
    panelButtonType: 'Menu',
  };
  const page = {
    title: 'A',
    route: 'a',
    topImg: '',
    introTitle: '',
    introDesc: '',
    panels: Array(60).fill(panel),
  };
  const showFrom = new Date(Date.now() + day);

  it.each([
    ['at its time', { showFrom }],
    ['when somebody publishes it', { isDraft: true }],
  ])('gets 413 when it is saved, not %s', async (_when, hidden) => {
    await updateRecord('website', 'main', {}, by);
    const before = await published();
    await expect(createRecord('routes', () => ({ ...page, ...hidden }), by)).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('split it into two pages'),
    });
    expect(await published()).toEqual(before);
    expect((await db.collection('routes').count().get()).data().count).toBe(0);
    await createRecord('routes', () => ({ ...page, ...hidden, panels: page.panels.slice(0, 50) }), by);
  });

  it('does not keep others from saving when its time comes, nor what appears beside it', async () => {
    await write([
      ['routes/large', { ...page, showFrom }],
      ['routes/small', { ...page, route: 'b', panels: [], showFrom }],
    ]);
    await updateRecord('website', 'main', {}, by);
    await republishAll('tester');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(showFrom.getTime() + 1_000);
    await updateRecord('notice', 'main', {}, by);
    vi.useRealTimers();
    const parts = await published();
    expect(Object.keys(parts)).toContain('page-small');
    expect(Object.keys(parts)).not.toContain('page-large');
    expect((await site()).nextChangeAt).toBeUndefined();
  });
});

it('a save that has read a menu before a name was erased from it does not bring the name back', async () => {
  const at = new Date('2020-01-03T12:00:00.123Z');
  const allergensChecked = { byName: 'Con', at };
  const dish = { _id: 'a', elementType: 'Dish', content: [], allergens: [], allergensChecked };
  await write([
    ['menus/a', { title: 'A', route: 'a', contents: [dish], position: 0 }],
    ['revisions/did', { path: 'menus/a', kind: 'menus', operation: 'update', before: null, by: 'con', at }],
  ]);
  await updateRecord('website', 'main', {}, by);
  let attempts = 0;
  await commit({
    by: 'tester',
    paths: ['menus/a'],
    plan: async (documents) => {
      attempts += 1;
      if (attempts === 1) await eraseConfirmer('con', 'former staff');
      return [{ path: 'menus/a', operation: 'update', after: { ...documents.get('menus/a'), title: 'B' } }];
    },
  });
  const menu = (await db.doc('menus/a').get()).data()!;
  expect([menu['title'], menu['contents'][0].allergensChecked.byName]).toEqual(['B', 'former staff']);
  const { docs } = await db.collection('revisions').get();
  expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain('"Con"');
  expect(attempts).toBe(2);
});

it('what an earlier version published in one document is replaced whole by the first save', async () => {
  await db.doc('website/main').set({ landingHeroTitle: 'Fathoms' });
  await db.doc('menus/dinner').set({ title: 'Dinner', route: 'dinner', contents: [], position: 0 });
  await db.doc('published/site').set({ version: 7, website: {}, menus: [], routes: [], events: [] });
  await updateRecord('openingHours', 'main', { contents: [] }, by);
  expect(await site()).toMatchObject({
    website: { landingHeroTitle: 'Fathoms' },
    menus: [{ _id: 'dinner' }],
  });
  expect(await site()).not.toHaveProperty('events');
  expect(Object.keys(await published()).sort()).toEqual(['gigs', 'menu-dinner', 'site']);
});

it('republishing deletes parts without a record', async () => {
  await updateRecord('website', 'main', {}, by);
  await db.doc('published/menu-gone').set({ version: 'x' });
  await republishAll('test');
  expect(Object.keys(await published()).sort()).toEqual(['gigs', 'site']);
});

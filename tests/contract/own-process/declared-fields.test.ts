import { Readable } from 'node:stream';
import type { KindName, Fields, PartName, SiteJson } from '@venue/domain';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Values } from '../../declared/values.ts';

// A project of its own: its records have fields that no other code knows.
const project = 'demo-declared-fields';
process.env['GCLOUD_PROJECT'] = project;

/** The back office's calls, made here by a test instead of a browser. */
const { send } = vi.hoisted(() => ({
  send: { call: undefined as unknown as (asked: Asked) => Promise<unknown> },
}));
vi.mock('../../../web/back-office/api/office-api.ts', () => ({
  officeApi: (asked: Asked) => send.call(asked),
  officeToken: () => undefined,
}));
type Asked = { method: string; path: string; body?: object };

const { isSpare } = await import('../../declared/throw-away-fields.ts');
const { recordsOf, valuesOf } = await import('../../declared/values.ts');
const domain = await import('@venue/domain');
const { kinds, kindNames, kindOf, readContent, isSingleKind, singleId, toInput, toJson } = domain;
const { call } = await import('../call.ts');
const { db } = await import('../staff.ts');
const { openOwnProject } = await import('./own-project.ts');
const { published } = await import('../../../functions/src/pages/site/read-site.ts');
const { restoreArchive } = await import('../../../functions/src/backup/restore-archive.ts');
const { archiveOf } = await import('../backup/archives.ts');
const { openProject } = await import('../backup/projects.ts');
const { contentCalls } = await import('../../../web/back-office/records/content-calls.ts');
const { copyInput } = await import('../../../web/back-office/records/copy-names.ts');
const { menuCalls, replaceAllMenus } = await import('../../../web/back-office/features/menus/menu-calls.ts');
const { gigCalls } = await import('../../../web/back-office/features/gigs/gig-calls.ts');
const { duplicateGigInput } = await import('../../../web/back-office/features/gigs/gig-input.ts');
const { saveNotice } = await import('../../../web/back-office/features/notice/notice-calls.ts');
const { saveRules } = await import('../../../web/back-office/features/booking-rules/rules-calls.ts');
const { closeTonight, openAgain } =
  await import('../../../web/back-office/features/closed-tonight/closing-calls.ts');
const { persistedContent } = await import('../../../web/public-site/content/persisted-content.ts');
const { leanFields } = await import('../../../web/build/lean-records.ts');

const { uid, at, token, close } = await openOwnProject(project);

afterAll(close);

send.call = async ({ method, path, body }) => {
  const answer = await call(method, path, { token: token(), body, at });
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** How the form of each kind sends what it holds, resolving to the id of the record. */
type Form = {
  create: (input: never) => Promise<string>;
  update: (id: string, input: never) => Promise<unknown>;
};

async function newest(kind: string): Promise<string> {
  const { docs } = await db.collection(kind).orderBy('createdAt', 'desc').limit(1).get();
  return docs[0]!.id;
}

function formOf(kind: KindName): Form {
  if (kind === 'notice') {
    const save = async (input: never) => {
      await saveNotice(uid, input, domain.emptyNotice);
      return singleId;
    };
    return { create: save, update: (_, input) => save(input) };
  }
  if (kind === 'bookingRules') {
    const save = async (input: never) => {
      await saveRules(uid, input, undefined);
      return singleId;
    };
    return { create: save, update: (_, input) => save(input) };
  }
  const calls =
    kind === 'menus'
      ? menuCalls(uid)
      : kind === 'events'
        ? gigCalls
        : contentCalls<never>(kind, kind === 'openingHours' ? uid : undefined);
  const update = (id: string, input: never) => calls.update(id, input, undefined);
  if (isSingleKind(kind))
    return { update, create: async (input) => (await update(singleId, input), singleId) };
  return { update, create: async (input) => (await calls.create(input), newest(kind)) };
}

/** The record as it is stored, without what only the server sets. */
async function storedValues(kind: KindName, id: string): Promise<Values> {
  const stored = await db.doc(`${kind}/${id}`).get();
  return sentOf(kinds[kind].fields, readContent(kind, id, stored.data()!));
}

/** The values without fields that the server sets, at any depth. */
function sentOf(fields: Fields, values: object): Values {
  const found = values as Values;
  const sent = Object.entries(fields).filter(
    ([name, { readOnly }]) => !readOnly && found[name] !== undefined,
  );
  return Object.fromEntries(
    sent.map(([name, field]) => {
      if (field.kind !== 'list' && field.kind !== 'group') return [name, found[name]];
      const of = domain.entryFields(field);
      if (!('fields' in of) || found[name] === null) return [name, found[name]];
      const value = found[name] as object | object[];
      return [
        name,
        Array.isArray(value) ? value.map((each) => sentOf(of.fields, each)) : sentOf(of.fields, value),
      ];
    }),
  );
}

/** A record as a page reads it: from what it fetches, and from what the browser has kept of an earlier visit. */
async function asPagesRead(
  kind: KindName,
  record: Values & { _id: string },
): Promise<Record<string, object>> {
  const site = (await published.site(true))!;
  const partOf = async (name: PartName) => (await published.part(name, site.parts[name] ?? ''))!;
  const read = (name: PartName, json: object) => domain.readPart(name, json as never) as unknown as Values;
  const found: Record<string, object> = {};
  const add = (where: string, json: unknown, value: unknown) => {
    found[where] = value as object;
    // The public build has the declarations without their labels and rules.
    found[`${where}, in the public build`] = domain.readRecord(
      leanFields(kinds[kind].fields),
      '',
      json as object,
    );
  };
  const onSite = (where: string, stored: SiteJson) => {
    const values = domain.readSite(stored) as unknown as Values;
    add(where, (stored as unknown as Values)[kind], values[kind]);
  };
  const { publish } = kindOf(kind);
  if (publish.in === 'nothing') return found;
  if (publish.in === 'site') {
    onSite('the site', site);
    onSite('the kept site', persisted(site, {}).site);
    return found;
  }
  const slug = (await db.doc(`events/${record._id}`).get()).get('slug') as string | undefined;
  const month = domain.monthPart(new Date((record['datetime'] as Date | undefined) ?? 0));
  const isPart = publish.in === 'part';
  const name = isPart ? domain.recordPart(kind as 'menus', record._id) : domain.gigPart(slug ?? '');
  const pick = (part: Values) => part[isPart ? publish.record : 'gig'];
  const part = await partOf(name);
  add(name, pick(part), pick(read(name, part)));
  const kept = persisted(site, { [name]: part }).parts[name]!;
  add(`the kept ${name}`, pick(kept as unknown as Values), pick(read(name, kept)));
  if (kind !== 'events') return found;
  const inList = (list: unknown) => (list as { _id: string }[]).find(({ _id }) => _id === record._id);
  for (const [list, field] of [
    [month, 'gigs'],
    ['gigs', 'upcoming'],
  ] as const) {
    const gigs = await partOf(list);
    add(list, inList((gigs as unknown as Values)[field]), inList(read(list, gigs)[field]));
  }
  return found;
}

/** The content after a visit and before the next one. */
function persisted(site: SiteJson, parts: object) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const browser = persistedContent(() => storage as unknown as Storage);
  browser.setItem('content', { state: { site, parts }, version: 1 });
  const { state } = browser.getItem('content') as {
    state: { site: SiteJson; parts: Record<string, object> };
  };
  return state;
}

/** Kinds that are written as a whole: closing is worked out by the server. */
const edited = kindNames.filter((kind) => kind !== 'closedTonight');
/** Few, since each is several saves with all fields at once; what differs is named by its field. */
const few = { numRuns: 2, endOnFailure: true };
const some = (kind: KindName) => fc.sample(recordsOf(kind), { numRuns: 1, seed: 5 })[0]!;
const inputOf = (kind: KindName, record: Values) => toInput(kinds[kind].fields as Fields, record) as never;

describe.each(edited)('every declared field of %s', (kind) => {
  const fields: Fields = kinds[kind].fields;
  const form = formOf(kind);
  /** As the office reads a record and shows it in its form. */
  const formAgain = async (id: string) => {
    const stored = await db.doc(`${kind}/${id}`).get();
    return inputOf(kind, domain.readContent(kind, id, stored.data()!));
  };

  it('survives form, API, database, published part and the page’s reader', async () => {
    await fc.assert(
      fc.asyncProperty(recordsOf(kind), recordsOf(kind), async (first, second) => {
        const id = await form.create(inputOf(kind, first));
        expect(await storedValues(kind, id)).toEqual(first);
        // A form that was opened and saved changes nothing.
        await form.update(id, await formAgain(id));
        expect(await storedValues(kind, id)).toEqual(first);
        await form.update(id, inputOf(kind, second));
        expect(await storedValues(kind, id)).toEqual(second);
        const shown = domain.withoutStaffOnly(fields, second);
        for (const [where, record] of Object.entries(await asPagesRead(kind, { ...second, _id: id }))) {
          expect(sentOf(fields, record), where).toEqual(shown);
          expect(JSON.stringify(record), where).not.toContain('spareSecret');
        }
        // The history keeps and restores the state before.
        const { body } = await call('GET', `/revisions?path=${kind}/${id}`, { token: token(), at });
        expect(sentOf(fields, readContent(kind, id, body[0].before))).toEqual(first);
        await send.call({ method: 'POST', path: `/revisions/${body[0]._id}/restore` });
        expect(await storedValues(kind, id)).toEqual(first);
      }),
      few,
    );
  });
});

describe('every declared field', () => {
  it.each(['menus', 'routes'] as const)('goes into a copy of %s', async (kind) => {
    const form = formOf(kind);
    const record = some(kind);
    const id = await form.create(inputOf(kind, record));
    const copied: Values = copyInput(kind, inputOf(kind, record), []);
    const calls = kind === 'menus' ? menuCalls(uid) : contentCalls<object>('routes');
    const copy = await storedValues(kind, await calls.copy(copied as never, id));
    const { title, route, isDraft, showFrom, showUntil, ...rest } = record;
    expect([title, route, isDraft, showFrom, showUntil].every((each) => each !== undefined)).toBe(true);
    expect(copy).toEqual({
      ...rest,
      isDraft: true,
      title: `${String(title)} (copy)`,
      route: copied['route'],
    });
  });

  it('goes into a copy of a gig, and into each gig of a series', async () => {
    const record = some('events');
    const { datetime: _at, doorsAt: _doors, endsAt: _end, ...others } = record;
    const times = { status: 'scheduled', statusNote: '', isDraft: false };
    const { showFrom: _from, showUntil: _until, ...rest }: Values = { ...others, ...times };
    const copy = duplicateGigInput(record as never);
    await gigCalls.create(copy);
    expect(await storedValues('events', await newest('events'))).toEqual(rest);
    await gigCalls.createSeries({ ...copy, datetime: '2032-07-02T21:00' }, ['2032-07-02', '2032-07-09']);
    const { docs } = await db
      .collection('events')
      .where('datetime', '>', new Date('2032-07-01T00:00Z'))
      .get();
    expect(docs).toHaveLength(2);
    for (const { id } of docs) {
      const { datetime, ...stored } = await storedValues('events', id);
      expect(stored, String(datetime)).toEqual(rest);
    }
  });

  it('of menus is stored with their order', async () => {
    const others = (await db.collection('menus').get()).docs;
    for (const { id } of others) await menuCalls(uid).remove(id);
    const id = await formOf('menus').create(inputOf('menus', some('menus')));
    const [next] = fc.sample(recordsOf('menus'), { numRuns: 1, seed: 9 });
    const stored = (await db.doc(`menus/${id}`).get()).data()!;
    await replaceAllMenus([{ ...domain.readContent('menus', id, stored), ...next }] as never);
    expect(await storedValues('menus', id)).toEqual(next);
  });

  it('of a dish stays when its sender does not know it, or changes something else', async () => {
    const record = some('menus');
    const [first] = record['contents'] as Values[];
    const [string] = fc.sample(valuesOf(domain.contentItem), { numRuns: 1, seed: 5 });
    const content = ['Hake', 'with kale', '€24'].map((contentString) => ({ ...string, contentString }));
    const dish = { ...first, elementType: 'Dish', content, allergens: ['milk'], diets: [] };
    const menu = { ...record, route: 'unsent', contents: [dish] };
    const id = await formOf('menus').create(inputOf('menus', menu));
    const [stored] = (await storedValues('menus', id))['contents'] as Values[];
    expect(stored).toEqual(dish);
    const change = { off: { until: null }, allergens: ['egg'] };
    await send.call({
      method: 'PUT',
      path: `/menus/${id}/items/${String(stored!['_id'])}/${uid}`,
      body: change,
    });
    const changed = { ...stored, allergens: ['egg'] };
    expect((await storedValues('menus', id))['contents']).toEqual([changed]);
    // Required fields are sent by everybody: a program that lacks them is refused.
    const known = Object.entries(dish).filter(([name]) => !isSpare(name) || name === 'spareEndpoint');
    const older = { ...menu, contents: [Object.fromEntries(known)] };
    await send.call({ method: 'PUT', path: `/menus/${id}/${uid}`, body: toJson(older) });
    expect((await storedValues('menus', id))['contents']).toEqual([{ ...changed, allergens: ['milk'] }]);
  });

  it('of a notice and of the hours returns when what was closed tonight is open again', async () => {
    const hours = some('openingHours');
    const notice = some('notice');
    await formOf('openingHours').create(inputOf('openingHours', hours));
    await formOf('notice').create(inputOf('notice', notice));
    const closing = { area: '', reason: 'A burst pipe', from: '', until: '', eventStatus: '' } as const;
    await closeTonight(uid, { ...closing, ...({ spareEndpoint: 'spare' } as object) }, {});
    expect((await storedValues('notice', singleId))['text']).toContain('burst pipe');
    await openAgain(uid, {});
    expect(await storedValues('notice', singleId)).toEqual(notice);
    expect(await storedValues('openingHours', singleId)).toEqual(hours);
  });

  it('of every kind is in a backup, and comes back with it', async () => {
    for (const kind of edited)
      await formOf(kind).create(inputOf(kind, { ...some(kind), route: `kept${kind}`.slice(0, 11) }));
    await db.doc(`closedTonight/${singleId}`).set(some('closedTonight'));
    const [source, target] = [openProject(project), openProject()];
    try {
      const { bytes } = await archiveOf(source.place);
      await restoreArchive(target.place, { open: () => Readable.from([bytes]) });
      for (const kind of kindNames) {
        const [before, after] = await Promise.all([db, target.db].map((from) => from.collection(kind).get()));
        expect(before!.size, kind).toBeGreaterThan(0);
        const read = ({ docs }: typeof before & object) =>
          docs.map((doc) => [doc.id, readContent(kind, doc.id, doc.data())]);
        expect(read(after!), kind).toEqual(read(before!));
      }
    } finally {
      await target.remove();
    }
  });
});

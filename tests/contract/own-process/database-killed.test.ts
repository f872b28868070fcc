import type { PartName, SiteJson } from '@venue/domain';
import { WriteBatch } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { examples } from '../../../functions/src/api/openapi/examples.ts';
import { openOwnFirestore } from '../own-firestore.ts';
import { openServer } from '../open-server.ts';
import type { Staff } from '../staff.ts';
import { openProxy } from '../unsteady-proxy.ts';

/*
 * A database of this file's own is killed in the middle of saves and of publishing, and comes back with what it had
 * committed. Then, record by record: what is stored is what is published, and what was confirmed is there, once.
 */
const database = await openOwnFirestore();
const proxy = await openProxy(database.at);
process.env['FIRESTORE_EMULATOR_HOST'] = proxy.at;
// From here on everything in this process uses that database.
const { db, dismiss, hire } = await import('../staff.ts');
const { republishAll } = await import('../../../functions/src/records/republish-all.ts');
const { composeChanges } = await import('../../../functions/src/publishing/compose-save.ts');
const { readStoredSite } = await import('../../../functions/src/publishing/read-stored-site.ts');

let server: Awaited<ReturnType<typeof openServer>>;
let owner: Staff;

beforeAll(async () => {
  owner = await hire('super');
  server = await openServer({});
});

afterEach(() => vi.restoreAllMocks());

afterAll(async () => {
  await server?.close();
  await proxy.become('working');
  await dismiss(owner);
  proxy.close();
  await database.close();
});

/** Kills the database behind connections that are cut already. */
async function kill(): Promise<void> {
  await proxy.become('refusing');
  await database.kill();
}

async function revive(): Promise<void> {
  await database.revive();
  await proxy.become('working');
}

type Documents = Record<string, FirebaseFirestore.DocumentData | undefined>;

/** All that is published, and what composing everything anew from the stored records would publish, at one moment. */
function publishedAndComposed(): Promise<[published: Documents, composed: Documents]> {
  return db.runTransaction(
    async (reader) => {
      const now = new Date();
      const { docs } = await reader.get(db.collection('published'));
      const stored = await readStoredSite(reader, [], true, now);
      const all = { stored, changes: [], after: stored.documents, described: {}, now };
      const { site, parts } = await composeChanges(reader, all);
      return [
        Object.fromEntries(docs.map((doc) => [doc.id, comparable(doc.data())])),
        { ...Object.fromEntries(parts), site: comparable(site) },
      ];
    },
    { readOnly: true },
  );
}

/** Without what tells one publishing of the site from the next. */
function comparable(data: object): FirebaseFirestore.DocumentData {
  if (!('parts' in data)) return data;
  const { version: _version, publishedAt: _at, ...rest } = data as unknown as SiteJson;
  return rest;
}

async function expectPublishedAsStored(): Promise<void> {
  const [published, composed] = await publishedAndComposed();
  expect(Object.keys(published).sort()).toEqual(Object.keys(composed).sort());
  for (const [name, document] of Object.entries(composed)) expect(published[name], name).toEqual(document);
}

type Answer = { status: number; body: Record<string, unknown> };

/** Asks the server, which may say that it does not know, and nothing worse. */
async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(server.at + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = response;
  expect([200, 201, 409, 503], `${method} ${path}`).toContain(status);
  return { status, body: (await response.json()) as Record<string, unknown> };
}

const list = (artist: string) => ask('POST', '/event/super', { ...examples.event, artist });

/** Lists a gig for a round to come, and gives its id; a server that is still catching up is asked again. */
async function listSurely(artist: string): Promise<string> {
  let answer: Answer;
  do answer = await list(artist);
  while (answer.status !== 201);
  return String(answer.body['_id']);
}

/** What was asked for in one round, with its answers. */
type Round = {
  made: [artist: string, Answer][];
  renamed: [id: string, Answer];
  deleted: [id: string, Answer];
};

/** People at work: two new gigs, one that is renamed, one that is deleted, and one whose time has come. */
async function work(name: string, renamed: string, deleted: string): Promise<Round> {
  const one = `${name}, first`;
  const other = `${name}, second`;
  const [first, second, change, removal] = await Promise.all([
    list(one),
    list(other),
    ask('PUT', `/event/${renamed}/super`, { artist: `${name}, renamed` }),
    ask('DELETE', `/event/${deleted}/super`),
    ask('POST', '/recompose'),
  ]);
  return {
    made: [
      [one, first],
      [other, second],
    ],
    renamed: [renamed, change],
    deleted: [deleted, removal],
  };
}

/** A gig that becomes due at this moment. */
async function makeDue(artist: string): Promise<void> {
  const now = new Date();
  const batch = db.batch();
  batch.set(db.collection('events').doc(), {
    artist,
    datetime: new Date('2031-07-05T20:00:00Z'),
    showFrom: now,
  });
  batch.update(db.doc('published/site'), { nextChangeAt: now.toISOString() });
  await batch.commit();
}

/** Pieces of data on their way to and from the database until it is killed: before, amid and after the writes. */
const moments = [1, 8, 20, 50];

it('a database killed during saves and publishing has stored each of them whole or not at all', async () => {
  const rounds: Round[] = [];
  for (const pieces of moments) {
    const name = `Killed at ${pieces}`;
    const renamed = await listSurely(`${name}, to rename`);
    const deleted = await listSurely(`${name}, to delete`);
    await makeDue(`${name}, due`);
    const cut = proxy.becomeAt('refusing', '', pieces);
    const working = work(name, renamed, deleted);
    await Promise.race([cut, working]);
    await kill();
    await revive();
    rounds.push(await working);
    await vi.waitFor(
      async () => {
        // As the schedule does every minute.
        expect((await ask('POST', '/recompose')).status).toBe(200);
        await expectPublishedAsStored();
      },
      { timeout: 60_000, interval: 500 },
    );
  }

  const [{ docs: gigs }, { docs: revisions }] = await Promise.all([
    db.collection('events').get(),
    db.collection('revisions').where('by', '==', owner.uid).get(),
  ]);
  const revisionsOf = (id: string, operation: string) =>
    revisions.filter((doc) => doc.get('path') === `events/${id}` && doc.get('operation') === operation)
      .length;
  for (const { made, renamed, deleted } of rounds) {
    for (const [artist, { status }] of made) {
      const stored = gigs.filter((doc) => doc.get('artist') === artist);
      expect(stored.length, `${artist}, answered ${status}`).toBeLessThanOrEqual(1);
      if (status === 201) expect(stored.length, artist).toBe(1);
      for (const { id } of stored) expect(revisionsOf(id, 'create'), artist).toBe(1);
    }
    const isRenamed = String(gigs.find(({ id }) => id === renamed[0])!.get('artist')).endsWith('renamed');
    expect(revisionsOf(renamed[0], 'update')).toBe(Number(isRenamed));
    if (renamed[1].status === 200) expect(isRenamed).toBe(true);
    const isGone = !gigs.some(({ id }) => id === deleted[0]);
    expect(revisionsOf(deleted[0], 'delete')).toBe(Number(isGone));
    if (deleted[1].status === 200) expect(isGone).toBe(true);
  }
  expect(server.isRunning()).toBe(true);
  expect(server.printed()).not.toMatch(/unhandled|uncaught/i);
}, 240_000);

it('a database killed half-way through a publication of many parts leaves every page whole, and the next one ends it', async () => {
  // More than fit into one batch.
  const pages = Array.from({ length: 320 }, (_, at) => `routes/killed-${at}`);
  const write = async (introTitle: string | undefined) => {
    const batch = db.batch();
    for (const [at, path] of pages.entries())
      if (introTitle)
        batch.set(db.doc(path), {
          title: `K${at}`,
          route: `k${at}`,
          introTitle,
          topImg: '',
          introDesc: '',
          panels: [],
        });
      else batch.delete(db.doc(path));
    await batch.commit();
  };
  await write('before');
  await republishAll('test');
  await write('after');
  const before = (await db.doc('published/site').get()).data() as SiteJson;

  const commit = WriteBatch.prototype.commit;
  let batches = 0;
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
    batches += 1;
    if (batches === 1) return commit.call(this);
    await kill();
    throw new Error('Whoever published is gone too.');
  });
  await expect(republishAll('test')).rejects.toThrow('gone too');
  vi.restoreAllMocks();
  await revive();

  const { docs } = await db.collection('published').get();
  const published = new Map(docs.map((doc) => [doc.id, doc.data()]));
  expect(published.get('site')).toEqual(before);
  const newer = Object.entries(before.parts).filter(
    ([name, version]) => published.get(name)!['version'] !== version,
  );
  expect(newer.length, 'parts ahead of their site').toBeGreaterThan(0);
  // No page is missing: a reader with the earlier site gets either the earlier or the later page, whole.
  for (const name of Object.keys(before.parts) as PartName[])
    if (name.startsWith('page-killed'))
      expect(['before', 'after'], name).toContain(published.get(name)!['customPage'].introTitle);

  await republishAll('test');
  await expectPublishedAsStored();
  await write(undefined);
  await republishAll('test');
}, 240_000);

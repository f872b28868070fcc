import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupError } from '../../../functions/src/backup/project/backup-error.ts';
import { makeManifest, sha256, type Manifest } from '../../../functions/src/backup/manifest.ts';
import { readContents } from '../../../functions/src/backup/content-entries.ts';
import { readMarker } from '../../../functions/src/backup/project/marker.ts';
import { findLeftovers, restoreArchive } from '../../../functions/src/backup/restore-archive.ts';
import '../staff.ts';
import { archiveOf, repack, unpack, type RawEntry } from './archives.ts';
import { fillProject } from './fill-project.ts';
import { openProject, type Project } from './projects.ts';

let source: Project;
let target: Project;
let whole: Buffer;
let entries: RawEntry[];

beforeAll(async () => {
  source = openProject();
  target = openProject();
  await fillProject(source);
  whole = (await archiveOf(source.place)).bytes;
  entries = await unpack(whole);
});

afterAll(() => Promise.all([source, target].map(({ remove }) => remove())));

const restore = (bytes: Buffer, options = {}) =>
  restoreArchive(target.place, { open: () => Readable.from([bytes]), ...options });

async function expectRefused(bytes: Buffer, reason: RegExp) {
  const error: unknown = await restore(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BackupError);
  expect((error as Error).message).toMatch(reason);
  expect(await findLeftovers(target.place)).toEqual([]);
  expect(await readMarker(target.place)).toBeUndefined();
}

const isEnd = ({ name }: RawEntry) => name.startsWith('manifest.json');
const content = () => entries.filter((entry) => !isEnd(entry));
const end = () => entries.filter(isEnd);

/** The same entries with a table of contents that fits them: what only somebody who means it would make. */
function withManifest(body: RawEntry[], change: (manifest: Manifest) => object = (manifest) => manifest) {
  const known = JSON.parse(end()[0]!.bytes.toString()) as Manifest;
  const [first, ...rest] = body;
  const head = JSON.parse(first!.bytes.toString());
  const listed = rest.map(({ name, bytes }) => {
    const headers = known.entries.find((entry) => entry.name === name)?.headers;
    return { name, size: bytes.length, sha256: sha256(bytes), ...(headers && { headers }) };
  });
  const text = JSON.stringify(change(makeManifest(head, listed)));
  return [
    ...body,
    { name: 'manifest.json', bytes: Buffer.from(text) },
    { name: 'manifest.json.sha256', bytes: Buffer.from(`${sha256(text)}  manifest.json\n`) },
  ];
}

const kinds = ['backup.json', 'documents/', 'files/', 'accounts/', 'manifest.json', 'manifest.json.sha256'];

it.each(kinds)('one flipped bit in %s… is found before anything is written', async (kind) => {
  const index = entries.findIndex(({ name, bytes }) => name.startsWith(kind) && bytes.length > 0);
  for (const place of [0.1, 0.5, 0.9]) {
    const bytes = Buffer.from(entries[index]!.bytes);
    bytes[Math.floor(bytes.length * place)]! ^= 1;
    const changed = entries.map((entry, at) => (at === index ? { ...entry, bytes } : entry));
    await expectRefused(await repack(changed), /damaged|changed|not a backup|has format|table of contents/);
  }
});

it('bytes that were lost or turned on the way are found', async () => {
  for (const share of [0.001, 0.5, 0.999])
    await expectRefused(whole.subarray(0, Math.floor(whole.length * share)), /damaged or incomplete/);
  const turned = Buffer.from(whole);
  turned[turned.length >> 1]! ^= 4;
  await expectRefused(turned, /damaged/);
  await expectRefused(Buffer.from('not an archive at all'), /damaged/);
  await expectRefused(Buffer.alloc(0), /damaged/);
});

const extra = { name: 'documents/menus/extra.json', bytes: Buffer.from('{"fields":{}}') };
const pair = ([first, ...rest]: RawEntry[], add: RawEntry) => [first!, add, ...rest];
const json = (name: string, value: unknown) => ({ name, bytes: Buffer.from(JSON.stringify(value)) });

const manipulated: Record<string, [() => RawEntry[], RegExp]> = {
  'an entry is missing': [() => [...content().slice(0, 5), ...content().slice(6), ...end()], /is missing/],
  'an entry was added': [() => [...content(), extra, ...end()], /does not belong/],
  'the end is missing': [() => content(), /its end is missing/],
  'the last checksum is missing': [() => entries.slice(0, -1), /its end is missing/],
  'an entry comes after the end': [() => [...entries, extra], /comes after its end/],
  'an entry comes twice': [() => withManifest([...content(), content()[3]!]), /does not belong there/],
  'an entry of an unknown kind fits the table': [
    () => withManifest(pair(content(), { name: 'scripts/evil.js', bytes: Buffer.from('x') })),
    /does not belong in a backup/,
  ],
  'a name leads out of its folder': [
    () => withManifest(pair(content(), { name: 'files/../../etc/passwd', bytes: Buffer.from('x') })),
    /does not belong in a backup/,
  ],
  'a name is written in two ways': [
    () => withManifest(pair(content(), { name: 'files/images%2Fx.jpg', bytes: Buffer.from('x') })),
    /does not belong in a backup/,
  ],
  'an entry is a link': [
    () => pair(entries, { name: 'files/link', bytes: Buffer.alloc(0), type: 'symlink' }),
    /does not belong there/,
  ],
  'a counter of tries is brought along': [
    () => withManifest(pair(content(), json('documents/limits/x.json', { fields: {} }))),
    /does not belong in a backup/,
  ],
  'a document is none': [
    () => withManifest(pair(content(), json('documents/menus/x.json', { fields: ['a'] }))),
    /is not a document/,
  ],
  'an account is under the uid of another': [
    () => withManifest(pair(pair(content(), json('accounts/x.json', { uid: 'y' })), document('users/x'))),
    /is not an account/,
  ],
  'the counts do not fit': [
    () => withManifest(content(), (manifest) => ({ ...manifest, counts: { ...manifest.counts, files: 1 } })),
    /counts do not match/,
  ],
  'it is a backup of another product': [
    () => [json('backup.json', { format: 'other' }), ...entries.slice(1)],
    /not a backup of a venue/,
  ],
};

/** A document with a value in so many lists, as text: it is deeper than JSON.stringify goes. */
function deepDocument(path: string, levels: number): RawEntry {
  const [open, close] = ['{"arrayValue":{"values":[', ']}}'].map((part) => part.repeat(levels));
  const text = `{"fields":{"a":${open}{"nullValue":null}${close}}}`;
  return { name: `documents/${path}.json`, bytes: Buffer.from(text) };
}
const someone = (uid: string) => ({
  ...{ uid, email: `${uid}@forged.test`, emailVerified: true, displayName: null, disabled: false },
  claims: { role: 'super' },
});
const document = (path: string, fields: object = {}) => json(`documents/${path}.json`, { fields });
const file = (path: string) => ({ name: `files/${path}`, bytes: Buffer.from('x') });

it.each([
  ['an id of two points', document('menus/%2E%2E')],
  ['a collection of two points', document('%2E%2E/menus')],
  ['an id that Firestore keeps for itself', document('menus/__x__')],
  ['an id with a NUL', document('menus/a%00b')],
  ['an id of 1,600 bytes', document(`menus/${'a'.repeat(1_600)}`)],
  ['a value nested 3,000 deep', deepDocument('menus/deep', 3_000)],
  ['a value nested 21 deep', deepDocument('menus/deeper', 21)],
  ['a file outside the media folders', file('index.html')],
  ['a file in another folder', file('scripts/evil.js')],
  ['a file below the media folders', file('images/a/b.jpg')],
  ['a file of two points', file('images/%2E%2E')],
  ['an account that no record names', json('accounts/stranger.json', someone('stranger'))],
  ['a uid of 200 characters', json(`accounts/${'u'.repeat(200)}.json`, someone('u'.repeat(200)))],
])('a forged archive with %s is refused by its name', async (_what, forged) => {
  const isAccount = forged.name.startsWith('accounts/');
  const body = isAccount ? [...content(), forged] : pair(content(), forged);
  const error: unknown = await restore(await repack(withManifest(body))).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BackupError);
  expect((error as Error).message).toContain(forged.name.slice(0, 200));
  await expectRefused(await repack(withManifest(body)), /does not belong in a backup|is not a document/);
});

it('what no restore would take is in no backup: stray files and accounts without a record', async () => {
  await source.place.bucket.file('notes.txt').save('by hand');
  await source.place.accounts.createUser({ uid: 'stray' });
  const { manifest } = await archiveOf(source.place);
  expect(manifest.entries.map(({ name }) => name)).toEqual(
    (JSON.parse(end()[0]!.bytes.toString()) as Manifest).entries.map(({ name }) => name),
  );
});

describe('an archive is refused when', () => {
  it.each(Object.keys(manipulated))('%s', async (what) => {
    const [make, reason] = manipulated[what]!;
    await expectRefused(await repack(make()), reason);
  });
});

it('a value that Firestore cannot hold ends the restore, and the project is marked as not whole', async () => {
  const other = openProject();
  try {
    const forged = json('documents/menus/x.json', { fields: { a: { b: 1 } } });
    const bytes = await repack(withManifest(pair(content(), forged)));
    const restored = restoreArchive(other.place, { open: () => Readable.from([bytes]) });
    await expect(restored).rejects.toThrow(/^Firestore failed \(400\)/);
    expect(await readMarker(other.place)).toBeDefined();
  } finally {
    await other.remove();
  }
});

it('an archive of a later format says so', async () => {
  const head = { ...JSON.parse(entries[0]!.bytes.toString()), version: 2 };
  const later = [json('backup.json', head), json('unheard/of.json', {}), ...entries.slice(1)];
  await expectRefused(await repack(later), /has format 2; this version reads format 1/);
});

it('a project that is not empty is left alone, and named in the error', async () => {
  const full = openProject();
  try {
    await full.db.doc('menus/one').set({ title: 'Here already' });
    const restored = restoreArchive(full.place, { open: () => Readable.from([whole]) });
    await expect(restored).rejects.toThrow(
      /is not empty, so nothing was written. It holds documents in menus\./,
    );
    await full.db.doc('menus/one').delete();
    await full.place.accounts.createUser({ email: 'here@already.test' });
    await expect(restoreArchive(full.place, { open: () => Readable.from([whole]) })).rejects.toThrow(
      /accounts, such as here@already.test/,
    );
    expect((await full.db.listCollections()).length).toBe(0);
  } finally {
    await full.remove();
  }
});

it('a restore that broke off is reported, and its project takes no other', async () => {
  let opened = 0;
  // The second reading, which writes, meets a file that ends in the middle.
  const breaking = () => Readable.from([(opened += 1) === 1 ? whole : whole.subarray(0, whole.length >> 1)]);
  await expect(restore(whole, { open: breaking })).rejects.toThrow(BackupError);
  expect(await readMarker(target.place)).toBeDefined();
  const stored = await readContents(target.place);
  await expect(restore(whole)).rejects.toThrow(/a restore broke off.* Restore into a new project/);
  expect(await readContents(target.place)).toEqual(stored);
});

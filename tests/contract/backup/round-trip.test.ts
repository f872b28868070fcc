import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreArchive } from '../../../functions/src/backup/restore-archive.ts';
import { readMarker } from '../../../functions/src/backup/project/marker.ts';
import { transientCollections } from '../../../functions/src/backup/project/documents.ts';
import '../staff.ts';
import { archiveOf, unpack } from './archives.ts';
import { fillProject } from './fill-project.ts';
import { openProject, type Project } from './projects.ts';

let source: Project;
let target: Project;
let archive: Awaited<ReturnType<typeof archiveOf>>;

beforeAll(async () => {
  source = openProject();
  target = openProject();
  await fillProject(source);
  archive = await archiveOf(source.place);
  await restoreArchive(target.place, { open: () => Readable.from([archive.bytes]) });
});

afterAll(() => Promise.all([source, target].map(({ remove }) => remove())));

/** All documents as Firestore itself gives them, by path. */
async function documentsOf({ db }: Project) {
  const found = new Map<string, FirebaseFirestore.DocumentData>();
  const walk = async (collections: FirebaseFirestore.CollectionReference[]) => {
    for (const collection of collections) {
      for (const ref of await collection.listDocuments()) {
        const doc = await ref.get();
        if (doc.exists) found.set(ref.path, doc.data()!);
        // Only these have any; asking each of them takes its time.
        if (ref.path === 'menus/abc') await walk(await ref.listCollections());
      }
    }
  };
  const all = await db.listCollections();
  await walk(all.filter(({ id }) => !(transientCollections as readonly string[]).includes(id)));
  return found;
}

it('every document comes back as it was, whatever its name and the types of its values', async () => {
  const [before, after] = [await documentsOf(source), await documentsOf(target)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(before.size).toBe(archive.manifest.counts.documents);
  expect(before.get('menus/abc/notes/one')).toBeDefined();
  for (const [path, data] of before) {
    const { reference, ...values } = data;
    const { reference: found, ...others } = after.get(path)!;
    expect(others, path).toEqual(values);
    // Within the project that it is in now.
    expect(found?.path, path).toBe(reference?.path);
  }
  expect(after.get('every/type')!.reference.firestore.projectId).toBe(target.place.projectId);
});

it('counters, leases and tickets stay behind', async () => {
  expect(JSON.stringify(archive.manifest)).not.toMatch(/documents\/(limits|locks|tickets)/);
  expect((await target.db.doc('limits/x').get()).exists).toBe(false);
});

it('every file comes back byte by byte, with its type, caching and notes, without its access tokens', async () => {
  const [before, after] = await Promise.all(
    [source, target].map(async ({ place }) => (await place.bucket.getFiles())[0]),
  );
  expect(after!.map(({ name }) => name)).toEqual(before!.map(({ name }) => name));
  expect(before!.length).toBe(16);
  for (const [index, file] of before!.entries()) {
    const copy = after![index]!;
    expect((await copy.download())[0].equals((await file.download())[0]), file.name).toBe(true);
    for (const part of ['contentType', 'cacheControl', 'md5Hash', 'size'] as const)
      expect(copy.metadata[part], `${part} of ${file.name}`).toEqual(file.metadata[part]);
  }
  const noted = after!.find(({ name }) => name === 'images/noted.jpg')!;
  expect(noted.metadata.metadata).toEqual({ note: 'by hand' });
});

it('every account comes back with its role, disabled or not, and nobody can sign in with a password of before', async () => {
  const [before, after] = await Promise.all(
    [source, target].map(async ({ place }) => (await place.accounts.listUsers()).users),
  );
  const facts = (users: typeof before) =>
    users!
      .map(({ uid, email, displayName, disabled, emailVerified, customClaims }) => ({
        ...{ uid, email, displayName, disabled, emailVerified, customClaims },
      }))
      .sort((a, b) => (a.uid < b.uid ? -1 : 1));
  expect(facts(after)).toEqual(facts(before));
  expect(after!.filter(({ disabled }) => disabled).map(({ uid }) => uid)).toEqual(['gone-home']);
  expect(after!.map(({ customClaims }) => customClaims?.['role'])).toEqual(
    expect.arrayContaining(['super', 'admin', 'chef']),
  );
});

it('what is granted to an account comes back with it', async () => {
  const kitchen = await target.place.accounts.getUserByEmail('kitchen@venue.test');
  const access = await target.db.doc(`access/${kitchen.uid}`).get();
  expect(access.data()).toMatchObject({ role: 'chef', permissions: ['changeDishes'] });
});

it('the archive holds no password, no hash and no token', async () => {
  const secret = /passwordHash|passwordSalt|secret-token|refreshToken|DownloadTokens/;
  const found = (await unpack(archive.bytes)).filter(({ bytes }) => secret.test(bytes.toString('latin1')));
  expect(found.map(({ name }) => name)).toEqual([]);
});

it('a backup of what was brought back has the same checksums', async () => {
  const again = await archiveOf(target.place);
  expect(again.manifest.fingerprint).toBe(archive.manifest.fingerprint);
  expect(again.manifest.entries).toEqual(archive.manifest.entries);
  expect(await readMarker(target.place)).toBeUndefined();
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { getApps, initializeApp } from 'firebase-admin/app';
import sharp from 'sharp';
import { imagePath, uprightPath, variantPath, videoPath } from '@venue/domain';
import { afterAll, afterEach, expect, it } from 'vitest';
import { clearMarker, setMarker } from '../../../functions/src/backup/project/marker.ts';
import { ownPlace } from '../../../functions/src/backup/project/project-data.ts';
import { restoreRevision } from '../../../functions/src/records/revisions.ts';
import { createRecord, removeRecord, updateRecord } from '../../../functions/src/records/save.ts';
import { bucket } from '../../../functions/src/firebase/bucket.ts';
import { database } from '../../../functions/src/firebase/admin-app.ts';
import { storeImage } from '../../../functions/src/uploads/store-image.ts';
import { deleteUploads, findUnusedUploads } from '../../../functions/src/uploads/unused-uploads.ts';

/* A project of its own: what is unused in the running venue belongs to other tests. */
const projectId = `demo-uploads-${process.pid}`;
if (getApps().length === 0) initializeApp({ projectId, storageBucket: `${projectId}.firebasestorage.app` });

const actor = { uid: 'owner', role: 'super', authTime: 0 } as const;
const tomorrow = () => new Date(Date.now() + 86_400_000);

async function clear() {
  const address = `${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${projectId}`;
  await fetch(`http://${address}/databases/(default)/documents`, { method: 'DELETE' });
  await bucket().deleteFiles({ force: true });
}
afterEach(clear);
afterAll(clear);

let picture: Promise<Buffer> | undefined;
const upload = async (name = 'a.png') => {
  picture ??= sharp({ create: { width: 500, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  return (await storeImage(await picture, name, { by: 'test' })).file;
};

const exists = async (path: string) => (await bucket().file(path).exists())[0];
const media = (file: string) => database().collection('media').doc(file);

async function isWhole(file: string) {
  const widths = ((await media(file).get()).get('widths') ?? []) as number[];
  const paths = [imagePath(file), ...widths.map((width) => variantPath(file, width))];
  return widths.length === 2 && (await Promise.all(paths.map(exists))).every(Boolean);
}

async function clean(now = tomorrow(), days = 0) {
  const { unused } = await findUnusedUploads(now, days);
  await deleteUploads(unused);
  return unused.map(({ file }) => file);
}

type Step = { act: 'upload' | 'create' | 'update' | 'remove' | 'restore' | 'profile'; pick: number };
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('upload', 'create', 'update', 'remove', 'restore', 'profile'),
  pick: fc.nat(50),
});

it('whatever staff save, delete and bring back, every state can still be restored with its pictures', async () => {
  const run = async (steps: Step[]) => {
    const files: string[] = [await upload()];
    const events = new Set<string>();
    const any = <Each>(list: Iterable<Each>, pick: number) => [...list][pick % Math.max(1, [...list].length)];
    const revisions = async () => (await database().collection('revisions').get()).docs;
    for (const { act, pick } of steps) {
      const [file, event] = [any(files, pick)!, any(events, pick)];
      if (act === 'upload') files.push(await upload());
      if (act === 'profile') await database().doc('users/owner').set({ profileImg: file });
      if (act === 'create') {
        const fields = { artist: 'A', artistLink: '', desc: '', img: file, datetime: new Date() };
        events.add((await createRecord('events', () => fields, { by: actor }))._id);
      }
      if (act === 'update' && event) await updateRecord('events', event, { img: file }, { by: actor });
      if (act === 'remove' && event) {
        await removeRecord('events', event, { by: actor });
        events.delete(event);
      }
      const revision = act === 'restore' && any(await revisions(), pick);
      if (revision && revision.get('before')) {
        await restoreRevision(revision.id, actor);
        events.add(String(revision.get('path')).split('/')[1]!);
      }
    }
    const states = (await revisions()).filter((revision) => revision.get('before'));
    const current = (await database().collection('events').get()).docs.map((doc) => doc.get('img'));
    const profile = (await database().doc('users/owner').get()).get('profileImg');
    const needed = new Set([...states.map((doc) => doc.get('before').img), ...current, profile]);

    const deleted = await clean();

    expect(deleted.sort()).toEqual(files.filter((file) => !needed.has(file)).sort());
    for (const file of files) expect(await isWhole(file), file).toBe(needed.has(file));
    for (const revision of states) {
      const restored = await restoreRevision(revision.id, actor);
      expect((restored as { img: string }).img).toBe(revision.get('before').img);
    }
    await clear();
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), run), { numRuns: 4 });
}, 120_000);

it('what came a moment ago is left alone, as somebody may be about to save it', async () => {
  const file = await upload();
  expect(await clean(new Date(), 1)).toEqual([]);
  expect(await clean(new Date(Date.now() + 29 * 86_400_000), 30)).toEqual([]);
  expect(await clean(new Date(Date.now() + 31 * 86_400_000), 30)).toEqual([file]);
});

it('orphaned variants are deleted too, and missing files are reported', async () => {
  const [described, bare, named, twin] = await Promise.all(
    ['a.png', 'b.png', 'c.png', 'd_480.webp.png'].map(upload),
  );
  await bucket().file(imagePath(described!)).delete();
  await media(bare!).delete();
  await bucket().file(videoPath('left.mp4')).save('film');
  await database()
    .doc('users/owner')
    .set({ profileImg: named, desc: `https://venue.test/images/${twin}?w=480` });
  await bucket().file(imagePath(named!)).delete();
  expect((await findUnusedUploads(tomorrow(), 0)).missing).toEqual([named]);
  expect((await clean()).sort()).toEqual([described!, bare!, 'left.mp4'].sort());
  const [left] = await bucket().getFiles();
  expect(left.every(({ name }) => name.includes(named!) || name.includes(twin!))).toBe(true);
  expect(await isWhole(twin!)).toBe(true);
});

it('nothing is called unused while a restore is under way', async () => {
  await setMarker(ownPlace(), 'some-backup');
  await expect(findUnusedUploads()).rejects.toThrow('A restore is unfinished here');
  await clearMarker(ownPlace());
  expect(await findUnusedUploads()).toEqual({ unused: [], missing: [] });
});

it('the command lists, and deletes only when it is told to', async () => {
  const file = await upload();
  const script = fileURLToPath(new URL('../../../scripts/uploads.js', import.meta.url));
  const uploads = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [script, ...args, '--project', projectId])).stdout;
  expect(await uploads('clean')).toContain('0 uploads older than 30 days not in use');
  expect(await isWhole(file)).toBe(true);
  await expect(uploads('clean', '--older-than', '0', '--delete')).rejects.toThrow('npm run uploads -- list');
});

it('an unused picture goes with its crop for phones', async () => {
  const wide = await sharp({ create: { width: 1000, height: 700, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const { file } = await storeImage(wide, 'wide.png', { by: 'test' });
  expect(await exists(uprightPath(file))).toBe(true);
  expect(await clean()).toEqual([file]);
  expect(await exists(uprightPath(file))).toBe(false);
});

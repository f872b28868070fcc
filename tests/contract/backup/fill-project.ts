import { Readable } from 'node:stream';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { readAccounts, writeAccount } from '../../../functions/src/backup/project/accounts.ts';
import { createDocumentWriter } from '../../../functions/src/backup/project/documents.ts';
import {
  readDocuments,
  snapshotTime,
  writeDocuments,
} from '../../../functions/src/backup/project/documents.ts';
import { listFiles, readFile, writeFile } from '../../../functions/src/backup/project/files.ts';
import { openPlace } from '../../../functions/src/backup/project/project-data.ts';
import type { Project } from './projects.ts';
import { getApp } from 'firebase-admin/app';
import { venue } from '../../../venue.config.ts';

/** The demo venue's documents and staff and some of its files, and besides them whatever can be stored. */
export async function fillProject(project: Project): Promise<void> {
  await copyVenue(project);
  await Promise.all([addDocuments(project), addFiles(project), addAccounts(project)]);
}

async function copyVenue({ place }: Project): Promise<void> {
  const venuePlace = openPlace(getApp(), venue.firebase.projectId, venue.firebase.storageBucket);
  const documents = createDocumentWriter(place);
  for await (const document of readDocuments(venuePlace, await snapshotTime(venuePlace)))
    await documents.add(document);
  await documents.flush();
  for (const account of await readAccounts(venuePlace.accounts)) await writeAccount(place.accounts, account);
  for (const { path, headers } of (await listFiles(venuePlace)).slice(0, 12))
    await writeFile(place, path, readFile(venuePlace, path), headers);
}

async function addDocuments({ place, db }: Project): Promise<void> {
  const every = {
    nothing: null,
    yes: true,
    whole: 42,
    large: Number.MAX_SAFE_INTEGER,
    half: 0.5,
    notANumber: NaN,
    endless: -Infinity,
    text: 'Féile na Mara “🎻”\n\u0000',
    empty: '',
    at: new Timestamp(1_763_800_000, 123_456_000),
    bytes: Buffer.from([0, 1, 2, 254, 255]),
    place: new GeoPoint(52.9, -9.4),
    reference: db.doc('menus/abc/notes/one'),
    list: [1, 'two', { three: [] }, null],
    map: { deep: { deeper: { deepest: {} } }, __proto: 'x', 'a.b`c': 1 },
  };
  await db.doc('every/type').set(every);
  await db.doc('every/none').set({});
  await db.doc('menus/abc/notes/one').set({ below: 'a document that is not there' });
  for (const id of ['with space', 'per%20cent', 'ünïcode 🎻', '...', 'a'.repeat(300), '-', 'CON']) {
    await db.collection('odd names').doc(id).set({ id });
  }
  // What the client library cannot write: a double without a fraction, an integer beyond 2^53.
  const fields = { double: { doubleValue: 3 }, huge: { integerValue: '9223372036854775807' } };
  await writeDocuments(place, [{ path: 'every/number', fields }]);
  await Promise.all(['limits/x', 'locks/staff', 'tickets/y'].map((path) => db.doc(path).set({ gone: true })));
}

async function addFiles({ place }: Project): Promise<void> {
  const film = Buffer.alloc(1_500_000, 'film');
  const files: [string, Buffer, Parameters<typeof writeFile>[3]][] = [
    ['videos/a film.mp4', film, { contentType: 'video/mp4', cacheControl: 'public, max-age=60' }],
    ['images/empty.jpg', Buffer.alloc(0), { contentType: 'image/jpeg' }],
    ['images/name.. 100%.jpg', Buffer.from('odd'), { contentType: 'image/jpeg' }],
    [
      'images/noted.jpg',
      Buffer.from('noted'),
      {
        contentType: 'image/jpeg',
        metadata: { note: 'by hand', firebaseStorageDownloadTokens: 'secret-token' },
      },
    ],
  ];
  for (const [path, bytes, headers] of files) await writeFile(place, path, Readable.from([bytes]), headers);
}

async function addAccounts({ place, db }: Project): Promise<void> {
  for (const uid of ['gone-home', 'no-email']) await db.doc(`users/${uid}`).set({ username: uid });
  const claims = { role: 'admin', more: { nested: [1, 2] } };
  const known = { emailVerified: true, displayName: 'Gone Home', disabled: true };
  await writeAccount(place.accounts, { uid: 'gone-home', email: 'gone@home.test', ...known, claims });
  const nobody = { email: null, emailVerified: false, displayName: null, disabled: false, claims: {} };
  await writeAccount(place.accounts, { uid: 'no-email', ...nobody });
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchive } from '../../../functions/src/backup/read-archive.ts';
import { call } from '../call.ts';
import { auth, db, dismiss, hire, type Staff } from '../staff.ts';

let owner: Staff;
let admin: Staff;

beforeAll(async () => {
  [owner, admin] = await Promise.all([hire('super'), hire('admin')]);
});
afterAll(() => Promise.all([owner, admin].map(dismiss)));

const start = async (token = owner.token) => (await call('POST', '/backup', { token })).body;
const state = async (id: string) => (await call('GET', `/backup/${id}`, { token: owner.token })).body;
const ticketOf = (url: string) => new URL(url).searchParams.get('ticket')!;

it('a super user downloads everything as one file, which is whole', async () => {
  const summary = (await call('GET', '/backup', { token: owner.token })).body;
  const { _id, url, validUntil } = await start();
  expect(Date.parse(validUntil) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  expect((await state(_id)).state).toBe('waiting');
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/gzip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+-[\d-]+\.tar\.gz"$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // Longer answers than 32 MB are only let through when their length is not said beforehand.
  expect(answer.headers.get('content-length')).toBeNull();
  const manifest = await readArchive(Readable.from([Buffer.from(await answer.arrayBuffer())]));
  expect(manifest.counts.files).toBe(summary.files);
  expect(manifest.counts.accounts).toBe(summary.accounts);
  expect(manifest.counts.documents).toBe(summary.documents);
  expect(manifest.entries.map(({ name }) => name)).toContain(`accounts/${owner.uid}.json`);
  const { entries, bytes } = manifest.counts && { entries: manifest.entries.length, ...manifest.counts };
  expect(await state(_id)).toEqual({ _id, state: 'done', entries, bytes });
}, 60_000);

it('a link works once, and only its hash is stored', async () => {
  const { _id, url } = await start();
  const stored = JSON.stringify((await db.doc(`tickets/${_id}`).get()).data());
  expect(stored).not.toContain(ticketOf(url));
  expect(_id).toBe(createHash('sha256').update(ticketOf(url)).digest('hex'));
  await db.doc(`tickets/${_id}`).update({ state: 'running' });
  const again = await fetch(url);
  expect(again.status).toBe(403);
  expect(await again.text()).toContain('has been used or is too old');
});

it('a link that is too old, made up, or of somebody who may no longer download gives nothing', async () => {
  const { _id, url } = await start();
  await db.doc(`tickets/${_id}`).update({ validUntil: Timestamp.fromMillis(Date.now() - 1) });
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url.replace(ticketOf(url), 'made-up'))).status).toBe(403);
  expect((await fetch(url.split('?')[0])).status).toBe(403);
  expect(
    (await fetch(url.split('?')[0], { headers: { Authorization: `Bearer ${owner.token}` } })).status,
  ).toBe(403);
  const former = await hire('super');
  const late = await start(former.token);
  await auth.setCustomUserClaims(former.uid, { role: 'admin' });
  expect((await fetch(late.url)).status).toBe(403);
  await dismiss(former);
});

it('how a download goes is for its owner', async () => {
  const { _id } = await start();
  const other = await hire('super');
  expect((await call('GET', `/backup/${_id}`, { token: other.token })).status).toBe(404);
  expect((await call('POST', '/backup', { token: admin.token })).status).toBe(403);
  await dismiss(other);
});

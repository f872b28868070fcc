import { createHash, randomBytes } from 'node:crypto';
import { may, messages, readRole } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpError } from '../api/http/http-error.ts';
import { accounts } from '../accounts.ts';
import { database } from '../firebase.ts';

/** How a download is going. `waiting`: not begun. `done`: the last byte is on its way. */
export type DownloadState = 'waiting' | 'running' | 'done' | 'failed';

export type Download = { _id: string; state: DownloadState; entries: number; bytes: number };

/** Long enough for one press of a button, and too short for an address that lies about. */
const validMs = 5 * 60 * 1_000;

/** How long it can be asked how the download went; then Firestore deletes the document (its TTL policy). */
const rememberedMs = 24 * 60 * 60 * 1_000;

/**
 * Makes a ticket for one download. Only its hash is stored, which is also the download's id: whoever reads
 * the database or a log cannot download with it.
 */
export async function createTicket(
  by: string,
): Promise<{ ticket: string; download: Download; validUntil: Date }> {
  const ticket = randomBytes(32).toString('base64url');
  const now = Date.now();
  const validUntil = new Date(now + validMs);
  const started = { state: 'waiting', entries: 0, bytes: 0 } as const;
  const expiresAt = Timestamp.fromMillis(now + rememberedMs);
  await ref(idOf(ticket)).create({ ...started, by, validUntil, expiresAt });
  return { ticket, download: { _id: idOf(ticket), ...started }, validUntil };
}

/**
 * Takes a ticket in: it works once, for five minutes, and only while its owner may still download. Gives
 * the id of the download and whose it is. 403 for every other ticket alike.
 */
export async function redeemTicket(ticket: string): Promise<{ id: string; by: string }> {
  const id = idOf(ticket);
  const by = await database().runTransaction(async (transaction) => {
    const found = await transaction.get(ref(id));
    const validUntil: unknown = found.get('validUntil');
    const isValid = validUntil instanceof Timestamp && validUntil.toMillis() > Date.now();
    if (!isValid || found.get('state') !== 'waiting') throw new HttpError(403, messages.downloadLinkUsed);
    transaction.update(ref(id), { state: 'running' });
    return String(found.get('by'));
  });
  const owner = await accounts().getUser(by);
  if (owner.disabled || !may(readRole(owner.customClaims?.['role']), 'downloadBackup')) {
    await noteDownload(id, { state: 'failed' });
    throw new HttpError(403, messages.downloadLinkUsed);
  }
  return { id, by };
}

/** Notes how a download is going. */
export async function noteDownload(id: string, change: Partial<Omit<Download, '_id'>>): Promise<void> {
  await ref(id).update(change);
}

/** How a download of the caller's own is going. 404 for every other. */
export async function findDownload(id: string, by: string): Promise<Download> {
  const found = await ref(id).get();
  if (!found.exists || found.get('by') !== by) throw new HttpError(404, messages.unknownRecord);
  return { _id: id, state: found.get('state'), entries: found.get('entries'), bytes: found.get('bytes') };
}

function idOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

function ref(id: string) {
  return database().collection('tickets').doc(id);
}

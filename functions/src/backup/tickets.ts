import { createHash, randomBytes } from 'node:crypto';
import { may, messages, readRole } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { accounts } from '../firebase/accounts.ts';
import { database } from '../firebase/admin-app.ts';

/** The state of a download. `waiting`: not begun. `done`: the last byte is on its way. */
export type DownloadState = 'waiting' | 'running' | 'done' | 'failed';

export type Download = { _id: string; state: DownloadState; entries: number; bytes: number };

/** Validity of a ticket: long enough for a click, too short for a URL that gets into other hands. */
const validMs = 5 * 60 * 1_000;

/** The state of a download is stored this long; then Firestore's TTL policy deletes it. */
const rememberedMs = 24 * 60 * 60 * 1_000;

/**
 * Creates a ticket for one download, which goes past Hosting: that ends a response after 60 s. A ticket, because a
 * browser's download sends no header and a token does not belong in a URL. Only its hash is stored, as the id of the
 * download, so that nobody can use what is in the database or a log.
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
 * Redeems a ticket, which is valid once, for five minutes, while its owner has the permission. Resolves with the
 * download's id and owner. Throws 403 for any other ticket.
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
  const role = readRole(owner.customClaims?.['role']);
  if (owner.disabled || !may({ role }, 'downloadBackup')) {
    await noteDownload(id, { state: 'failed' });
    throw new HttpError(403, messages.downloadLinkUsed);
  }
  return { id, by };
}

/** Stores the progress of a download. */
export async function noteDownload(id: string, change: Partial<Omit<Download, '_id'>>): Promise<void> {
  await ref(id).update(change);
}

/** Reads the state of one of the caller's downloads. Throws 404 for any other. */
export async function findDownload(id: string, by: string): Promise<Download> {
  const found = await ref(id).get();
  if (!found.exists || found.get('by') !== by) throw new HttpError(404, messages.unknownRecord);
  const { state, entries, bytes } = found.data() as Omit<Download, '_id'>;
  return { _id: id, state, entries, bytes };
}

function idOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

function ref(id: string) {
  return database().collection('tickets').doc(id);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewLastsMs, type Preview } from '@venue/domain';
import { limitsKey } from '../limits/limits-key.ts';

/** A preview and who made its link, in Unix seconds as the sign-in of a token has it. */
export type SignedPreview = Preview & { by: string; madeAt: number };

/** A bearer token for a preview, valid for a day. */
export function signPreview({ at, withDrafts, until, by, unsaved }: Preview & { by: string }): string {
  const facts = [at.getTime(), withDrafts, until.getTime(), by, ...(unsaved ? [unsaved] : [])];
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${payload}.${signatureOf(payload).toString('base64url')}`;
}

/** Reads a token; undefined for one that was not signed here or has ended. */
export function readPreviewToken(token: string, now = new Date()): SignedPreview | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(payload)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [at, withDrafts, until, by, unsaved] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    ...[number, boolean, number, string, string?],
  ];
  if (until <= now.getTime()) return undefined;
  const madeAt = Math.floor((until - previewLastsMs) / 1_000);
  return { at: new Date(at), withDrafts, until: new Date(until), by, madeAt, ...(unsaved && { unsaved }) };
}

/** Signed with a key derived from the one secret that every deployment has. */
function signatureOf(payload: string): Buffer {
  const key = createHmac('sha256', limitsKey()).update('links of previews').digest();
  return createHmac('sha256', key).update(payload).digest();
}

import { Timestamp } from 'firebase-admin/firestore';
import type { Place } from '../backup/place.ts';
import { database } from '../firebase.ts';

/** One uploaded picture or video: its original, its variants and what is known of it belong together. */
export type Upload = {
  /** The name that records use. */
  file: string;
  /** Storage paths, the variants before the original. */
  paths: string[];
  bytes: number;
  /** When its newest part was stored. */
  storedAt: Date;
};

/** Everything that was uploaded, by name, with what is left of it when a part is missing. */
export async function listUploads({ bucket }: Place): Promise<Upload[]> {
  const uploads = new Map<string, Upload>();
  const uploadOf = (file: string) => {
    const known = uploads.get(file) ?? { file, paths: [], bytes: 0, storedAt: new Date(0) };
    uploads.set(file, known);
    return known;
  };
  for (const doc of (await database().collection('media').select('at').get()).docs) {
    const at: unknown = doc.get('at');
    uploadOf(doc.id).storedAt = at instanceof Timestamp ? at.toDate() : new Date(0);
  }
  const files = (
    await Promise.all(['images/', 'videos/'].map((prefix) => bucket.getFiles({ prefix })))
  ).flatMap(([found]) => found);
  const names = new Set([...uploads.keys(), ...files.map(({ name }) => fileName(name))]);
  for (const { name, metadata } of files) {
    const upload = uploadOf(ownerOf(fileName(name), names));
    upload.paths.push(name);
    upload.bytes += Number(metadata.size);
    const storedAt = new Date(String(metadata.timeCreated));
    if (storedAt > upload.storedAt) upload.storedAt = storedAt;
  }
  for (const { paths } of uploads.values()) paths.sort((a, b) => b.length - a.length);
  return [...uploads.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The name without the ending of a variant; undefined when it has none. */
export function withoutVariant(name: string): string | undefined {
  return /^(.+)_\d+\.webp$/.exec(name)?.[1];
}

/** A variant belongs to its original, unless that never was: an upload may be called so itself. */
function ownerOf(name: string, names: Set<string>): string {
  const original = withoutVariant(name);
  return original && names.has(original) ? original : name;
}

function fileName(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

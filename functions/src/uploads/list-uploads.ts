import { Timestamp } from 'firebase-admin/firestore';
import type { ProjectData } from '../backup/project/project-data.ts';
import { database } from '../firebase/admin-app.ts';

/** One uploaded picture or video, with its original, variants and metadata. */
export type Upload = {
  /** Its name in records. */
  file: string;
  /** Storage paths, the variants before the original. */
  paths: string[];
  bytes: number;
  /** Time of its newest part. */
  storedAt: Date;
};

/** All uploads by name, including incomplete ones. */
export async function listUploads({ bucket }: ProjectData): Promise<Upload[]> {
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

/** The name of a variant's original; undefined for a name that is no variant's. */
export function withoutVariant(name: string): string | undefined {
  return /^(.+)_(?:\d+|upright)\.(?:webp|avif)$/.exec(name)?.[1];
}

/** The upload of a file: a variant's original if it exists, else the file itself, which may be named like a variant. */
function ownerOf(name: string, names: Set<string>): string {
  const original = withoutVariant(name);
  return original && names.has(original) ? original : name;
}

function fileName(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

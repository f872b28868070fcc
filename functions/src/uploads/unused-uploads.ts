import { readMarker } from '../backup/project/marker.ts';
import { ownPlace, type ProjectData } from '../backup/project/project-data.ts';
import { bucket } from '../firebase/bucket.ts';
import { database } from '../firebase/admin-app.ts';
import { listUploads, withoutVariant, type Upload } from './list-uploads.ts';
import { readDocuments, snapshotTime } from '../backup/project/documents.ts';
import type { StoredValue } from '../backup/project/stored-value.ts';
import { fixedImages } from './fixed-images.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Days until an upload that no record names counts as unused. Uploads usually come shortly before the save that names
 * them, but a form whose save failed may stay open for weeks.
 */
const unusedAfterDays = 30;

export type UnusedUploads = {
  /** Older than the limit and named nowhere, also not in a revision that can be restored. */
  unused: Upload[];
  /** Named somewhere, but not stored. */
  missing: string[];
};

/**
 * Finds uploads that no record, revision, profile or page of the build names. Deletes nothing. Throws while a restore
 * is unfinished.
 */
export async function findUnusedUploads(
  now = new Date(),
  olderThanDays = unusedAfterDays,
): Promise<UnusedUploads> {
  const place = ownPlace();
  if (await readMarker(place))
    throw new Error(
      'A restore is unfinished here, so nothing can be called unused. Restore into a new project.',
    );
  // Uploads are listed first, so that the names include one that is saved meanwhile.
  const uploads = await listUploads(place);
  const named = await readNamedFiles(place);
  const isNamed = (file: string) => named.has(file) || named.has(withoutVariant(file) ?? file);
  const latest = now.getTime() - olderThanDays * dayMs;
  const unused = uploads.filter(({ file, storedAt }) => !isNamed(file) && storedAt.getTime() < latest);
  const isMissing = ({ file, paths }: Upload) =>
    isNamed(file) && !paths.some((path) => path === `images/${file}` || path === `videos/${file}`);
  return { unused, missing: uploads.filter(isMissing).map(({ file }) => file) };
}

/** Deletes uploads with all their files, and their metadata last, so that an interrupted deletion is found again. */
export async function deleteUploads(uploads: Upload[]): Promise<void> {
  for (const { file, paths } of uploads) {
    for (const path of paths) await bucket().file(path).delete({ ignoreNotFound: true });
    await database().collection('media').doc(file).delete();
  }
}

/**
 * Every text in any document that could be the name of an upload (records, revisions, profiles, emails), and the
 * pictures of the build's own pages. Ignores `media`. Reads the whole database once.
 */
async function readNamedFiles(place: ProjectData): Promise<Set<string>> {
  const names = new Set(fixedImages());
  for await (const { path, fields } of readDocuments(place, await snapshotTime(place))) {
    if (path.startsWith('media/')) continue;
    for (const value of Object.values(fields)) addNames(value, names);
  }
  return names;
}

function addNames({ stringValue, arrayValue, mapValue }: StoredValue, names: Set<string>): void {
  if (typeof stringValue === 'string') {
    names.add(stringValue);
    // Also finds a picture's URL in place of its name.
    for (const [, name] of stringValue.matchAll(/(?:images|videos)(?:\/|%2F)([^\s"'?#<>)]+)/gi))
      names.add(decode(name!));
  }
  const { values = [] } = (arrayValue ?? {}) as { values?: StoredValue[] };
  const { fields = {} } = (mapValue ?? {}) as { fields?: Record<string, StoredValue> };
  for (const inner of [...values, ...Object.values(fields)]) addNames(inner, names);
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A lone percent sign is part of the name.
    return name;
  }
}

import { readMarker } from '../backup/marker.ts';
import { ownPlace } from '../backup/place.ts';
import { bucket } from '../bucket.ts';
import { database } from '../firebase.ts';
import { listUploads, withoutVariant, type Upload } from './list-uploads.ts';
import { readNamedFiles } from './named-files.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * How long an upload may wait to be saved. Uploads come shortly before the save that names them; a form
 * whose save failed keeps their names as long as its tab is open, which may be weeks.
 */
export const unusedAfterDays = 30;

export type UnusedUploads = {
  /** Older than the limit and named by nothing: no picture of any state that can be restored. */
  unused: Upload[];
  /** Named by something, but the file is not there. */
  missing: string[];
};

/**
 * Finds uploads that nothing names: no record, no state before a change, no profile, no page of the build.
 * Deletes nothing. Throws while a restore is under way.
 */
export async function findUnusedUploads(
  now = new Date(),
  olderThanDays = unusedAfterDays,
): Promise<UnusedUploads> {
  const place = ownPlace();
  if (await readMarker(place))
    throw new Error('A restore did not end here, so nothing can be called unused.');
  // The uploads first: one that is saved in between is named by then.
  const uploads = await listUploads(place);
  const named = await readNamedFiles(place);
  const isNamed = (file: string) => named.has(file) || named.has(withoutVariant(file) ?? file);
  const latest = now.getTime() - olderThanDays * dayMs;
  const unused = uploads.filter(({ file, storedAt }) => !isNamed(file) && storedAt.getTime() < latest);
  const isMissing = ({ file, paths }: Upload) =>
    isNamed(file) && !paths.some((path) => path === `images/${file}` || path === `videos/${file}`);
  return { unused, missing: uploads.filter(isMissing).map(({ file }) => file) };
}

/**
 * Deletes uploads with all their parts. What is known of one goes last, so that one that could not be
 * deleted to its end is found again.
 */
export async function deleteUploads(uploads: Upload[]): Promise<void> {
  for (const { file, paths } of uploads) {
    for (const path of paths) await bucket().file(path).delete({ ignoreNotFound: true });
    await database().collection('media').doc(file).delete();
  }
}

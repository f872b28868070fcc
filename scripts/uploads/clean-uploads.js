import { openChosenPlace } from '../backup/open-place.js';
import { megabytes } from '../backup/report.js';

const { deleteUploads, findUnusedUploads } = await import('../../functions/src/uploads/unused-uploads.ts');

/**
 * Lists the unused uploads and, with `isDeleting`, deletes them.
 * @param {{ bucket: string | undefined, days: number, isDeleting: boolean }} options
 */
export async function cleanUploads({ bucket, days, isDeleting }) {
  const { projectId } = openChosenPlace(bucket);
  const { unused, missing } = await findUnusedUploads(new Date(), days);
  for (const { file, paths, bytes, storedAt } of unused)
    console.log(
      `${storedAt.toISOString().slice(0, 10)}  ${megabytes(bytes).padStart(9)}  ${paths.length} files  ${file}`,
    );
  const size = megabytes(unused.reduce((sum, { bytes }) => sum + bytes, 0));
  const count = `${unused.length} ${unused.length === 1 ? 'upload' : 'uploads'}`;
  console.log(`${projectId}: ${count} older than ${days} days not in use, ${size}.`);
  for (const file of missing) console.log(`Missing: ${file} is in use, but the file does not exist.`);
  if (!isDeleting) return unused.length;
  await deleteUploads(unused);
  console.log('Deleted.');
  return unused.length;
}

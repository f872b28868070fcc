import { listCollections } from './documents.ts';
import { explainMissingBucket } from './files.ts';
import type { Place } from './place.ts';

/** What is already in a project, in words: nothing for an empty one. Throws a BackupError when the bucket does not exist. */
export async function findLeftovers(place: Place): Promise<string[]> {
  const collections = await listCollections(place);
  const [files] = await place.bucket
    .getFiles({ maxResults: 3, autoPaginate: false })
    .catch(explainMissingBucket(place));
  const { users } = await place.accounts.listUsers(3);
  return [
    ...(collections.length > 0 ? [`documents in ${collections.join(', ')}`] : []),
    ...(files.length > 0 ? [`files, such as ${files.map(({ name }) => name).join(', ')}`] : []),
    ...(users.length > 0
      ? [`accounts, such as ${users.map(({ email, uid }) => email ?? uid).join(', ')}`]
      : []),
  ];
}

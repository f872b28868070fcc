import { listCollections } from './project/documents.ts';
import { explainMissingBucket } from './project/files.ts';
import type { ProjectData } from './project/project-data.ts';

/** Describes existing contents of a project; empty for an empty project. Throws a BackupError without a bucket. */
export async function findLeftovers(place: ProjectData): Promise<string[]> {
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

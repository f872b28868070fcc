import { database } from '../firebase/admin-app.ts';
import { isTransient } from './project/documents.ts';
import { listFiles } from './project/files.ts';
import { ownPlace } from './project/project-data.ts';

/** The approximate contents of a backup. `bytes` counts only files, which are nearly all of it. */
export type BackupSummary = { documents: number; files: number; accounts: number; bytes: number };

/** Counts documents, files and accounts without reading them. */
export async function summarizeBackup(): Promise<BackupSummary> {
  const place = ownPlace();
  const collections = (await database().listCollections()).filter(({ id }) => !isTransient(id));
  const [counts, files, accounts] = await Promise.all([
    Promise.all(collections.map(async (collection) => (await collection.count().get()).data().count)),
    listFiles(place),
    place.accounts.listUsers(1000),
  ]);
  return {
    documents: counts.reduce((sum, count) => sum + count, 0),
    files: files.length,
    accounts: accounts.users.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}

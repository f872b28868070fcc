import { register } from 'tsx/esm/api';
import { SetupError } from '../shared/setup-error.js';

// The download for super users uses the same code, so both create the same archive.
register();
const { initializeApp } = await import('firebase-admin/app');
const { openPlace } = await import('../../functions/src/backup/project/project-data.ts');
const { BackupError } = await import('../../functions/src/backup/project/backup-error.ts');
const { venue } = await import('../../venue.config.ts');

/**
 * The data of the project that `choosePlace` chose. The default bucket is the configured one for the venue's own
 * project, and Firebase's usual one for any other.
 * @param {string | undefined} bucket
 */
export function openChosenPlace(bucket) {
  const projectId = process.env.GCLOUD_PROJECT ?? venue.firebase.projectId;
  const isOwn = projectId === venue.firebase.projectId;
  const usual = isOwn ? venue.firebase.storageBucket : `${projectId}.firebasestorage.app`;
  const storageBucket = bucket ?? usual;
  const place = openPlace(initializeApp({ projectId, storageBucket }), projectId, storageBucket);
  return { ...place, quotaProject: projectId };
}

/**
 * Runs a step and turns a BackupError, whose message is for people, into a SetupError.
 * @template Result @param {() => Promise<Result>} step
 * @returns {Promise<Result>}
 */
export async function explained(step) {
  try {
    return await step();
  } catch (error) {
    if (error instanceof BackupError) throw new SetupError(error.message);
    throw error;
  }
}

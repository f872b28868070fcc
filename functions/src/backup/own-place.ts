import { getApps, initializeApp } from 'firebase-admin/app';
import { venue } from '../../../venue.config.ts';
import { openPlace, type Place } from './place.ts';

/**
 * The data of the project that this code works in: the one of a script's or test's app, else the venue's.
 * It has an app of its own, as reading everything takes longer than any call of the API may.
 */
export function ownPlace(): Place {
  const find = (wanted: string) => getApps().find(({ name }) => name === wanted);
  const options = find('[DEFAULT]')?.options ?? {};
  const projectId = options.projectId ?? process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  const storageBucket = options.storageBucket ?? venue.firebase.storageBucket;
  const app = find('backup') ?? initializeApp({ projectId, storageBucket }, 'backup');
  return openPlace(app, projectId, storageBucket);
}

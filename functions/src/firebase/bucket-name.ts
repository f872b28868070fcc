import { venue } from '../../../venue.config.ts';

/** The venue's bucket. The emulators run under a project of their own, whichever one venue.config.ts names. */
export function bucketName(): string {
  const { FIREBASE_STORAGE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  if (!FIREBASE_STORAGE_EMULATOR_HOST) return venue.firebase.storageBucket;
  return `${GCLOUD_PROJECT ?? 'demo-venue'}.firebasestorage.app`;
}

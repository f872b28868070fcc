import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { venue } from '../../venue.config.ts';

/**
 * The one Admin app: the one that is there already (a script's or a test's), else a new one. Firebase's
 * own triggers bring an app with another name, which does not count.
 */
function adminApp(): App {
  const standing = getApps().find(({ name }) => name === '[DEFAULT]');
  if (standing) return standing;
  const projectId = process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  return initializeApp({ projectId, storageBucket: bucketName() });
}

/** The emulators run under a project of their own, whichever one venue.config.ts names. */
function bucketName(): string {
  const { FIREBASE_STORAGE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  if (!FIREBASE_STORAGE_EMULATOR_HOST) return venue.firebase.storageBucket;
  return `${GCLOUD_PROJECT ?? 'demo-venue'}.firebasestorage.app`;
}

/** Firestore with all rights: rules do not apply here. */
export function database(): Firestore {
  return getFirestore(adminApp());
}

/** The staff accounts. */
export function accounts(): Auth {
  return getAuth(adminApp());
}

/** Where images and videos are kept: the bucket of the script's or test's app, if it names one. */
export function bucket() {
  const app = adminApp();
  return getStorage(app).bucket(app.options.storageBucket ?? bucketName());
}

import { getApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { venue } from '../../venue.config.ts';

/** The one Admin app: the one that is there already (a script's or a test's), else a new one. */
function adminApp(): App {
  if (getApps().length > 0) return getApp();
  const projectId = process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  return initializeApp({ projectId, storageBucket: venue.firebase.storageBucket });
}

/** Firestore with all rights: rules do not apply here. */
export function database(): Firestore {
  return getFirestore(adminApp());
}

/** The staff accounts. */
export function accounts(): Auth {
  return getAuth(adminApp());
}

/** Where images and videos are kept. */
export function bucket() {
  return getStorage(adminApp()).bucket(venue.firebase.storageBucket);
}

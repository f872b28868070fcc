import { getStorage } from 'firebase-admin/storage';
import { storageTimeoutMs } from './connection-settings.ts';
import { adminApp, bucketName } from './firebase.ts';

/** Where images and videos are kept: the bucket of the script's or test's app, if it names one. */
export function bucket() {
  const app = adminApp();
  const files = getStorage(app).bucket(app.options.storageBucket ?? bucketName());
  const { storage } = files;
  storage.timeout = storageTimeoutMs;
  storage.retryOptions.maxRetries = 1;
  storage.retryOptions.totalTimeout = storageTimeoutMs / 1_000;
  return files;
}

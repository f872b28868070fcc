import { getStorage } from 'firebase-admin/storage';
import { storageTimeoutMs } from './connection-settings.ts';
import { adminApp } from './admin-app.ts';
import { bucketName } from './bucket-name.ts';

/** The bucket of images and videos: that of a script's or test's app, else the venue's. */
export function bucket() {
  const app = adminApp();
  const files = getStorage(app).bucket(app.options.storageBucket ?? bucketName());
  const { storage } = files;
  storage.timeout = storageTimeoutMs;
  storage.retryOptions.maxRetries = 1;
  storage.retryOptions.totalTimeout = storageTimeoutMs / 1_000;
  return files;
}

import { bucket } from '../firebase.ts';

/** Bytes to keep in Cloud Storage. */
export type StoredObject = { path: string; bytes: Buffer; contentType: string };

/** Stores all objects or none. Names are never used twice, so browsers may keep them for ever. */
export async function storeObjects(objects: StoredObject[]): Promise<void> {
  try {
    for (const { path, bytes, contentType } of objects) {
      const metadata = { contentType, cacheControl: 'public, max-age=31536000, immutable' };
      await bucket().file(path).save(bytes, { resumable: false, metadata });
    }
  } catch (error) {
    await Promise.allSettled(objects.map(({ path }) => bucket().file(path).delete({ ignoreNotFound: true })));
    throw error;
  }
}

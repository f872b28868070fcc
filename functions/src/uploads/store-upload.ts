import type { Media } from '@venue/domain';
import { bucket } from '../firebase/bucket.ts';
import { database } from '../firebase/admin-app.ts';

/** An object to store in Cloud Storage. */
export type StoredObject = { path: string; bytes: Buffer; contentType: string };

/**
 * Stores all objects of an upload or none, then its `media` record. Names are never reused, so browsers may cache them
 * for good.
 * @param by uid of the uploader, or the name of a script
 */
export async function storeUpload(objects: StoredObject[], file: string, media: Media, by: string) {
  try {
    for (const { path, bytes, contentType } of objects) {
      const metadata = { contentType, cacheControl: 'public, max-age=31536000, immutable' };
      await bucket().file(path).save(bytes, { resumable: false, metadata });
    }
  } catch (error) {
    await Promise.allSettled(objects.map(({ path }) => bucket().file(path).delete({ ignoreNotFound: true })));
    throw error;
  }
  const record = { ...media, by, at: new Date() };
  await database().collection('media').doc(file).set(record);
  return { file, media };
}

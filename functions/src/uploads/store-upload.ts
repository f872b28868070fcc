import type { Media } from '@venue/domain';
import { bucket } from '../bucket.ts';
import { database } from '../firebase.ts';

/** Bytes to keep in Cloud Storage. */
export type StoredObject = { path: string; bytes: Buffer; contentType: string };

/**
 * Stores all objects of an upload or none, and then its `media` record. Names are never used twice, so browsers may
 * keep them for ever.
 * @param by uid of who uploads, or a word for a script
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

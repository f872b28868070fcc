import { imagePath, variantPath, type Media } from '@venue/domain';
import { outsideDeadline, stopIfLate } from '../api/http/deadline.ts';
import { checkPicture } from './check-picture.ts';
import { storedFileName } from './file-name.ts';
import { imageFormats, type ImageType } from './image-formats.ts';
import { storeUpload } from './store-upload.ts';
import { createQueue } from './queue.ts';
import { writeOriginal, writeVariants } from './write-picture.ts';

export type StoreImageOptions = {
  /** uid of who uploads, or a word for a script. */
  by: string;
  /** What the picture shows, for those who cannot see it. */
  alt?: string;
  /** Gallery pictures are stored as JPEG under the id alone. */
  gallery?: boolean;
  /** Exact name to store under, instead of a random one. For the demo's files. */
  file?: string;
};

/** Decoding a picture takes hundreds of megabytes: those sent at once must not be decoded at once. */
const queue = createQueue();

/**
 * For so long a picture may wait for its turn and be decoded and written, in ms. With the deadline around it,
 * an upload stays well below Hosting's minute.
 */
const workMs = 20_000;

/**
 * Checks a picture by its bytes, turns it by EXIF, strips all metadata, and stores it with its WebP
 * variants and its `media` record. Refuses with 413, 415 or 400 and stores nothing then.
 */
export async function storeImage(
  bytes: Buffer,
  originalName: string,
  options: StoreImageOptions,
): Promise<{ file: string; media: Media }> {
  const { objects, file, media } = await outsideDeadline(workMs, () =>
    queue(() => makeFiles(bytes, originalName, options)),
  );
  stopIfLate();
  return storeUpload(objects, file, media, options.by);
}

/** Everything that is stored of a picture. Only this waits in the queue: storing takes no memory to speak of. */
async function makeFiles(bytes: Buffer, originalName: string, options: StoreImageOptions) {
  stopIfLate();
  const sent = await checkPicture(bytes);
  const type: ImageType = options.gallery ? 'image/jpeg' : sent;
  const file = options.file ?? storedFileName(originalName, imageFormats[type].endings, options.gallery);
  const { original, width, height } = await writeOriginal(bytes, type);
  const variants = await writeVariants(bytes, width);
  const objects = [
    { path: imagePath(file), bytes: original, contentType: type },
    ...variants.map((variant) => ({
      path: variantPath(file, variant.width),
      bytes: variant.bytes,
      contentType: 'image/webp',
    })),
  ];
  const widths = variants.map((variant) => variant.width);
  const media: Media = { width, height, widths, contentType: type, alt: options.alt ?? '' };
  return { objects, file, media };
}

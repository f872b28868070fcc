import { imagePath, uprightPath, variantPath, type Media } from '@venue/domain';
import { outsideDeadline, stopIfLate } from '../requests/deadline.ts';
import { checkPicture } from './formats/check-picture.ts';
import { storedFileName } from './file-name.ts';
import { imageFormats, type ImageType } from './formats/image-formats.ts';
import { storeUpload } from './store-upload.ts';
import { createQueue } from '../requests/queue.ts';
import { writeOriginal, writeVariants } from './formats/write-picture.ts';

export type StoreImageOptions = {
  /** uid of the uploader, or the name of a script. */
  by: string;
  /** Alternative text. */
  alt?: string;
  /** Gallery pictures are stored as JPEG, named by their id alone. */
  gallery?: boolean;
  /** Exact name, instead of a random one; for the demo's files. */
  file?: string;
};

/** Pictures are decoded one at a time: each takes hundreds of megabytes. */
const queue = createQueue();

/** Time in ms for waiting in the queue, decoding and encoding. With the deadline an upload stays below Hosting's 60 s. */
const workMs = 20_000;

/**
 * Checks a picture by its bytes, rotates it by EXIF, strips all metadata, and stores it with its WebP variants and its
 * `media` record. Throws 413, 415 or 400, and stores nothing, for one that is not accepted.
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

/** Creates the files of a picture. Only this runs in the queue; storing them needs little memory. */
async function makeFiles(bytes: Buffer, originalName: string, options: StoreImageOptions) {
  stopIfLate();
  const sent = await checkPicture(bytes);
  const type: ImageType = options.gallery ? 'image/jpeg' : sent;
  const file = options.file ?? storedFileName(originalName, imageFormats[type].endings, options.gallery);
  const { original, width, height } = await writeOriginal(bytes, type);
  const { scaled, upright } = await writeVariants(bytes, width);
  const webp = (path: string, copy: Buffer) => ({ path, bytes: copy, contentType: 'image/webp' });
  const objects = [
    { path: imagePath(file), bytes: original, contentType: type },
    ...scaled.map((variant) => webp(variantPath(file, variant.width), variant.bytes)),
    ...(upright ? [webp(uprightPath(file), upright)] : []),
  ];
  const widths = scaled.map((variant) => variant.width);
  const media: Media = { width, height, widths, contentType: type, alt: options.alt ?? '' };
  return { objects, file, media: upright ? { ...media, upright: true } : media };
}

import { imagePath, variantPath, variantWidths, type Media } from '@venue/domain';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '../errors.ts';
import { database } from '../firebase.ts';
import { refusals } from '../refusals.ts';
import { storedFileName } from './file-name.ts';
import { storeObjects, type StoredObject } from './objects.ts';
import { createQueue } from './queue.ts';

/** Larger pictures are camera originals that nobody needs on a web page. */
export const imageLimitBytes = 15 * 1024 * 1024;

const ImageLimits = {
  bytes: imageLimitBytes,
  /** A decoded pixel takes 4 bytes: more would not fit into the function's memory. */
  pixels: 50_000_000,
};

/**
 * What may be uploaded, by the content type that its bytes show; sharp's name for it and how it is
 * written again. PNG takes no quality: with one, sharp would cut its colours down to a palette.
 */
const formats = {
  // Optimised coding would hold every coefficient of the picture in memory, 150 MB for the largest.
  'image/jpeg': {
    format: 'jpeg',
    endings: ['.jpg', '.jpeg'],
    written: { quality: 88, optimiseCoding: false },
  },
  'image/png': { format: 'png', endings: ['.png'], written: {} },
  'image/webp': { format: 'webp', endings: ['.webp'], written: { quality: 88 } },
  // Little effort: the usual one takes longer than an answer may.
  'image/avif': { format: 'avif', endings: ['.avif'], written: { quality: 65, effort: 0 } },
  'image/gif': { format: 'gif', endings: ['.gif'], written: {} },
} as const;

type ImageType = keyof typeof formats;

/** AVIF is so slow to write that larger ones would not be through before the answer is due. */
const avifBox = { width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true } as const;

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

const queue = createQueue(1);

// Nothing is kept between pictures: the function's memory has to hold the decoded one.
sharp.cache(false);

/**
 * Checks a picture by its bytes, turns it by EXIF, strips all metadata, and stores it with its WebP
 * variants and its `media` record. Refuses with 413, 415 or 400 and stores nothing then.
 */
export function storeImage(
  bytes: Buffer,
  originalName: string,
  options: StoreImageOptions,
): Promise<{ file: string; media: Media }> {
  return queue(() => storeImageNow(bytes, originalName, options));
}

async function storeImageNow(bytes: Buffer, originalName: string, options: StoreImageOptions) {
  const sniffed = await sniffImage(bytes);
  const type: ImageType = options.gallery ? 'image/jpeg' : sniffed;
  const file = options.file ?? storedFileName(originalName, formats[type].endings, options.gallery);
  const { original, width, height } = await reencode(bytes, type);
  const widths = variantWidths.filter((each) => each <= width);
  const objects: StoredObject[] = [{ path: imagePath(file), bytes: original, contentType: type }];
  for (const each of widths) {
    objects.push({
      path: variantPath(file, each),
      bytes: await variant(bytes, each),
      contentType: 'image/webp',
    });
  }
  await storeObjects(objects);
  const media: Media = { width, height, widths, contentType: type, alt: options.alt ?? '' };
  await database()
    .collection('media')
    .doc(file)
    .set({ ...media, by: options.by, at: new Date() });
  return { file, media };
}

/** The content type by the bytes. The decoder must agree, so a file that is two things at once fails. */
async function sniffImage(bytes: Buffer): Promise<ImageType> {
  if (bytes.length > ImageLimits.bytes) throw new Refusal(413, refusals.imageTooLarge);
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (!mime || !Object.hasOwn(formats, mime)) throw new Refusal(415, refusals.notAnImage);
  const { format, compression, width, height } = await decoding(open(bytes, false).metadata());
  const found = format === 'heif' && compression === 'av1' ? 'avif' : format;
  if (found !== formats[mime as ImageType].format) throw new Refusal(415, refusals.notAnImage);
  if (width * height > ImageLimits.pixels) throw new Refusal(413, refusals.tooManyPixels);
  return mime as ImageType;
}

async function reencode(bytes: Buffer, type: ImageType) {
  const animated = type === 'image/gif' || type === 'image/webp';
  const { format, written } = formats[type];
  const image = open(bytes, animated).autoOrient().toFormat(format, written);
  if (type === 'image/avif') image.resize(avifBox);
  const { data, info } = await decoding(image.toBuffer({ resolveWithObject: true }));
  return { original: data, width: info.width, height: info.pageHeight ?? info.height };
}

function variant(bytes: Buffer, width: number): Promise<Buffer> {
  return decoding(
    open(bytes, false).autoOrient().resize({ width }).webp({ quality: 80, alphaQuality: 70 }).toBuffer(),
  );
}

function open(bytes: Buffer, animated: boolean) {
  return sharp(bytes, { limitInputPixels: ImageLimits.pixels, animated, failOn: 'truncated' });
}

/** Decoding fails for damaged files and for those that unpack to too many pixels. */
async function decoding<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (/pixel limit/i.test(String(error))) throw new Refusal(413, refusals.tooManyPixels);
    throw new Refusal(400, refusals.brokenImage);
  }
}

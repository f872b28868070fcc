import type { Metadata } from 'sharp';
import { HttpError, errorMessages } from '../api/http/http-error.ts';

/** Larger pictures are camera originals that nobody needs on a web page. */
export const imageLimitBytes = 15 * 1024 * 1024;

/** The most pixels of any picture, in whatever format. */
export const imageLimitPixels = 50_000_000;

/**
 * What may be uploaded, by the content type that its bytes show; sharp's name for it, how it is written
 * again, and the most pixels that fit into memory: some formats cannot be read or written in strips, so
 * the whole picture has to be held, several times over. One upload stays below 400 MB with these.
 */
export const imageFormats = {
  // Optimised coding would hold every coefficient of the picture in memory, 150 MB for the largest.
  'image/jpeg': {
    format: 'jpeg',
    endings: ['.jpg', '.jpeg'],
    written: { quality: 88, optimiseCoding: false },
    pixels: imageLimitPixels,
  },
  // PNG takes no quality: with one, sharp would cut its colours down to a palette.
  'image/png': { format: 'png', endings: ['.png'], written: {}, pixels: imageLimitPixels },
  'image/webp': { format: 'webp', endings: ['.webp'], written: { quality: 88 }, pixels: 16_000_000 },
  // Little effort: the usual one takes longer than an answer may.
  'image/avif': {
    format: 'avif',
    endings: ['.avif'],
    written: { quality: 65, effort: 0 },
    pixels: 10_000_000,
  },
  'image/gif': { format: 'gif', endings: ['.gif'], written: {}, pixels: 14_000_000 },
} as const;

export type ImageType = keyof typeof imageFormats;

/** Pictures that arrive in several passes are held whole while they are read. */
const progressivePixels = 30_000_000;

/** Refuses a picture that would not fit into memory, with the most its format may have. */
export function refuseTooManyPixels(type: ImageType, read: Metadata): void {
  const { width, height, pages = 1, isProgressive, chromaSubsampling } = read;
  const isHeldWhole = isProgressive && chromaSubsampling !== '4:2:0';
  const most = Math.min(imageFormats[type].pixels, isHeldWhole ? progressivePixels : imageLimitPixels);
  if (width * height * pages <= most) return;
  if (most === imageLimitPixels) throw new HttpError(413, errorMessages.tooManyPixels);
  const kind = isHeldWhole ? 'progressive' : imageFormats[type].format.toUpperCase();
  throw new HttpError(413, errorMessages.tooManyPixelsOf(kind, most / 1_000_000));
}

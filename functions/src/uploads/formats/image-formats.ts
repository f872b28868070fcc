import { ContentLimits, messages } from '@venue/domain';
import type { Metadata } from 'sharp';
import { HttpError } from '../../requests/http-error.ts';

/**
 * The accepted picture formats by content type: sharp's name, the options for encoding, and the most pixels that fit
 * into memory. Some formats cannot be read or written in strips, so several copies of the whole picture are in
 * memory at once. With these limits one upload stays below 400 MB.
 */
export const imageFormats = {
  // Optimised coding would hold every coefficient of the picture in memory, 150 MB for the largest.
  'image/jpeg': {
    format: 'jpeg',
    endings: ['.jpg', '.jpeg'],
    written: { quality: 88, optimiseCoding: false },
    pixels: ContentLimits.picturePixels,
  },
  // Given a quality, sharp would reduce a PNG to a palette.
  'image/png': { format: 'png', endings: ['.png'], written: {}, pixels: ContentLimits.picturePixels },
  'image/webp': { format: 'webp', endings: ['.webp'], written: { quality: 88 }, pixels: 16_000_000 },
  // The default effort would take longer than the deadline allows.
  'image/avif': {
    format: 'avif',
    endings: ['.avif'],
    written: { quality: 65, effort: 0 },
    pixels: 10_000_000,
  },
  'image/gif': { format: 'gif', endings: ['.gif'], written: {}, pixels: 14_000_000 },
} as const;

export type ImageType = keyof typeof imageFormats;

/** Progressive and interlaced pictures are decoded as a whole. */
const progressivePixels = 30_000_000;

/** Throws 413 for a picture that would not fit into memory. */
export function assertPixelsFit(type: ImageType, read: Metadata): void {
  const { width, height, pages = 1, isProgressive, chromaSubsampling } = read;
  const isHeldWhole = isProgressive && chromaSubsampling !== '4:2:0';
  const most = Math.min(
    imageFormats[type].pixels,
    isHeldWhole ? progressivePixels : ContentLimits.picturePixels,
  );
  if (width * height * pages <= most) return;
  if (most === ContentLimits.picturePixels) throw new HttpError(413, messages.tooManyPixels(most));
  const kind = isHeldWhole ? 'progressive' : imageFormats[type].format.toUpperCase();
  throw new HttpError(413, messages.tooManyPixels(most, kind));
}

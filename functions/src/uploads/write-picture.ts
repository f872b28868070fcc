import { variantWidths } from '@venue/domain';
import sharp, { type Raw } from 'sharp';
import { decoding, openPicture } from './decoding.ts';
import { imageFormats, type ImageType } from './image-formats.ts';

/** Encoding larger AVIF pictures would exceed the deadline. */
const avifBox = { width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true } as const;

/** Re-encodes a picture: rotated by EXIF, without metadata, in its own size (AVIF: at most 2560 px). */
export async function writeOriginal(bytes: Buffer, type: ImageType) {
  const { format, written } = imageFormats[type];
  const isAnimated = type === 'image/gif' || type === 'image/webp';
  const image = openPicture(bytes, isAnimated).autoOrient().toFormat(format, written);
  if (type === 'image/avif') image.resize(avifBox);
  const { data, info } = await decoding(image.toBuffer({ resolveWithObject: true }));
  return { original: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** Creates WebP variants in the fixed widths up to the picture's own, ascending. */
export async function writeVariants(bytes: Buffer, width: number) {
  const widths = variantWidths.filter((each) => each <= width);
  const largest = widths.at(-1);
  if (largest === undefined) return [];
  // The picture is decoded only once for all variants: the smaller ones are made from the largest.
  const { data, info } = await decoding(
    openPicture(bytes).autoOrient().resize({ width: largest }).raw().toBuffer({ resolveWithObject: true }),
  );
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const variants: { width: number; bytes: Buffer }[] = [];
  for (const each of widths) {
    const small = each === largest ? sharp(data, { raw }) : sharp(data, { raw }).resize({ width: each });
    variants.push({ width: each, bytes: await small.webp({ quality: 76, alphaQuality: 70 }).toBuffer() });
  }
  return variants;
}

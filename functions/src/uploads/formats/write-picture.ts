import { uprightCrop, variantWidths } from '@venue/domain';
import sharp, { type Raw, type Sharp } from 'sharp';
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

/** The smaller copies of a picture, as WebP. */
export type Variants = {
  /** In the fixed widths up to the picture's own, ascending. */
  scaled: { width: number; bytes: Buffer }[];
  /** The crop for phones held upright, around what draws the eye; undefined for a small or upright picture. */
  upright: Buffer | undefined;
};

/** Creates the smaller copies of a picture. The picture is decoded only once: all are made from the largest. */
export async function writeVariants(bytes: Buffer, width: number): Promise<Variants> {
  const widths = variantWidths.filter((each) => each <= width);
  const largest = widths.at(-1);
  if (largest === undefined) return { scaled: [], upright: undefined };
  const { data, info } = await decoding(
    openPicture(bytes).autoOrient().resize({ width: largest }).raw().toBuffer({ resolveWithObject: true }),
  );
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (image: Sharp) => image.webp({ quality: 76, alphaQuality: 70 }).toBuffer();
  const scaled: Variants['scaled'] = [];
  for (const each of widths) {
    const image = sharp(data, { raw });
    scaled.push({
      width: each,
      bytes: await encode(each === largest ? image : image.resize({ width: each })),
    });
  }
  const crop = uprightSize(raw);
  const upright = crop && (await encode(sharp(data, { raw }).resize({ ...crop, ...aroundTheSubject })));
  return { scaled, upright };
}

/** Keeps the full height, and the part of the width with faces, strong colours and contrasts. */
const aroundTheSubject = { fit: 'cover', position: sharp.strategy.attention } as const;

/** The size of the crop of a picture; undefined if it has none. */
function uprightSize({ width, height }: { width: number; height: number }) {
  const high = Math.min(height, uprightCrop.height);
  const wide = Math.round((high * uprightCrop.width) / uprightCrop.height);
  return high >= uprightCrop.least && width * high > wide * height
    ? { width: wide, height: high }
    : undefined;
}

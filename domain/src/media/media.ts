import { ContentLimits } from '../limits.ts';
import { flag, line, list, number, text, type ValuesOf } from '../record/field.ts';

/** Metadata of a stored image or video: the document `media/{file name}`. */
export const media = {
  width: number('', { readOnly: true }),
  height: number('', { readOnly: true }),
  /** Widths of the variants in pixels, ascending. */
  widths: list('', number(''), { readOnly: true }),
  contentType: line('', { readOnly: true }),
  /** Whether there is a crop for phones held upright (`uprightPath`). */
  upright: flag('', { optional: true, readOnly: true }),
  /** Whether the variants are AVIF, as those of engravings are, whose lines WebP smears. Otherwise they are WebP. */
  avif: flag('', { optional: true, readOnly: true }),
  /** Empty for a decorative picture. */
  alt: text('Alternative text', { max: ContentLimits.title }),
};

export type Media = ValuesOf<typeof media>;

/** Widths of the variants of each image, up to its own width. The smallest is for logos. */
export const variantWidths = [240, 480, 960, 1440, 2000] as const;

/** Storage path of an original. */
export function imagePath(file: string): string {
  return `images/${file}`;
}

/** Storage path of the variant of a width. */
export function variantPath(file: string, width: number, { avif }: VariantFormat = {}): string {
  return `images/${file}_${width}.${avif ? 'avif' : 'webp'}`;
}

type VariantFormat = { avif?: boolean | undefined };

/**
 * The crop of each image that is wider than it, for pictures that fill the upper part of a phone: three wide, four high,
 * in pixels at most as large as here. Files lower than `least` have none.
 */
export const uprightCrop = { width: 720, height: 960, least: 480 } as const;

/** Storage path of the crop for phones, in the format of the variants. */
export function uprightPath(file: string, { avif }: VariantFormat = {}): string {
  return `images/${file}_upright.${avif ? 'avif' : 'webp'}`;
}

/** Storage path of a video. */
export function videoPath(file: string): string {
  return `videos/${file}`;
}

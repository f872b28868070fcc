import { Limits } from '../limits.ts';
import { line, list, number, text, type ValuesOf } from '../record/field.ts';

/** Metadata of a stored image or video: the document `media/{file name}`. */
export const media = {
  width: number('', { readOnly: true }),
  height: number('', { readOnly: true }),
  /** Widths of the WebP variants in pixels, ascending. */
  widths: list('', number(''), { readOnly: true }),
  contentType: line('', { readOnly: true }),
  /** Empty for a decorative picture. */
  alt: text('Alternative text', { max: Limits.title }),
};

export type Media = ValuesOf<typeof media>;

/** Widths of the WebP variants of each image, up to its own width. The smallest is for logos. */
export const variantWidths = [240, 480, 960, 1440, 2000] as const;

/** Storage path of an original. */
export function imagePath(file: string): string {
  return `images/${file}`;
}

/** Storage path of the WebP variant of a width. */
export function variantPath(file: string, width: number): string {
  return `images/${file}_${width}.webp`;
}

/** Storage path of a video. */
export function videoPath(file: string): string {
  return `videos/${file}`;
}

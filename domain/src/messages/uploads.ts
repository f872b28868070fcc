import { ContentLimits } from '../limits.ts';

/* Pictures, videos and stored files. */

export const notAnImage = 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded.';
export const brokenImage = 'The picture is damaged and cannot be read.';
export const notAVideo = 'Only MP4 and WebM videos can be uploaded.';
export const brokenVideo = 'The video is damaged or incomplete.';
export const uploadNameInvalid = 'The file name is not valid.';
export const notMultipart = 'Send the file as multipart/form-data.';
export const brokenMultipart = 'The upload was interrupted or damaged. Please send it again.';
export const fileMissing = 'Please choose a file.';
export const oneFileOnly = 'Please send one file at a time.';
export const unknownFile = 'There is no such file.';
export const widthInvalid = 'The width must be a whole number of pixels.';
export const rangeInvalid = 'The file does not have that range.';

/** For a picture of so many bytes. */
export function pictureTooLarge(bytes: number): string {
  return `Pictures can be up to ${megabytes(ContentLimits.pictureBytes)}; this one is ${megabytes(bytes)}.`;
}

/** For a video of so many bytes. */
export function videoTooLarge(bytes: number): string {
  return `Videos can be up to ${megabytes(ContentLimits.videoBytes)}; this one is ${megabytes(bytes)}.`;
}

/** For a picture with too many pixels; `format` where its format allows fewer than a plain JPEG. */
export function tooManyPixels(most: number, format?: string): string {
  if (!format) return `Pictures can have up to ${megapixels(most)}.`;
  return `As ${format}, pictures can have up to ${megapixels(most)}; a plain JPEG up to ${megapixels(ContentLimits.picturePixels)}.`;
}

// Rounded up, so that a file just above the limit never reads as exactly the limit.
const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
const megapixels = (pixels: number) => `${pixels / 1_000_000} megapixels`;

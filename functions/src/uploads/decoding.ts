import sharp from 'sharp';
import { HttpError, errorMessages } from '../api/http/http-error.ts';
import { imageLimitPixels } from './image-formats.ts';

// Nothing is kept between pictures, and none is worked on by several threads, each with buffers of its
// own: the function's memory has to hold the decoded one.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture, all its frames or the first. Damaged ones fail when they are read. */
export function openPicture(bytes: Buffer, animated = false) {
  const limits = { limitInputPixels: imageLimitPixels, failOn: 'truncated', sequentialRead: true } as const;
  return sharp(bytes, { ...limits, animated });
}

/** Decoding fails for damaged files and for those that unpack to too many pixels: 400 or 413. */
export async function decoding<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (/pixel limit/i.test(String(error))) throw new HttpError(413, errorMessages.tooManyPixels);
    throw new HttpError(400, errorMessages.brokenImage);
  }
}

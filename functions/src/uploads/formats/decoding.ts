import { ContentLimits, messages } from '@venue/domain';
import sharp from 'sharp';
import { HttpError } from '../../requests/http-error.ts';

// No cache between pictures and one thread per picture: the function's memory is for the decoded picture.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture with its first frame or all of them. A damaged one throws when it is read. */
export function openPicture(bytes: Buffer, animated = false) {
  const limits = {
    limitInputPixels: ContentLimits.picturePixels,
    failOn: 'truncated',
    sequentialRead: true,
  } as const;
  return sharp(bytes, { ...limits, animated });
}

/** Awaits a result of the decoder. Throws 400 for a damaged picture and 413 for one with too many pixels. */
export async function decoding<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (/pixel limit/i.test(String(error)))
      throw new HttpError(413, messages.tooManyPixels(ContentLimits.picturePixels));
    throw new HttpError(400, messages.brokenImage);
  }
}

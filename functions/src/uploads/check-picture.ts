import { fileTypeFromBuffer } from 'file-type';
import { HttpError, errorMessages } from '../api/http/http-error.ts';
import { decoding, openPicture } from './decoding.ts';
import { imageFormats, imageLimitBytes, refuseTooManyPixels, type ImageType } from './image-formats.ts';

/**
 * The content type of a picture by its bytes, never its name; the decoder must agree. 413, 415 or 400 otherwise.
 * What hangs behind the picture is no matter: only the picture, written anew, is ever stored.
 */
export async function checkPicture(bytes: Buffer): Promise<ImageType> {
  if (bytes.length > imageLimitBytes) throw new HttpError(413, errorMessages.imageTooLarge);
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isImageType(type)) throw new HttpError(415, errorMessages.notAnImage);
  const read = await decoding(openPicture(bytes).metadata());
  const found = read.format === 'heif' && read.compression === 'av1' ? 'avif' : read.format;
  if (found !== imageFormats[type].format) throw new HttpError(415, errorMessages.notAnImage);
  refuseTooManyPixels(type, read);
  return type;
}

function isImageType(mime: string | undefined): mime is ImageType {
  return mime !== undefined && Object.hasOwn(imageFormats, mime);
}

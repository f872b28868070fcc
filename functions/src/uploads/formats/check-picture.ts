import { messages } from '@venue/domain';
import { fileTypeFromBuffer } from 'file-type';
import { HttpError } from '../../requests/http-error.ts';
import { decoding, openPicture } from './decoding.ts';
import { assertPixelsFit, imageFormats, type ImageType } from './image-formats.ts';

/**
 * The content type of a picture according to its bytes, whatever its name. Throws 415, 413 or 400 when the decoder
 * disagrees or the picture is too large. Bytes after the picture do not matter: only its re-encoded form is stored.
 */
export async function checkPicture(bytes: Buffer): Promise<ImageType> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isImageType(type)) throw new HttpError(415, messages.notAnImage);
  const read = await decoding(openPicture(bytes).metadata());
  const found = read.format === 'heif' && read.compression === 'av1' ? 'avif' : read.format;
  if (found !== imageFormats[type].format) throw new HttpError(415, messages.notAnImage);
  assertPixelsFit(type, read);
  return type;
}

function isImageType(mime: string | undefined): mime is ImageType {
  return mime !== undefined && Object.hasOwn(imageFormats, mime);
}

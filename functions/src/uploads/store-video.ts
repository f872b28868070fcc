import { videoPath, type Media } from '@venue/domain';
import { fileTypeFromBuffer } from 'file-type';
import { HttpError, errorMessages } from '../api/http/http-error.ts';
import { storedFileName } from './file-name.ts';
import { storeUpload } from './store-upload.ts';
import { isWholeVideo } from './video-shape.ts';

/** Requests to functions end at 32 MB, and a larger hero video would be wrong anyway. */
export const videoLimitBytes = 30 * 1024 * 1024;

const endings: Record<string, readonly string[]> = { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'] };

/**
 * Checks a video by its bytes and stores it with its `media` record. Refuses with 413, 415 or 400 and
 * stores nothing then. Width and height are those given, 0 when unknown: nothing here decodes video.
 */
export async function storeVideo(
  bytes: Buffer,
  originalName: string,
  options: { by: string; alt?: string; file?: string; width?: number; height?: number },
): Promise<{ file: string; media: Media }> {
  if (bytes.length > videoLimitBytes) throw new HttpError(413, errorMessages.videoTooLarge);
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const fitting = Object.hasOwn(endings, contentType) ? endings[contentType] : undefined;
  if (!fitting) throw new HttpError(415, errorMessages.notAVideo);
  if (!isWholeVideo(bytes, contentType)) throw new HttpError(400, errorMessages.brokenVideo);
  const file = options.file ?? storedFileName(originalName, fitting);
  const { width = 0, height = 0, alt = '' } = options;
  const media: Media = { width, height, widths: [], contentType, alt };
  return storeUpload([{ path: videoPath(file), bytes, contentType }], file, media, options.by);
}

import { messages, videoPath, type Media } from '@venue/domain';
import { fileTypeFromBuffer } from 'file-type';
import { HttpError } from '../requests/http-error.ts';
import { storedFileName } from './file-name.ts';
import { storeUpload } from './store-upload.ts';
import { isWholeVideo } from './formats/video-shape.ts';

const endings: Record<string, readonly string[]> = { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'] };

/**
 * Checks a video by its bytes and stores it with its `media` record. Throws 415 or 400, and stores nothing, when it
 * is no video or incomplete. Width and height are the caller's, 0 when unknown: videos are not decoded.
 */
export async function storeVideo(
  bytes: Buffer,
  originalName: string,
  options: { by: string; alt?: string; file?: string; width?: number; height?: number },
): Promise<{ file: string; media: Media }> {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const fitting = Object.hasOwn(endings, contentType) ? endings[contentType] : undefined;
  if (!fitting) throw new HttpError(415, messages.notAVideo);
  if (!isWholeVideo(bytes, contentType)) throw new HttpError(400, messages.brokenVideo);
  const file = options.file ?? storedFileName(originalName, fitting);
  const { width = 0, height = 0, alt = '' } = options;
  const media: Media = { width, height, widths: [], contentType, alt };
  return storeUpload([{ path: videoPath(file), bytes, contentType }], file, media, options.by);
}

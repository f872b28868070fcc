import { messages } from '@venue/domain';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { HttpError } from '../requests/http-error.ts';
import { bucket } from '../firebase/bucket.ts';
import { stopIfLate } from '../requests/deadline.ts';
import { steadily } from './stall-timeout.ts';

type FileInfo = { size: number; etag: string; contentType: string };

/**
 * Sends a stored file, immutable because names are never reused. Status 304 when the caller has it, 206 for one byte
 * range (as video players request), 416 for a range outside the file, 404 for an unknown file.
 */
export async function serveFile(path: string, req: Request, res: Response): Promise<void> {
  const { size, etag, contentType } = await findFile(path);
  res.set({
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  });
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const range = readRange(req, res, { size, etag });
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  res.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (req.method === 'HEAD') res.end();
  else await send(path, range, res);
}

async function findFile(path: string): Promise<FileInfo> {
  try {
    const [{ size, md5Hash, etag, contentType }] = await bucket().file(path).getMetadata();
    const version = String(md5Hash ?? etag).replace(/"/g, '');
    const type = contentType ?? 'application/octet-stream';
    return { size: Number(size), etag: `"${version}"`, contentType: type };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) throw new HttpError(404, messages.unknownFile);
    throw error;
  }
}

/** The requested range; undefined for the whole file, also for several ranges or an outdated ETag. */
function readRange(req: Request, res: Response, { size, etag }: Pick<FileInfo, 'size' | 'etag'>) {
  const basedOn = req.get('If-Range');
  if (basedOn !== undefined && basedOn !== etag) return undefined;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) {
    res.set('Content-Range', `bytes */${size}`);
    throw new HttpError(416, messages.rangeInvalid);
  }
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

async function send(path: string, range: { start: number; end: number } | undefined, res: Response) {
  const chunks = steadily(
    bucket()
      .file(path)
      .createReadStream(range ?? {}),
  );
  // Awaited before the headers are sent, so that a failure can still become an error response.
  const first = await chunks.next();
  stopIfLate();
  try {
    await pipeline(async function* () {
      if (!first.done) yield first.value;
      yield* chunks;
    }, res);
  } catch (error) {
    // Visitors often leave a page before it has loaded completely.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

import { messages } from '@venue/domain';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../requests/http-error.ts';
import { log } from '../logging/log.ts';
import { ownPlace } from './project/project-data.ts';
import { noteDownload, redeemTicket } from './tickets.ts';
import { writeArchive, type Progress } from './write-archive.ts';

/** Interval in ms for storing the progress of a download. */
const noteEvery = 1_500;

/**
 * Responds to `GET …/backup?ticket=…` by streaming the archive. 403 for a used ticket. A failure on the way closes the
 * connection, so that the browser reports a failed download; no restore accepts an incomplete archive.
 */
export async function sendBackup(req: Request, res: Response): Promise<void> {
  res.set({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  const redeemed = await redeem(req, res);
  if (!redeemed) return;
  const { id, by } = redeemed;
  try {
    const day = new Date().toISOString().slice(0, 10);
    res.set({
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${venue.slug}-${day}.tar.gz"`,
    });
    log.info('The backup download has begun.', { by, download: id });
    await stream(id, res);
    log.info('The backup was downloaded.', { by, download: id });
  } catch (error) {
    log.error('The backup download failed.', { by, download: id }, error);
    try {
      await noteDownload(id, { state: 'failed' });
    } finally {
      res.destroy();
    }
  }
}

async function redeem(req: Request, res: Response) {
  const { ticket } = req.query;
  try {
    if (req.method !== 'GET' || typeof ticket !== 'string')
      throw new HttpError(403, messages.downloadLinkUsed);
    return await redeemTicket(ticket);
  } catch (error) {
    if (!(error instanceof HttpError)) log.error('A backup ticket could not be read.', {}, error);
    const { status, message } =
      error instanceof HttpError ? error : { status: 500, message: messages.serverFailed };
    res.status(status).type('text/plain').send(message);
    return undefined;
  }
}

async function stream(id: string, res: Response): Promise<void> {
  let latest: Progress = { entries: 0, bytes: 0 };
  let notedAt = Date.now();
  const onProgress = (progress: Progress) => {
    latest = progress;
    if (Date.now() - notedAt < noteEvery) return;
    notedAt = Date.now();
    noteDownload(id, progress).catch((error: unknown) =>
      log.warn('The progress of a download was not stored.', { download: id }, error),
    );
  };
  // Stored before the last byte is sent: after the response the function may be suspended.
  const gate = new PassThrough({
    flush: (done) => void noteDownload(id, { ...latest, state: 'done' }).then(() => done(), done),
  });
  await Promise.all([writeArchive(ownPlace(), gate, onProgress), pipeline(gate, res)]);
}

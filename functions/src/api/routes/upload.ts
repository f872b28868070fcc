import { Limits, type Media } from '@venue/domain';
import { Router, type Response } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { Refusal } from '../http/errors.ts';
import { imageLimitBytes } from '../../uploads/image-formats.ts';
import { limitUses } from '../../limits/limit-uses.ts';
import { refusals } from '../http/refusals.ts';

/**
 * POST /upload/image and /upload/video (section 7): multipart with `filename` and the file; on top of
 * that `alt` (what it shows) and `gallery` ("true": stored under the id alone, as JPEG). What they need is loaded
 * by the first upload: the libraries for pictures are large, and no other call waits for them.
 */
export function uploadRoutes(): Router {
  const router = Router();

  /** Stores a picture with its smaller variants. Every member of staff may: each has a profile photo. */
  router.post('/image', requireStaff('upload'), limitUses('upload'), async (req, res) => {
    const { readUpload } = await import('../../uploads/multipart.ts');
    const { storeImage } = await import('../../uploads/store-image.ts');
    const limit = { bytes: imageLimitBytes, refusal: refusals.imageTooLarge };
    const { bytes, name, texts } = await readUpload(req, { part: 'image', limit });
    const gallery = texts['gallery'] === 'true';
    const by = actorOf(res).uid;
    answerStored(res, await storeImage(bytes, name, { by, gallery, alt: readAlt(texts) }));
  });

  router.post('/video', requireStaff('editContent'), limitUses('upload'), async (req, res) => {
    const { readUpload } = await import('../../uploads/multipart.ts');
    const { storeVideo, videoLimitBytes } = await import('../../uploads/store-video.ts');
    const limit = { bytes: videoLimitBytes, refusal: refusals.videoTooLarge };
    const { bytes, name, texts } = await readUpload(req, { part: 'video', limit });
    const by = actorOf(res).uid;
    answerStored(res, await storeVideo(bytes, name, { by, alt: readAlt(texts) }));
  });

  return router;
}

/** The stored name under both words that the documented calls use for it, and the size. */
function answerStored(res: Response, { file, media }: { file: string; media: Media }): void {
  const { width, height, widths, contentType } = media;
  res.status(201).json({ file, filename: file, width, height, widths, contentType });
}

function readAlt({ alt = '' }: Record<string, string>): string {
  if (alt.length <= Limits.title) return alt;
  throw new Refusal(400, refusals.altTooLong, [{ path: 'alt', message: refusals.altTooLong }]);
}

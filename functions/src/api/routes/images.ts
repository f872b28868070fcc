import { imagePath, variantPath, videoPath } from '@venue/domain';
import { Router } from 'express';
import { Refusal } from '../http/errors.ts';
import { database } from '../../firebase.ts';
import { readFileName } from '../../uploads/file-name.ts';
import { nearestWidth } from '../../uploads/nearest-width.ts';
import { serveFile } from '../../uploads/serve-file.ts';
import { refusals } from '../http/refusals.ts';

/** GET /images/{file} (section 7): the original, or with `?w=` the WebP variant nearest to that width. */
export function imageRoutes(): Router {
  const router = Router();
  router.get('/:file', async (req, res) => {
    const file = readFileName(req.params.file);
    const wanted = readWidth(req.query['w']);
    const width = wanted && nearestWidth(await variantsOf(file), wanted);
    await serveFile(width ? variantPath(file, width) : imagePath(file), req, res);
  });
  return router;
}

/** GET /videos/{file}, with byte ranges. */
export function videoRoutes(): Router {
  const router = Router();
  router.get('/:file', (req, res) => serveFile(videoPath(readFileName(req.params.file)), req, res));
  return router;
}

function readWidth(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new Refusal(400, refusals.badWidth, [{ path: 'w', message: refusals.badWidth }]);
}

async function variantsOf(file: string): Promise<number[]> {
  const widths: unknown = (await database().collection('media').doc(file).get()).get('widths');
  return Array.isArray(widths) ? widths.map(Number) : [];
}

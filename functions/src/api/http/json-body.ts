import { messages } from '@venue/domain';
import express, { type Request, type RequestHandler } from 'express';
import { HttpError } from './http-error.ts';

/** Largest JSON body. All menus at once, the biggest thing anybody sends, stay far below it. */
const limitBytes = 1024 * 1024;

/** The deepest body that any call takes has five levels: a list of menus with elements with texts. */
const deepest = 12;

const parse = express.json({ limit: limitBytes });

/**
 * Reads JSON bodies, and refuses those of another kind (415), too large (413) or nested too deeply (400). Cloud
 * Functions has read the body already (up to 32 MB) and left its bytes in `rawBody`, so there the limit is checked
 * here; in a plain Node process Express reads it. Uploads are left to whoever takes them.
 */
export const jsonBody: RequestHandler = (req, res, next) => {
  const { rawBody } = req as { rawBody?: Buffer };
  const hasBody = rawBody === undefined ? announcesBody(req) : rawBody.length > 0;
  const isJson = Boolean(req.is('application/json'));
  if (hasBody && !isJson && isWrite(req.method) && !isUpload(req.path))
    throw new HttpError(415, messages.notJson);
  if (rawBody === undefined || !isJson) {
    parse(req, res, (error?: unknown) => {
      if (error) next(error);
      else next(refuseDeep(req.body));
    });
    return;
  }
  if (rawBody.length > limitBytes) throw new HttpError(413, messages.bodyTooLarge);
  next(refuseDeep(req.body));
};

/** Browsers send `Content-Length: 0` with a POST that has no body. */
function announcesBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isWrite = (method: string) => method === 'POST' || method === 'PUT' || method === 'PATCH';

const isUpload = (path: string) => /^(\/api)?\/upload\//i.test(path);

function refuseDeep(body: unknown): HttpError | undefined {
  return isDeeperThan(deepest, body) ? new HttpError(400, messages.bodyTooDeep) : undefined;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each));
}

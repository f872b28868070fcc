import { messages } from '@venue/domain';
import express, { type Request, type RequestHandler } from 'express';
import { HttpError } from './http-error.ts';

/** Largest JSON body. The largest real one, all menus at once, is far smaller. */
const limitBytes = 1024 * 1024;

/** Deepest JSON body. The deepest real one has five levels: a list of menus with elements with texts. */
const maxDepth = 12;

const parse = express.json({ limit: limitBytes });

/**
 * Parses JSON bodies. Throws 415 for other types, 413 for too large and 400 for too deeply nested ones. Cloud
 * Functions has read the body already (up to 32 MB) into `rawBody`, so its size is checked here; in a plain Node
 * process Express reads it. Skips uploads.
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
      else next(depthError(req.body));
    });
    return;
  }
  if (rawBody.length > limitBytes) throw new HttpError(413, messages.bodyTooLarge);
  next(depthError(req.body));
};

/** Whether the headers announce a body. Browsers send `Content-Length: 0` with an empty POST. */
function announcesBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isWrite = (method: string) => method === 'POST' || method === 'PUT' || method === 'PATCH';

const isUpload = (path: string) => /^(\/api)?\/upload\//i.test(path);

function depthError(body: unknown): HttpError | undefined {
  return isDeeperThan(maxDepth, body) ? new HttpError(400, messages.bodyTooDeep) : undefined;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each));
}

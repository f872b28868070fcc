import { messages } from '@venue/domain';
import express, { type Request, type RequestHandler } from 'express';
import { isDeeperThan } from '../../requests/nesting.ts';
import { HttpError } from '../../requests/http-error.ts';
import { restoreType } from './leave-bodies.ts';

/** Largest JSON body. The largest real one, all menus at once, is far smaller. */
const limitBytes = 1024 * 1024;

/** Deepest JSON body. The deepest real one has five levels: a list of menus with elements with texts. */
const maxDepth = 12;

const parse = express.json({ limit: limitBytes, strict: false });

/**
 * Parses JSON bodies. Throws 415 for other types, 413 for too large, and 400 for malformed and too deeply nested ones
 * and for bare values. Cloud Functions has read the body already (up to 32 MB) into `rawBody`; in a plain Node process
 * Express reads it. Skips uploads.
 */
export const jsonBody: RequestHandler = (req, res, next) => {
  restoreType(req);
  const { rawBody } = req as { rawBody?: Buffer };
  const hasBody = rawBody === undefined ? announcesBody(req) : rawBody.length > 0;
  const isJson = Boolean(req.is('application/json'));
  if (hasBody && !isJson && isWrite(req.method) && !isUpload(req.path))
    throw new HttpError(415, messages.notJson);
  if (rawBody === undefined || !isJson) {
    parse(req, res, (error?: unknown) => {
      if (error) next(error);
      else next(bodyError(req.body));
    });
    return;
  }
  if (rawBody.length > limitBytes) throw new HttpError(413, messages.bodyTooLarge);
  req.body = parseBytes(rawBody);
  next(bodyError(req.body));
};

/** Parses as Express does: no bytes are an empty object. */
function parseBytes(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpError(400, messages.malformedJson);
  }
}

/** Whether the headers announce a body. Browsers send `Content-Length: 0` with an empty POST. */
function announcesBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isWrite = (method: string) => method === 'POST' || method === 'PUT' || method === 'PATCH';

const isUpload = (path: string) => /^(\/api)?\/upload\//i.test(path);

function bodyError(body: unknown): HttpError | undefined {
  if (Buffer.isBuffer(body)) return undefined;
  if (body !== undefined && (typeof body !== 'object' || body === null))
    return new HttpError(400, messages.bodyNotObject);
  return isDeeperThan(maxDepth, body) ? new HttpError(400, messages.bodyTooDeep) : undefined;
}

import { messages } from '@venue/domain';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { answerInTime, isLate } from './deadline.ts';
import { currentRequest } from '../../logging/request-context.ts';
import { isServiceDown } from './service-down.ts';
import { log } from '../../logging/log.ts';
import { HttpError } from './http-error.ts';

/** Seconds after which a caller may try again; Firebase is usually back by then. */
const retryAfter = 5;

/** Answers 503 in the handler's place when the deadline passes. */
export const answerLate = answerInTime(
  (req, res) => void answerError(unavailable(req), req, res, () => undefined),
);

/** Answers 404 to every address that no route took. */
export const answerUnknown: RequestHandler = () => {
  throw new HttpError(404, messages.unknownAddress);
};

/**
 * Turns every error into `{ msg, errors? }`. What is not a HttpError and not the body parser's is our
 * fault: it is logged in full and answered with 503 when a service is down, else with 500, and nothing of
 * the inside; the answer names the request's id, by which the log line is found.
 */
export const answerError: ErrorRequestHandler = (error, req, res, _next) => {
  if (isLate() && res.headersSent) {
    log.info('The request ended after its deadline.', {}, error);
    return;
  }
  if (res.headersSent) {
    log.warn('The response broke off.', {}, error);
    res.destroy();
    return;
  }
  const refusal = readError(error, req);
  const cause: unknown = error instanceof HttpError ? error.cause : error;
  if (refusal.status >= 500 && cause !== undefined) log.error('The request failed.', {}, cause);
  // Of a file whose answer had begun to be described.
  for (const name of ['ETag', 'Content-Type', 'Content-Length', 'Content-Range', 'Accept-Ranges'])
    if (name !== 'Content-Range' || refusal.status !== 416) res.removeHeader(name);
  res.status(refusal.status).set('Cache-Control', 'no-store');
  if (refusal.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter));
  const requestId = refusal.status >= 500 ? currentRequest()?.id : undefined;
  res.json({
    msg: requestId ? `${refusal.message} ${messages.mentionRequest(requestId)}` : refusal.message,
    ...(refusal.errors && { errors: refusal.errors }),
    ...(requestId && { requestId }),
  });
};

function readError(error: unknown, req: Request): HttpError {
  if (error instanceof HttpError) return error;
  return isServiceDown(error) ? unavailable(req) : readParserError(error);
}

/** 503: Firebase is silent or cannot be reached. What to do next depends on what was asked. */
function unavailable({ method, path }: Request): HttpError {
  const isRead = method === 'GET' || method === 'HEAD' || path.endsWith('/login');
  return new HttpError(503, isRead ? messages.tryAgainSoon : messages.mayBeSaved, { retryAfter });
}

/** Express and its body parser throw errors that carry a `type` and a 4xx `status`. */
function readParserError(error: unknown): HttpError {
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (type === 'entity.parse.failed') return new HttpError(400, messages.malformedJson);
  if (type === 'entity.too.large') return new HttpError(413, messages.bodyTooLarge);
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new HttpError(status, messages.badRequest);
  return new HttpError(500, messages.serverFailed);
}

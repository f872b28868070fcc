import { messages } from '@venue/domain';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { answerInTime, isLate } from '../../requests/deadline.ts';
import { currentRequest } from '../../logging/request-context.ts';
import { isServiceDown } from '../../requests/service-down.ts';
import { log } from '../../logging/log.ts';
import { HttpError } from '../../requests/http-error.ts';

/** Retry-After in seconds; Firebase is usually available again by then. */
const retryAfter = 5;

/** Middleware that responds with 503 when the deadline passes. */
export const answerLate = answerInTime(
  (req, res) => void handleError(unavailable(req), req, res, () => undefined),
);

/** Responds with 404 to all addresses without a route. */
export const handleUnknownPath: RequestHandler = () => {
  throw new HttpError(404, messages.unknownAddress);
};

/**
 * Turns every error into `{ msg, errors? }`. An error that is neither an HttpError nor the body parser's is our
 * fault: it is logged in full, and the response is a 503 when a service is down or a 500, without internals but with
 * the request's id, by which its log line is found.
 */
export const handleError: ErrorRequestHandler = (error, req, res, _next) => {
  if (isLate() && res.headersSent) {
    log.info('The request ended after its deadline.', {}, error);
    return;
  }
  if (res.headersSent) {
    log.warn('The response broke off.', {}, error);
    res.destroy();
    return;
  }
  const failure = readError(error, req);
  const cause: unknown = error instanceof HttpError ? error.cause : error;
  if (failure.status >= 500 && cause !== undefined) log.error('The request failed.', {}, cause);
  // Headers that were set for the response of a file.
  for (const name of ['ETag', 'Content-Type', 'Content-Length', 'Content-Range', 'Accept-Ranges'])
    if (name !== 'Content-Range' || failure.status !== 416) res.removeHeader(name);
  res.status(failure.status).set('Cache-Control', 'no-store');
  if (failure.retryAfter !== undefined) res.set('Retry-After', String(failure.retryAfter));
  const requestId = failure.status >= 500 ? currentRequest()?.id : undefined;
  res.json({
    msg: requestId ? `${failure.message} ${messages.mentionRequest(requestId)}` : failure.message,
    ...(failure.errors && { errors: failure.errors }),
    ...failure.facts,
    ...(requestId && { requestId }),
  });
};

function readError(error: unknown, req: Request): HttpError {
  if (error instanceof HttpError) return error;
  return isServiceDown(error) ? unavailable(req) : readParserError(error);
}

/** The 503 for a service that does not respond. A failed write may have been stored, a read can be repeated. */
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

import type { ErrorRequestHandler, RequestHandler } from 'express';
import { logger } from 'firebase-functions/v2';
import { refusals } from './refusals.ts';

/** What is wrong with one field; `path` is yup's, for example `contents[2].content`. */
export type FieldError = { path: string; message: string };

/** An answer other than success: status, a sentence for people, and the fields at fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  /** Seconds until it may be tried again, for 429. */
  readonly retryAfter?: number;

  constructor(status: number, msg: string, errors?: FieldError[]) {
    super(msg);
    this.status = status;
    this.errors = errors;
  }
}

/** Answers 404 to every address that no route took. */
export const answerUnknown: RequestHandler = () => {
  throw new Refusal(404, refusals.unknownAddress);
};

/**
 * Turns every error into `{ msg, errors? }`. What is not a Refusal and not the body parser's is our
 * fault: it is logged in full and answered with 500 and nothing of the inside.
 */
export const answerError: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const refusal = error instanceof Refusal ? error : readParserError(error);
  if (refusal.status >= 500)
    logger.error('request failed', { method: req.method, route: req.route?.path, error });
  res.status(refusal.status).set('Cache-Control', 'no-store');
  if (refusal.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter));
  res.json({ msg: refusal.message, ...(refusal.errors && { errors: refusal.errors }) });
};

/** Express and its body parser throw errors that carry a `type` and a 4xx `status`. */
function readParserError(error: unknown): Refusal {
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (type === 'entity.parse.failed') return new Refusal(400, refusals.malformedJson);
  if (type === 'entity.too.large') return new Refusal(413, refusals.bodyTooLarge);
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Refusal(status, refusals.badRequest);
  return new Refusal(500, refusals.internal);
}

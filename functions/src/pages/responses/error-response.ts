import { messages } from '@venue/domain';
import { isServiceDown } from '../../requests/service-down.ts';
import { log } from '../../logging/log.ts';
import { currentRequest } from '../../logging/request-context.ts';
import { jsonResponse, type PageResponse } from './response.ts';

/** Seconds after which a caller may try again; Firebase is usually back by then. */
const retryAfter = 5;

/**
 * The error response, with the API's messages: 503 while the database is down, otherwise 500. It reveals nothing but
 * the request id, which finds the log line.
 */
export function errorResponse(error: unknown): PageResponse {
  log.error('The request failed.', {}, error);
  const isDown = isServiceDown(error);
  const message = isDown ? messages.tryAgainSoon : messages.serverFailed;
  const requestId = currentRequest()?.id ?? '';
  return jsonResponse(
    isDown ? 503 : 500,
    { msg: `${message} ${messages.mentionRequest(requestId)}`, requestId },
    { 'Cache-Control': 'no-store', ...(isDown && { 'Retry-After': String(retryAfter) }) },
  );
}

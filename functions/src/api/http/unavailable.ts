import type { Request } from 'express';
import { Refusal } from './refusal.ts';
import { refusals } from './refusals.ts';

/** Seconds after which a caller may try again; Firebase is usually back by then. */
const retryAfterSeconds = 5;

/** 503 with Retry-After: Firebase is silent or cannot be reached. What to do next depends on what was asked. */
export class Unavailable extends Refusal {
  override readonly retryAfter = retryAfterSeconds;

  constructor({ method, path }: Pick<Request, 'method' | 'path'>) {
    const isRead = method === 'GET' || method === 'HEAD' || path.endsWith('/login');
    super(503, isRead ? refusals.tryAgainSoon : refusals.mayBeSaved);
  }
}

/** gRPC: deadline exceeded, resource exhausted, unavailable. */
const grpcCodes = new Set<unknown>([4, 8, 14]);
/** Codes of Node's sockets, of its fetch, of the Admin SDK. */
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+|app\/network-(error|timeout)|auth\/network-request-failed)$/;

/** Whether an error says that a service could not be reached or did not answer: trying again later is right. */
export function isServiceDown(error: unknown): boolean {
  const { code, name, type, cause, status } = (error ?? {}) as Record<string, unknown>;
  if (grpcCodes.has(code) || (typeof code === 'string' && networkCodes.test(code))) return true;
  if (code === 503 || status === 503 || type === 'request-timeout' || name === 'TimeoutError') return true;
  return cause !== undefined && cause !== error && isServiceDown(cause);
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';

/** The context of one request, available everywhere in the code that handles it. */
export type RequestContext = {
  /** Six hex digits, short enough to read out on the phone. */
  id: string;
  /** Cloud Run's trace of the request, which all its log lines have. */
  trace: string | undefined;
  method: string;
  /** The pattern of the route, without values from the URL; undefined if no route matches. */
  route: () => string | undefined;
  /** Whether the deadline has passed and the error response has been sent. */
  isLate: boolean;
  /** The deadline, on the clock of `performance.now()`. */
  deadline: number;
  /** Sets the deadline, in ms from now. */
  setDeadline: (ms: number) => void;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** The current request; undefined in scripts, triggers and tests without one. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Middleware that opens the context of a request and sets the header X-Request-Id. Comes first. */
export const requestContext: RequestHandler = (req, res, next) =>
  withRequestContext(req, res, () => routePattern(req), next);

/**
 * Runs `handle` in the context of a request, whose id the header X-Request-Id names.
 * @param route the pattern of its route, as far as it is known when a line is logged
 */
export function withRequestContext<T>(
  req: IncomingMessage,
  res: ServerResponse,
  route: RequestContext['route'],
  handle: () => T,
): T {
  const trace = readTrace(req.headers);
  const context: RequestContext = {
    id: trace?.slice(-6) ?? randomBytes(3).toString('hex'),
    trace,
    method: req.method ?? '',
    route,
    isLate: false,
    deadline: Infinity,
    setDeadline: () => {},
  };
  res.setHeader('X-Request-Id', context.id);
  return storage.run(context, handle);
}

/** The trace id from `traceparent` (W3C) or Google's older header; undefined if missing or malformed. */
export function readTrace(headers: IncomingHttpHeaders): string | undefined {
  const google = /^([0-9a-f]{32})(?:\/|$)/i.exec(String(headers['x-cloud-trace-context'] ?? ''));
  const w3c = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-/i.exec(String(headers['traceparent'] ?? ''));
  const trace = (google ?? w3c)?.[1]?.toLowerCase();
  return trace && !/^0+$/.test(trace) ? trace : undefined;
}

/** "/api/menus/find/:id": the pattern of the route, with Hosting's prefix. */
function routePattern({ route, originalUrl }: Request): string | undefined {
  const path = (route as { path?: unknown } | undefined)?.path;
  if (typeof path !== 'string') return undefined;
  return originalUrl.startsWith('/api/') ? `/api${path}` : path;
}

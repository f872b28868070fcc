import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';

/** What belongs to one request, wherever in the code it is handled. */
export type RequestContext = {
  /** Six hex digits that a person can read out on the telephone. */
  id: string;
  /** The trace that Cloud Run has opened for the request: all its log lines carry it. */
  trace: string | undefined;
  method: string;
  /** The pattern of the route, without any value of the address; undefined where no route matches. */
  route: () => string | undefined;
  /** Set once the deadline has passed and the caller has been answered. */
  isLate: boolean;
  /** When it has to be answered, on the clock of `performance.now()`. */
  deadline: number;
  /** Gives the request so many ms from now on. */
  setDeadline: (ms: number) => void;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that is being handled; undefined in scripts, triggers and tests without one. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Opens the context of a request and names its id in the header X-Request-Id. Comes before all else. */
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

/** The trace id of `traceparent` (W3C) or of Google's older header; undefined when there is none or it is malformed. */
export function readTrace(headers: IncomingHttpHeaders): string | undefined {
  const google = /^([0-9a-f]{32})(?:\/|$)/i.exec(String(headers['x-cloud-trace-context'] ?? ''));
  const w3c = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-/i.exec(String(headers['traceparent'] ?? ''));
  const trace = (google ?? w3c)?.[1]?.toLowerCase();
  return trace && !/^0+$/.test(trace) ? trace : undefined;
}

/** "/api/menus/find/:id": the route's own pattern, behind what Hosting keeps of the address. */
function routePattern({ route, originalUrl }: Request): string | undefined {
  const path = (route as { path?: unknown } | undefined)?.path;
  if (typeof path !== 'string') return undefined;
  return originalUrl.startsWith('/api/') ? `/api${path}` : path;
}

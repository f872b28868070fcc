import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const types = new WeakMap<IncomingMessage, string>();

/**
 * Makes the server around an HTTP function leave all bodies to us. Google's server, and the emulator's, parse JSON and
 * forms before our code runs, and respond by themselves, in HTML, to a body that is broken or a bare value. As bytes it
 * passes, into `rawBody`. Functions for events need their parsing.
 */
export function leaveBodiesToUs(env: NodeJS.ProcessEnv): void {
  if (env['FUNCTION_SIGNATURE_TYPE'] !== 'http') return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const type = request.headers['content-type'];
    if (!type || types.has(request)) return;
    types.set(request, type);
    request.headers['content-type'] = 'application/octet-stream';
  });
}

/** Gives a request the type back that its sender named. */
export function restoreType(req: IncomingMessage): void {
  const type = types.get(req);
  if (type) req.headers['content-type'] = type;
}

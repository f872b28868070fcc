/*
 * Loaded into firebase-tools before anything else (`node --import`). Its Hosting emulator takes an address that
 * begins with two slashes for one with a host name, and ends, with all other emulators, when that is none. Here
 * it gets one slash.
 */
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  request.url = request.url?.replace(/^\/{2,}/, '/');
});

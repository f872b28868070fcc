/*
 * The Hosting emulator parses a path with two leading slashes as a host name. When it is no valid one ("//["),
 * the exception ends all emulators. This patch collapses the leading slashes.
 *
 * No upstream report is known; firebase-tools 14.27.0.
 */
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  request.url = request.url?.replace(/^\/{2,}/, '/');
});

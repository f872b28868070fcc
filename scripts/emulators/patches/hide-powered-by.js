/*
 * The Functions emulator wraps each function in an Express app, which adds "X-Powered-By: Express" to every
 * response; in production the functions answer without it. This patch drops the header, so that the tests of
 * headers see what production sends.
 *
 * https://github.com/firebase/firebase-functions/issues/754 (open)
 */
import { ServerResponse } from 'node:http';

// Inherited, so not a property of its own.
const setHeader = /** @type {ServerResponse['setHeader']} */ (
  Reflect.get(ServerResponse.prototype, 'setHeader')
);

ServerResponse.prototype.setHeader = function (/** @type {string} */ name, /** @type {string} */ value) {
  return name.toLowerCase() === 'x-powered-by' ? this : setHeader.call(this, name, value);
};

/*
 * Loaded into firebase-tools before anything else (`node --import`). Its emulator of Functions signs every answer
 * "X-Powered-By: Express", which Google's servers do not. Here it keeps that to itself.
 */
import { ServerResponse } from 'node:http';

// Inherited, so not a property of its own.
const setHeader = /** @type {ServerResponse['setHeader']} */ (
  Reflect.get(ServerResponse.prototype, 'setHeader')
);

ServerResponse.prototype.setHeader = function (/** @type {string} */ name, /** @type {string} */ value) {
  return name.toLowerCase() === 'x-powered-by' ? this : setHeader.call(this, name, value);
};

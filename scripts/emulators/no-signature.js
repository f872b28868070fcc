/*
 * Loaded into firebase-tools before anything else (`node --import`). Its emulator of Functions signs every answer
 * "X-Powered-By: Express", which Google's servers do not. Here it keeps that to itself.
 */
import { ServerResponse } from 'node:http';

const own = Object.getOwnPropertyDescriptor(ServerResponse.prototype, 'setHeader')?.value;

ServerResponse.prototype.setHeader = function (/** @type {string} */ name, /** @type {string} */ value) {
  return name.toLowerCase() === 'x-powered-by' ? this : own.call(this, name, value);
};

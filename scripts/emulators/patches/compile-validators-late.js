/*
 * The Auth emulator compiles the validators of all requests that it knows before it answers its first one, which
 * takes a core four seconds. This patch has each compiled when it is first needed.
 *
 * https://github.com/exegesis-js/exegesis/issues/496: an option since then, which firebase-tools does not set.
 */
import { createRequire } from 'node:module';

const exegesis = createRequire(import.meta.url)('exegesis-express');

const { middleware } = exegesis;

exegesis.middleware = (/** @type {unknown} */ document, /** @type {object} */ options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });

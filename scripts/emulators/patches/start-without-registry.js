/*
 * The Functions emulator runs `npm show` for each codebase when it starts, only to warn of a newer firebase-functions:
 * most of a second each, and up to ten without a connection. This patch leaves it out; versions are pinned here.
 *
 * https://github.com/firebase/firebase-tools/issues/4565 (open)
 */
import { createRequire } from 'node:module';

const versions = createRequire(import.meta.url)(
  'firebase-tools/lib/deploy/functions/runtimes/node/versioning.js',
);

versions.getLatestSDKVersion = () => undefined;

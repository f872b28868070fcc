/**
 * Builds the functions: a folder for each codebase of firebase.json in functions/dist, which deploys and starts on its
 * own, without this repository around it. The pages belong to the built site in WEB_OUT_DIR: build that first.
 */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDefault } from './build-default.js';
import { buildPage } from './build-page.js';

const here = dirname(fileURLToPath(import.meta.url));
/** Where to build: functions/dist is what is deployed; a suite on other ports has a folder of its own. */
const dist = process.env.FUNCTIONS_OUT_DIR ?? join(here, 'dist');
/** The built site whose pages the function `page` renders. */
const webDist = process.env.WEB_OUT_DIR ?? join(here, '../web/dist');

rmSync(dist, { recursive: true, force: true });
await Promise.all([buildDefault(join(dist, 'default')), buildPage(join(dist, 'page'), webDist)]);

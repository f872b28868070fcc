import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the project. @param {string} path */
export const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What is built once per machine and may be thrown away at any time. */
export const cacheFolder = inProject('.cache');

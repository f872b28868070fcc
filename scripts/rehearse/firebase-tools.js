import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A module of firebase-tools, which has no types: the steps of a deploy are asked of the very program that takes them.
 * @param {string} name such as "deploy/functions/prepare"
 * @returns {any}
 */
export const tools = (name) => require(`firebase-tools/lib/${name}.js`);

/** Whether a rule of Hosting is for a path, as its emulator reads patterns. @returns {(path: string, rule: { source: string }) => boolean} */
export function hostingMatcher() {
  const ofTools = createRequire(require.resolve('firebase-tools'));
  return ofTools('superstatic/lib/utils/patterns').configMatcher;
}

import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSModulesOptions } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));

const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.module.css') && !/(^|\/)(node_modules|dist)\//.test(file))
  .sort();

/**
 * Class names in the built site: the number of the style sheet and that of the class in it, "_0m3". Each page contains
 * them twice and has to fit the first round trip of a connection: names as in the source would add 0.6 kB to it. The
 * server's and the browser's build must use the same names.
 */
export const classNames: CSSModulesOptions = {
  generateScopedName(name, file, css) {
    const sheet = sheets.indexOf(relative(web, file.replace(/\?.*$/, '')).replaceAll('\\', '/'));
    const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, found]) => found);
    const index = [...new Set(names)].indexOf(name);
    if (sheet < 0 || index < 0) throw new Error(`${file} has no number, or does not contain "${name}".`);
    return `_${sheet.toString(36).padStart(2, '0')}${index.toString(36)}`;
  },
};

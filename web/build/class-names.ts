import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSModulesOptions } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * Class names in the built site: the name in the source plus a three-character hash of the file's path. Every page
 * contains them twice, and short names compress well. The server's and the browser's build must use the same names.
 */
export const classNames: CSSModulesOptions = {
  generateScopedName(name, file) {
    const path = relative(web, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
    return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
  },
};

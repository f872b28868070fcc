import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSModulesOptions } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * Names of classes in the built site: the one in the file and three signs of the file's own. Every page carries
 * them twice, and such names compress well. The server's build and the browser's must agree on them.
 */
export const classNames: CSSModulesOptions = {
  generateScopedName(name, file) {
    const path = relative(web, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
    return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
  },
};

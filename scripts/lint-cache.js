import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where ESLint may keep its findings, or undefined where nothing has been compiled yet. ESLint's cache knows
 * whether a file has changed, but rules with type information also depend on the types of other files: so the
 * folder is named by all declarations that `tsc -b` has written, and a change of any type lints everything anew.
 * @param {string} folder of the caches @param {string} declarations folder that `tsc -b` writes to
 */
export function lintCache(folder, declarations) {
  if (!existsSync(declarations)) return undefined;
  const hash = createHash('sha256');
  const files = readdirSync(declarations, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.d.ts')))
    hash.update(`${file}\n`).update(readFileSync(join(declarations, file)));
  const name = hash.digest('hex').slice(0, 16);
  if (existsSync(folder))
    for (const other of readdirSync(folder))
      if (other !== name) rmSync(join(folder, other), { recursive: true });
  return join(folder, name);
}

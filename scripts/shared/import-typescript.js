import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * What a TypeScript file exports, for scripts that run without a loader. The file may import types only.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function importTypeScript(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

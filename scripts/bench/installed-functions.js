import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server that Google's build runs a function with. */
const framework = { '@google-cloud/functions-framework': '5.0.5' };

/** An empty function, the baseline. */
const empty = "export const empty = (_req, res) => res.status(200).send('ok');\n";

/**
 * Installs the built functions as they are deployed: each codebase in a temporary folder outside this repository,
 * with its dependencies; in addition an empty function, and the functions framework.
 * @param {string} functions the folder of the built functions
 */
export function installFunctions(functions) {
  const folder = mkdtempSync(join(tmpdir(), 'venue-functions-'));
  for (const codebase of ['default', 'page']) {
    cpSync(join(functions, codebase), join(folder, codebase), { recursive: true });
    install(join(folder, codebase));
  }
  writePackage(join(folder, 'empty'), { name: 'empty', type: 'module', main: 'index.js' });
  writeFileSync(join(folder, 'empty/index.js'), empty);
  writePackage(join(folder, 'framework'), { name: 'framework', dependencies: framework });
  install(join(folder, 'framework'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @param {string} folder @param {object} manifest */
function writePackage(folder, manifest) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
}

/** @param {string} cwd */
function install(cwd) {
  const options = ['--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options], { cwd, stdio: 'pipe' });
}

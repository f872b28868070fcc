import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { inProject, root } from './shared/paths.js';
import { SetupError } from './shared/setup-error.js';

const oldestNode = [20, 19];

/**
 * Installs what the lockfile says, unless exactly that is there already. Uses nothing but Node, as
 * it runs before anything is installed.
 */
export function ensureDependencies() {
  checkNode();
  const lockfile = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
  const stamp = inProject('node_modules/.installed-lockfile');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing dependencies (about a minute, once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    throw new SetupError(
      'The dependencies could not be installed: see what npm says above, then start again.',
    );
  }
  // Written last, so that an interrupted installation is done again.
  writeFileSync(stamp, lockfile);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldestNode;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    throw new SetupError(
      `Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}. ` +
        'Install it from https://nodejs.org, then start again.',
    );
  }
}

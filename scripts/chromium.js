import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from './setup-error.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own download, or
 * (as root on Debian) the distribution's package, installed now.
 * @returns {Promise<string>} path of the program
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new SetupError(`CHROMIUM_PATH names a file that is not there: ${named}`);
  const found = named ?? installed() ?? (await playwrightsOwn()) ?? fromDebian();
  if (found) return found;
  throw new SetupError(
    'A Chromium is needed for the browser tests. Install Chromium or Chrome, run "npx playwright install chromium",\n' +
      'or set CHROMIUM_PATH to one that is there already.',
  );
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macChrome];
  return candidates.find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium (once) …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim() : undefined;
}

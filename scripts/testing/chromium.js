import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from '../shared/setup-error.js';

/** Chromium without windows, tabs and extensions: the same pages for about half the work. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, the headless shell (as root on Debian installed now if it is
 * missing), any other Chromium or Chrome that is installed, Playwright's own download, or Debian's Chromium.
 * @returns {Promise<string>} path of the program
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new SetupError(`CHROMIUM_PATH names a file that is not there: ${named}`);
  const found =
    named ??
    installed([headlessShell]) ??
    fromDebian(headlessShell) ??
    installed(names) ??
    (await playwrightsOwn()) ??
    fromDebian('chromium');
  if (found) return found;
  throw new SetupError(
    'A Chromium is needed for the browser tests. Install Chromium or Chrome, run "npx playwright install chromium",\n' +
      'or set CHROMIUM_PATH to one that is there already.',
  );
}

/** @param {string[]} programs */
function installed(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (programs === names) candidates.push(macChrome);
  return candidates.find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** @param {string} program */
function fromDebian(program) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log(`Installing ${program} (once) …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', program], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? installed([program]) : undefined;
}

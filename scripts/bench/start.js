import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../shared/paths.js';
import { figure } from './report.js';

const shift = 200;

/** Measures `npm start` in a fresh clone of the last commit: the first and the second start. */
export async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  try {
    const clone = join(folder, 'venue');
    execFileSync('git', ['clone', '--quiet', root, clone]);
    return [
      figure('start: empty clone to first page', await timeStart(clone), 's', 1),
      figure('start: second start to first page', await timeStart(clone), 's', 1),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The seconds from `npm start` in a checkout until its home page responds. Stops it afterwards. @param {string} checkout */
async function timeStart(checkout) {
  const began = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, PORT_SHIFT: String(shift) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  while (!output.includes('The venue is open')) {
    if (child.exitCode !== null) throw new Error(`npm start ended too early:\n${output}`);
    await pause(100);
  }
  const home = await fetch(`http://127.0.0.1:${5000 + shift}`);
  if (!home.ok) throw new Error(`The home page responded with status ${home.status}.`);
  await home.text();
  const seconds = (Date.now() - began) / 1000;
  // Like Ctrl-C in a terminal, which signals both npm and the script.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await exited;
  return seconds;
}

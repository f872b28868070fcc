import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../paths.js';

const shift = 200;

/** A fresh clone of what is committed, with nothing installed. @param {string} folder */
export function cloneProject(folder) {
  const clone = join(folder, 'venue');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  return clone;
}

/**
 * Types `npm start` in a checkout and waits until its home page answers.
 * @param {string} checkout
 */
export async function openVenue(checkout) {
  const began = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, PORT_SHIFT: String(shift) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  while (!output.includes('The venue is open')) {
    if (child.exitCode !== null) throw new Error(`npm start ended too early:\n${output}`);
    await pause(100);
  }
  const siteUrl = `http://127.0.0.1:${5000 + shift}`;
  const home = await fetch(siteUrl);
  if (!home.ok) throw new Error(`The home page answered ${home.status}.`);
  await home.text();
  return {
    siteUrl,
    /** Folder of the built site. */
    built: join(checkout, `dist/web-${5000 + shift}`),
    seconds: (Date.now() - began) / 1000,
    async close() {
      // As a terminal does it: Ctrl-C reaches npm and the script alike.
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await exited;
    },
  };
}

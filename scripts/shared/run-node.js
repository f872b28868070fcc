import { spawn } from 'node:child_process';
import { SetupError } from './setup-error.js';

/**
 * Runs a Node program of the project to its end, showing what it prints only if it fails.
 * @param {string[]} command @param {Record<string, string>} env @param {string} failure
 */
export async function runNode(command, env, failure) {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code === 0) return;
  throw new SetupError(`${output}\n${failure}`);
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inProject } from '../shared/paths.js';

/** Starts the API in a process of its own, with the emulators named in `env`. @param {Record<string, string>} env */
export async function openApi(env) {
  const child = fork(fileURLToPath(new URL('api-process.js', import.meta.url)), {
    cwd: inProject('.'),
    env: { ...process.env, ...env },
  });
  const [{ port }] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** @param {string} url @returns {Promise<{ token: string, user: { _id: string } }>} */
export async function signIn(url) {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@venue.test', password: 'admin-demo-1' }),
  });
  return answer.json();
}

/** @param {string} token */
export function bearer(token) {
  return { Authorization: `Bearer ${token}` };
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('server-process.js', import.meta.url));

/** The API and the feeds in a Node process of their own, with whatever environment; keeps every line it prints. */
export async function openServer(env: NodeJS.ProcessEnv) {
  const child = fork(program, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
  return {
    at: `http://127.0.0.1:${port}`,
    printed: () => printed,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      if (!child.connected)
        throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${printed}`);
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await exited;
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firestoreJar } from '../../scripts/emulators/binaries.js';

/**
 * A Firestore emulator of a test's own, with what the running venue's holds. `kill` ends it by SIGKILL; the emulator
 * keeps everything in memory, so what it had committed is taken out before, and `revive` starts another one with that,
 * at the same address: as the real one, it loses its connections and transactions, and nothing that was committed.
 */
export async function openOwnFirestore() {
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-venue';
  const folder = mkdtempSync(join(tmpdir(), 'venue-firestore-'));
  const jar = firestoreJar();
  const at = `127.0.0.1:${await freePort()}`;
  let exports = 0;
  let child: ChildProcess;

  /** Takes out what the emulator at an address has committed. */
  async function takeOut(from: string): Promise<void> {
    exports += 1;
    const response = await fetch(`http://${from}/emulator/v1/projects/${project}:export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        database: `projects/${project}/databases/(default)`,
        export_directory: folder,
        export_name: `${exports}`,
      }),
    });
    if (!response.ok) throw new Error(`The data could not be taken out: ${await response.text()}`);
  }

  async function start(): Promise<void> {
    const [host, port] = at.split(':');
    const data = join(folder, `${exports}`, `${exports}.overall_export_metadata`);
    const options = ['--host', host!, '--port', port!, '--seed_from_export', data];
    child = spawn('java', ['-jar', jar, ...options], { stdio: 'ignore' });
    await vi.waitFor(
      async () => {
        if (child.exitCode !== null) throw new Error(`The database ended with ${child.exitCode}.`);
        await fetch(`http://${at}/`);
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  async function end(): Promise<void> {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }

  await takeOut(process.env['FIRESTORE_EMULATOR_HOST']!);
  await start();
  return {
    at,
    async kill() {
      await takeOut(at);
      await end();
    },
    revive: start,
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

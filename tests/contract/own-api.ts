import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../functions/src/api/app.ts';

/**
 * The API's Express app in this process, on the emulators' data: for what the emulated function cannot
 * show, as it serves one request at a time in each of its processes.
 */
export async function openOwnApi(): Promise<{ at: string; close: () => void }> {
  const server = createServer(createApp());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { at: `http://127.0.0.1:${port}`, close: () => server.close() };
}

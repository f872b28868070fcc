import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Firebase Auth answers: a status with a body, or never anything. */
export type AuthAnswer = { status: number; body: unknown } | 'silence';

/** The answer to a call, or undefined to let the emulator answer it. */
type Script = (method: string, body: Record<string, unknown>) => AuthAnswer | undefined;

/**
 * Stands in for Firebase Auth where the emulator has no such answer: the script answers in the shape that
 * Auth's REST reference documents, and every other call goes on to the emulator. The code under test finds
 * it by `FIREBASE_AUTH_EMULATOR_HOST`, which `close` sets back.
 */
export async function openAuthStandIn(script: Script): Promise<{ close: () => void }> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST']!;
  const server = createServer((req, res) => void answer(req, res, script, emulator));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    close() {
      process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator;
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(req: IncomingMessage, res: ServerResponse, script: Script, emulator: string) {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const sent = Buffer.concat(chunks);
  const method = /\/(v[12]\/accounts[^?]*)/.exec(req.url ?? '')?.[1] ?? '';
  const body = sent.length > 0 ? (JSON.parse(sent.toString()) as Record<string, unknown>) : {};
  const scripted = script(method, body);
  if (scripted === 'silence') return;
  if (scripted) {
    res.writeHead(scripted.status, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(scripted.body));
    return;
  }
  const [hostname, port] = emulator.split(':');
  const { method: verb, headers } = req;
  const passed = request({ hostname, port, path: req.url, method: verb, headers }, (got) => {
    res.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(res);
  });
  passed.on('error', () => res.destroy());
  passed.end(sent);
}

/** An error as Auth writes it. */
export function authError(status: number, message: string): AuthAnswer {
  return { status, body: { error: { code: status, message, errors: [{ message, domain: 'global' }] } } };
}

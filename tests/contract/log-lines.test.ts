import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer } from './open-server.ts';

/*
 * What the server really writes to its log when things break whose errors carry what no log may hold.
 */
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://securetoken.google.com/demo-venue',
  aud: 'demo-venue',
  sub: 'u1',
  user_id: 'u1',
};
const times = { iat: now, auth_time: now, exp: now + 600 };
const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, ...times, role: 'super' })}.`;

const secrets = [
  'siobhan@guest.example',
  '203.0.113.77',
  '2001:db8::77',
  'eyJhbGciOiJSUzI1NiJ9',
  'hunter22222',
  token,
];
const tattle = `BROKEN: refused ${secrets.slice(0, 4).join(' ')} at https://auth.example/x?key=hunter22222`;

/** Auth that breaks and quotes everything it knows. */
const auth: Server = createServer((req, res) => {
  req.resume();
  res.writeHead(500, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify({ error: { code: 500, message: tattle } }));
});
let server: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  await new Promise<void>((listening) => auth.listen(0, '127.0.0.1', listening));
  const { port } = auth.address() as AddressInfo;
  server = await openServer({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` });
});

afterAll(async () => {
  await server.close();
  auth.close();
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

it('a failure is logged with its reason, its route and the id that the answer names, and with nothing personal', async () => {
  const response = await fetch(`${server.at}/api/event/gig-77/super?email=${secrets[0]}`, {
    method: 'DELETE',
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Forwarded-For': secrets[1]!,
      'X-Cloud-Trace-Context': `${trace}/123;o=1`,
    },
  });
  const requestId = trace.slice(-6);
  expect([response.status, response.headers.get('X-Request-Id')]).toEqual([500, requestId]);
  expect(await response.json()).toEqual({
    msg: `Something went wrong on our side. Please try again. (Please mention ${requestId} if you call us.)`,
    requestId,
  });
  const login = await fetch(`${server.at}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: secrets[0], password: 'hunter22222' }),
  });
  const answered = (await login.json()) as { requestId: string };
  expect(answered.requestId).toMatch(/^[0-9a-f]{6}$/);

  const lines = server
    .printed()
    .trim()
    .split('\n')
    // Warnings of Node itself are plain text.
    .filter((line) => !/^\((?:node:\d+|Use `node )/.test(line))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find((line) => line['requestId'] === requestId)).toMatchObject({
    severity: 'ERROR',
    message: 'The request failed.',
    method: 'DELETE',
    route: '/api/event/:id/super',
    error: { code: 'auth/internal-error', message: expect.stringMatching(/^refused \[email\]/) },
    stack_trace: expect.stringContaining('firebase-admin'),
    'logging.googleapis.com/trace': `projects/demo-venue/traces/${trace}`,
  });
  expect(lines.find((line) => line['requestId'] === answered.requestId)).toMatchObject({
    route: '/auth/login',
    error: { message: 'Firebase Auth responded to v1/accounts:signInWithPassword with 500 BROKEN' },
  });
  for (const secret of secrets) expect(server.printed()).not.toContain(secret);
});

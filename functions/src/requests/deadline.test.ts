import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestContext } from '../logging/request-context.ts';
import { outsideDeadline } from './deadline.ts';
import { handleError, answerLate } from '../api/http/errors.ts';

let server: Server;
/** Resolves once the handler has begun, so that the clock may move. */
let begun: Promise<void>;
let begin = () => {};

beforeEach(async () => {
  begun = new Promise((resolve) => (begin = resolve));
  const app = express();
  app.use(requestContext, answerLate);
  app.get('/silent', () => begin());
  app.get('/decoding', () => {
    void outsideDeadline(20_000, () => {
      begin();
      return new Promise(() => undefined);
    });
  });
  app.use(handleError);
  server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

it.each([
  ['silent', 8_000],
  ['decoding', 20_000],
])('a handler that is %s is answered for after %i ms, and not before', async (path, deadline) => {
  let isAnswered = false;
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/${path}`);
  void answer.then(() => (isAnswered = true));
  await begun;
  vi.advanceTimersByTime(deadline - 1);
  await new Promise(setImmediate);
  expect(isAnswered).toBe(false);
  vi.advanceTimersByTime(1);
  const { status, headers } = await answer;
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
});

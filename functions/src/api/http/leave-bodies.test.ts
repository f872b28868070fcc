import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { handleError } from './errors.ts';
import { jsonBody } from './json-body.ts';
import { leaveBodiesToUs } from './leave-bodies.ts';

/** The server that Google puts around a function, and the emulator: it reads bodies before our code does. */
async function openAround(handle: express.Handler) {
  const app = express();
  const options = {
    verify: (req: object, _res: object, bytes: Buffer) => Object.assign(req, { rawBody: bytes }),
  };
  app.use(express.json(options), express.text(options), express.urlencoded({ extended: true, ...options }));
  app.use(express.raw({ type: '*/*', ...options }));
  app.use(handle);
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { at: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

it.each([
  ['{"a":', 'application/json', 400, 'The request body is not valid JSON.'],
  ['"text"', 'application/json; charset=utf-8', 400, 'Send a JSON object.'],
  ['null', 'application/json', 400, 'Send a JSON object.'],
  [`${'a=1&'.repeat(2_000)}b`, 'application/x-www-form-urlencoded', 415, expect.stringMatching(/JSON/)],
  ['{}', 'text/plain', 415, expect.stringMatching(/JSON/)],
  ['{"a":"é"}', 'application/json', 200, { a: 'é' }],
  ['[]', 'application/json', 200, []],
])('at a function %s as %s is read by our own code', async (body, type, status, said) => {
  leaveBodiesToUs({ FUNCTION_SIGNATURE_TYPE: 'http' });
  const ours = express();
  ours.use(jsonBody, (req, res) => void res.json({ msg: req.body }));
  ours.use(handleError);
  const around = await openAround(ours);
  const answer = await fetch(around.at, { method: 'POST', headers: { 'Content-Type': type }, body });
  around.close();
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ msg: said });
});

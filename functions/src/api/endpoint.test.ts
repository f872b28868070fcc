import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { object, string } from 'yup';
import { endpoint, type Endpoint } from './endpoint.ts';
import { routesOf } from './endpoints.ts';
import { handleError } from './http/errors.ts';
import { jsonBody } from './http/json-body.ts';
import { statusesOf } from './openapi/statuses.ts';

const rename = endpoint('put', ['/boats/{id}', '/boats/{id}/name'], {
  tag: 'Guests',
  name: 'renameBoat',
  summary: 'Renames a boat.',
  access: 'anyone',
  body: { reads: object({ name: string().required('A boat has a name.') }).noUnknown() },
  success: { schema: { type: 'object' }, description: 'The boat.' },
  errors: [404],
  handle: ({ id, body }) => ({ _id: id, name: body.name }),
});

/** Sends one request to a server with this call alone. */
async function ask(call: Endpoint, path: string, body: object): Promise<[number, unknown]> {
  const app = express().use(jsonBody, routesOf([call]), handleError);
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const headers = { 'Content-Type': 'application/json' };
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const response = await fetch(at, { method: 'PUT', headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  await new Promise((closed) => server.close(closed));
  return [response.status, answer];
}

it.each(['/boats/b1', '/boats/b1/name'])('a call works under %s, with its body parsed', async (path) => {
  expect(await ask(rename, path, { name: 'Ita', crew: 3 })).toEqual([200, { _id: 'b1', name: 'Ita' }]);
});

it('an invalid id or body is rejected before the handler runs', async () => {
  expect(await ask(rename, '/boats/b.1', { name: 'Ita' })).toMatchObject([400, { msg: expect.any(String) }]);
  const missing = { path: 'name', message: 'A boat has a name.' };
  expect(await ask(rename, '/boats/b1', {})).toEqual([400, { msg: missing.message, errors: [missing] }]);
});

it('the declaration describes what it checks', () => {
  expect(statusesOf(rename).map(({ status }) => status)).toEqual([200, 400, 404, 413, 415, 500, 503]);
  expect(rename.body?.schema).toEqual({
    type: 'object',
    properties: { name: { type: 'string', minLength: 1 } },
    required: ['name'],
  });
});

it('a call for staff without a token is rejected before anything else is checked', async () => {
  const guarded = endpoint('put', '/boats/{id}', {
    tag: 'Staff',
    name: 'sinkBoat',
    summary: 'Sinks a boat.',
    access: 'manageStaff',
    limit: 'mail',
    success: { schema: { type: 'object' }, description: 'Nothing.' },
    handle: () => ({}),
  });
  expect(await ask(guarded, '/boats/b.1', {})).toMatchObject([401, { msg: 'Please sign in.' }]);
  expect(guarded.errors).toContain(429);
});

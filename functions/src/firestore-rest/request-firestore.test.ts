import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isServiceDown } from '../requests/service-down.ts';
import { requestFirestore } from './request-firestore.ts';
import { readCollection } from './read-collection.ts';
import { readDocument } from './read-document.ts';

let server: Server | undefined;

async function open(answer: RequestListener): Promise<Server> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  return server;
}

const answering =
  (status: number, body: unknown): RequestListener =>
  (_req, res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

afterEach(async () => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
});

it('a collection comes in the order that was asked for, with ids and plain values', async () => {
  const asked: string[] = [];
  const document = { name: 'projects/p/databases/(default)/documents/menus/late', fields: {} };
  const named = { ...document, fields: { title: { stringValue: 'Late' }, position: { integerValue: '2' } } };
  await open(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += String(chunk);
    asked.push(`${req.headers.authorization} ${req.method} ${req.url?.split('/documents')[1]} ${text}`);
    answering(200, [{ document: named }])(req, res);
  });
  expect(await readCollection('menus', 'position')).toEqual([
    { id: 'late', data: { title: 'Late', position: 2 } },
  ]);
  expect(asked).toEqual([
    'Bearer owner POST :runQuery {"structuredQuery":{"from":[{"collectionId":"menus"}],"orderBy":[{"field":{"fieldPath":"position"}}]}}',
  ]);
});

it('an empty collection has no documents', async () => {
  await open(answering(200, [{ readTime: '2026-11-22T00:00:00Z' }]));
  expect(await readCollection('menus')).toEqual([]);
});

it('a document that is not there is undefined', async () => {
  await open(answering(404, { error: { status: 'NOT_FOUND' } }));
  expect(await readDocument('menus/nowhere')).toBeUndefined();
});

it.each([429, 503, 504])('%i counts as temporarily unavailable', async (status) => {
  await open(answering(status, { error: { status: 'UNAVAILABLE' } }));
  const error: unknown = await requestFirestore('/menus/a', { token: undefined, timeoutMs: 1_000 }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ message: `Firestore answered menus/a with ${status}: UNAVAILABLE.` });
  expect(isServiceDown(error)).toBe(true);
});

it('a permission error does not count as unavailable', async () => {
  await open(answering(403, { error: { status: 'PERMISSION_DENIED' } }));
  const error: unknown = await requestFirestore('/menus/a', { token: undefined, timeoutMs: 1_000 }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ status: 403 });
  expect(isServiceDown(error)).toBe(false);
});

it('a server that does not respond times out', async () => {
  await open(() => {});
  const error: unknown = await requestFirestore('/menus/a', { token: undefined, timeoutMs: 50 }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code: 'ETIMEDOUT' });
  expect(isServiceDown(error)).toBe(true);
});

it('a connection that the server has closed in the meantime is opened anew', async () => {
  const opened = await open(answering(200, { fields: { title: { stringValue: 'A' } } }));
  expect(await readDocument('menus/a')).toEqual({ title: 'A' });
  opened.closeAllConnections();
  expect(await readDocument('menus/a')).toEqual({ title: 'A' });
});

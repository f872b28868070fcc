import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { readDocument } from './read-document.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;
const closing: (() => void)[] = [];
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  vi.unstubAllEnvs();
});

/** A server on this machine that notes what it is asked and by how many connections. */
async function serve(handler: Handler) {
  const asked: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((req, res) => {
    asked.push(req);
    handler(req, res);
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { at: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked, sockets };
}

async function firestore(handler: Handler) {
  const server = await serve(handler);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', server.at);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-x');
  return server;
}

it('a document comes as plain JSON, over one connection and without a token', async () => {
  const fields = {
    text: { stringValue: 'Hake' },
    whole: { integerValue: '12' },
    broken: { doubleValue: 1.5 },
    none: { nullValue: null },
    yes: { booleanValue: true },
    list: {
      arrayValue: { values: [{ mapValue: { fields: { deep: { stringValue: 'a' } } } }, { arrayValue: {} }] },
    },
    map: { mapValue: {} },
    since: { timestampValue: '2026-11-22T07:00:00Z' },
  };
  const { asked, sockets } = await firestore((_req, res) => res.end(JSON.stringify({ fields })));
  for (let time = 0; time < 3; time += 1)
    expect(await readDocument('published/site')).toEqual({
      text: 'Hake',
      whole: 12,
      broken: 1.5,
      none: null,
      yes: true,
      list: [{ deep: 'a' }, []],
      map: {},
      since: '2026-11-22T07:00:00Z',
    });
  expect(asked[0]?.url).toBe('/v1/projects/demo-x/databases/(default)/documents/published/site');
  expect(asked[0]?.headers.authorization).toBeUndefined();
  expect(sockets.size).toBe(1);
});

it('a document that is not there is undefined; one that is refused is an error that says why', async () => {
  let status = 404;
  await firestore((_req, res) =>
    res.writeHead(status).end(JSON.stringify({ error: { status: 'PERMISSION_DENIED' } })),
  );
  expect(await readDocument('published/gone')).toBeUndefined();
  status = 403;
  await expect(readDocument('published/site')).rejects.toThrow(
    'Firestore answered published/site with 403: PERMISSION_DENIED.',
  );
});

it('a connection that the server has closed in the meantime is no error', async () => {
  const { sockets } = await firestore((_req, res) => res.end('{"fields":{}}'));
  await readDocument('published/site');
  const closed = [...sockets].map((socket) => new Promise((done) => socket.once('close', done)));
  sockets.forEach((socket) => socket.resetAndDestroy());
  await Promise.all(closed);
  expect(await readDocument('published/site')).toEqual({});
});

it('a server that says nothing counts as silent after four seconds', async () => {
  const silent = await firestore(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = expect(readDocument('published/site')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await vi.waitUntil(() => silent.asked.length === 1, { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  await read;
});

describe('the token of the function', () => {
  /** The module anew, as an instance starts, in front of a metadata server. */
  async function startInstance(handler: Handler) {
    const metadata = await serve(handler);
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
    vi.stubEnv('GCE_METADATA_HOST', metadata.at);
    vi.resetModules();
    return { ...metadata, ...(await import('./access-token.ts')) };
  }
  const grant = (seconds: number): Handler => {
    let granted = 0;
    return (_req, res) =>
      res.end(JSON.stringify({ access_token: `token ${(granted += 1)}`, expires_in: seconds }));
  };

  it('is requested once by concurrent callers, and again before it expires or after a 401', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { accessToken, forgetAccessToken, asked } = await startInstance(grant(3_600));
    expect(await Promise.all([accessToken(), accessToken()])).toEqual(['token 1', 'token 1']);
    expect(asked[0]?.headers['metadata-flavor']).toBe('Google');
    vi.setSystemTime(Date.now() + 3_500_000);
    expect(await accessToken()).toBe('token 1');
    vi.setSystemTime(Date.now() + 50_000);
    expect(await accessToken()).toBe('token 2');
    forgetAccessToken();
    expect(await accessToken()).toBe('token 3');
    vi.useRealTimers();
  });

  it('is left out with a warning when there is no metadata server', async () => {
    const { accessToken } = await startInstance((_req, res) => res.writeHead(500).end());
    const { logLines: lines } = await import('../logging/log-lines.ts');
    const write = vi.spyOn(lines, 'write').mockImplementation(() => {});
    expect(await accessToken()).toBeUndefined();
    expect(write).toHaveBeenCalledWith(expect.objectContaining({ severity: 'WARNING' }));
  });
});

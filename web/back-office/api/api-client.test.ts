import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

const call = createApiClient(async () => 'a-token');

function answer(status: number, body: string) {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: ApiError) => error,
  );
}

describe('api client', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('sends JSON with the bearer token', async () => {
    const fetched = answer(200, '{"_id":"main"}');
    await expect(call({ method: 'PUT', path: '/x', body: { a: 1 } })).resolves.toEqual({ _id: 'main' });
    const [url, request] = fetched.mock.calls[0]!;
    expect(url).toBe('/api/x');
    expect(request).toMatchObject({ method: 'PUT', body: '{"a":1}' });
    expect(request.headers).toMatchObject({
      Authorization: 'Bearer a-token',
      'Content-Type': 'application/json',
    });
  });

  it.each([
    [401, 'signed-out'],
    [403, 'refused'],
    [409, 'conflict'],
    [500, 'broken'],
  ])('tells a %i as %s, with the words of the server', async (status, kind) => {
    answer(status, '{"msg":"So it is.","errors":[{"path":"a","message":"b"}]}');
    const error = await failure(call({ method: 'GET', path: '/x' }));
    expect(error).toMatchObject({ kind, message: 'So it is.' });
    expect(error.errors).toEqual([{ path: 'a', message: 'b' }]);
  });

  it.each([413, 502, 204])('copes with a %i that is not JSON', async (status) => {
    if (status === 204) vi.stubGlobal('fetch', async () => new Response(null, { status }));
    else answer(status, '<html>Payload Too Large</html>');
    expect((await failure(call({ method: 'GET', path: '/x' }))).message).not.toContain('<html>');
  });

  it('tells a lost connection from an error response', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect((await failure(call({ method: 'GET', path: '/x' }))).kind).toBe('unreachable');
  });

  it('says that it is unknown whether a call that timed out was done', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('timed out', 'TimeoutError');
    });
    expect((await failure(call({ method: 'GET', path: '/x' }))).kind).toBe('timeout');
  });
});

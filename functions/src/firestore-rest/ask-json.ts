import http from 'node:http';
import https from 'node:https';

/** What a server has answered; `body` is undefined where that is no JSON. */
export type JsonAnswer = { status: number; body: unknown };

const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };

type RequestOptions = {
  headers: Record<string, string>;
  timeoutMs: number;
  /** Sent as JSON, by POST. Without one it is a GET. */
  body?: object | undefined;
};

/**
 * Asks for JSON over a connection that is kept for the next time. Node's fetch would do, but takes 30 to 50 ms to load,
 * which the first guest of an instance would wait for.
 * @throws with the code ETIMEDOUT when the whole answer is not there in time, and as sockets do
 */
export async function askJson(url: string, options: RequestOptions): Promise<JsonAnswer> {
  const until = performance.now() + options.timeoutMs;
  try {
    return await send(url, options);
  } catch (error) {
    const { code, isReused } = error as { code?: unknown; isReused?: boolean };
    // The server has closed a connection that lay idle: nothing has been asked yet.
    if (code === 'ECONNRESET' && isReused)
      return send(url, { ...options, timeoutMs: until - performance.now() });
    dropIdleConnections();
    throw error;
  }
}

function send(url: string, { headers, timeoutMs, body }: RequestOptions): Promise<JsonAnswer> {
  const text = body && JSON.stringify(body);
  const options = {
    method: text === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(text !== undefined && { 'Content-Type': 'application/json' }) },
  };
  const client = url.startsWith('https:') ? https : http;
  const agent = url.startsWith('https:') ? agents.https : agents.http;
  return new Promise((resolve, reject) => {
    const request = client.request(url, { ...options, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: parse(Buffer.concat(chunks).toString('utf8')) }),
      );
    });
    const expire = () => {
      reject(Object.assign(new Error('The server did not answer in time.'), { code: 'ETIMEDOUT' }));
      request.destroy();
    };
    const timer = setTimeout(expire, timeoutMs);
    request.once('error', (error) => reject(Object.assign(error, { isReused: request.reusedSocket })));
    request.once('close', () => clearTimeout(timer));
    request.end(text);
  });
}

/** After a failure others may be dead too, without a word: later requests get new connections. */
function dropIdleConnections(): void {
  for (const { freeSockets } of Object.values(agents))
    for (const socket of Object.values(freeSockets).flatMap((sockets) => sockets ?? [])) socket.destroy();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page: the status says enough.
    return undefined;
  }
}

import { request, type IncomingHttpHeaders } from 'node:http';

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests over HTTP and leaves the body as it was sent, where fetch would decompress it. */
export function requestRaw(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

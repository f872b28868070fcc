import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy between a browser and every server that can be cut: while it is, nothing
 * answers, and the browser still believes it has a network (its `navigator.onLine` stays true).
 */
export class CuttableProxy {
  #server: Server | undefined;
  #port = 0;
  /** Added to the service worker on its way, which makes it another version. */
  addition = '';

  /** Lets the browser through. The address stays the same each time. */
  async open(): Promise<void> {
    const server = createServer((asked, answer) => {
      const passed = request(
        asked.url ?? '',
        {
          method: asked.method,
          // Plain text, so that something can be added to it.
          headers: { ...asked.headers, 'accept-encoding': 'identity' },
        },
        (got) => {
          const isChanged = this.addition !== '' && asked.url?.endsWith('/sw.js');
          const { 'content-length': length, ...headers } = got.headers;
          answer.writeHead(got.statusCode ?? 502, isChanged || !length ? headers : got.headers);
          got.pipe(answer, { end: !isChanged });
          if (isChanged) got.on('end', () => answer.end(this.addition));
        },
      );
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      asked.pipe(passed);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Ends every connection there is and accepts no other. */
  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  /** Playwright's proxy setting for a context behind this proxy. Open the proxy first. */
  get proxy() {
    // Chromium leaves proxies out for this machine's own addresses unless told otherwise.
    return { server: `http://127.0.0.1:${this.#port}`, bypass: '<-loopback>' };
  }
}

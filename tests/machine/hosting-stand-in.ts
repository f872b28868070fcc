import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;
type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** What a deploy puts on Hosting: a folder, and the configuration for it. */
export type Release = { folder: string; config: object };

const { default: superstatic } = createRequire(import.meta.url)('superstatic') as {
  default: (options: object) => Middleware;
};

/**
 * Hosting in this process, as far as deploys change it: it serves the files of one release by Google's own reading of
 * its configuration, asks functions for the addresses that the configuration leaves to them, and adds nothing.
 * @param functions by name; each request goes to the one that is there at its moment
 */
export async function openHosting(functions: Record<string, Handler>) {
  let serve: Middleware | undefined;
  const server = createServer((req, res) => {
    const isMissing = (error?: unknown) => res.writeHead(error ? 500 : 404).end(String(error ?? ''));
    if (serve) serve(req, res, isMissing);
    else isMissing();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release({ folder, config }: Release) {
      type Rewrite = { function: { functionId: string } };
      serve = superstatic({
        cwd: folder,
        config: { ...config, public: '.' },
        stack: 'strict',
        rewriters: { function: async (rewrite: Rewrite) => functions[rewrite.function.functionId] },
      });
    },
    close: () => server.close(),
  };
}

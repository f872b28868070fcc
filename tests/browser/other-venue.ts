import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** What stands in venue.config.ts and is otherwise in the other venue, as text to look for and its replacement. */
export type OtherWords = Record<string, string>;

/** The site as it is built for a venue that has set up other services. */
export type OtherVenue = Awaited<ReturnType<typeof buildOtherVenue>>;

/** Builds the site with another venue.config.ts, as an owner would who changes those lines, and serves it. */
export async function buildOtherVenue(words: OtherWords) {
  const folder = mkdtempSync(join(tmpdir(), 'other-venue-'));
  process.env['WEB_OUT_DIR'] = folder;
  process.env['VITE_EMULATOR_PORTS'] = JSON.stringify({
    auth: portIn('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: portIn('FIRESTORE_EMULATOR_HOST'),
    storage: portIn('FIREBASE_STORAGE_EMULATOR_HOST'),
  });
  // Playwright says "test", and the site is to be built as it goes online.
  process.env['NODE_ENV'] = 'production';
  const configFile = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));
  await build({ configFile, plugins: [otherConfig(words)], logLevel: 'error' });

  const server = createServer((request, response) => {
    answer(folder, request.url ?? '/', response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The other venue's file, below the headers that Hosting really sends for such an address. */
async function answer(folder: string, path: string, response: ServerResponse): Promise<void> {
  const original = await fetch(`${process.env['SITE_URL']}${path}`);
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
    response.setHeader(name, original.headers.get(name) ?? '');
  }
  const { pathname } = new URL(path, 'http://x');
  const file = join(folder, extname(pathname) ? pathname : 'app.html');
  if (pathname.startsWith('/api/') || !statSync(file, { throwIfNoEntry: false })) {
    response.writeHead(original.status, { 'content-type': original.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await original.arrayBuffer()));
    return;
  }
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.end(readFileSync(file));
}

function otherConfig(words: OtherWords): Plugin {
  return {
    name: 'other-venue',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/venue.config.ts')) return;
      for (const [here, there] of Object.entries(words)) {
        if (!code.includes(here)) throw new Error(`venue.config.ts has no ${here}`);
        code = code.replace(here, there);
      }
      return code;
    },
  };
}

function portIn(variable: string): number {
  return Number(process.env[variable]?.split(':')[1]);
}

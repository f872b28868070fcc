import type { PublishedSiteJson } from '@venue/domain';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { ContentSource } from '../content/content-source.ts';
import { createContentStore } from '../content/content-store.ts';
import { ServerAnswer } from '../layout/server-answer.ts';
import { NowProvider } from '../../ui/now.tsx';

/** A page drawn on the server. All texts are HTML. */
export type Drawing = {
  status: 200 | 404;
  /** What belongs into #root. */
  root: string;
  /** Text of the title, and of the description, if the page has one; both escaped for attributes as well. */
  title: string;
  description: string;
};

const nothingKept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** One store per published site: what components read out of it is read once. */
const stores = new WeakMap<PublishedSiteJson, ReturnType<typeof createContentStore>>();

function storeOf(site: PublishedSiteJson) {
  const store = stores.get(site) ?? createContentStore(nothingKept, site);
  stores.set(site, store);
  return store;
}

/**
 * Draws the page at an address, every part of it, exactly as the browser will draw it first.
 * @param address path and query, percent-encoded
 * @throws what the page throws
 */
export async function drawPage(address: string, site: PublishedSiteJson, now: Date): Promise<Drawing> {
  let status: Drawing['status'] = 200;
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <StrictMode>
      <StaticRouter location={address}>
        <NowProvider first={now}>
          <ContentSource value={storeOf(site)}>
            <ServerAnswer value={{ noteNotFound: () => (status = 404) }}>
              <App />
            </ServerAnswer>
          </ContentSource>
        </NowProvider>
      </StaticRouter>
    </StrictMode>,
    // Everything in its place: a part that comes later would need an inline script to get there.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return { status, ...splitHead(html) };
}

/** React writes title, description and preloads before everything else; they belong into the head. */
function splitHead(html: string): Omit<Drawing, 'status'> {
  const [head] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)!;
  return {
    root: html.slice(head.length),
    title: /<title>([^<]*)/.exec(head)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '',
  };
}

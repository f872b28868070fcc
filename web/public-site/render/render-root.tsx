import type { PartJson, PartName, SiteJson } from '@venue/domain';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { NowProvider } from '../../ui/now.tsx';
import { App } from '../app.tsx';
import { ContentSource, fixedContent } from '../content/index.ts';

/**
 * Renders what belongs into #root at an address, exactly as the browser will render it first.
 * @param address path and query, percent-encoded
 * @throws what the page throws
 */
export async function renderRoot(
  address: string,
  site: SiteJson,
  parts: Partial<Record<PartName, PartJson>>,
  now: Date,
): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <StrictMode>
      <StaticRouter location={address}>
        <NowProvider first={now}>
          <ContentSource value={fixedContent({ site, parts })}>
            <App />
          </ContentSource>
        </NowProvider>
      </StaticRouter>
    </StrictMode>,
    // Everything in its place: a part that comes later would need an inline script to get there.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  await stream.allReady;
  const html = await readText(stream);
  if (failures.length > 0) throw failures[0];
  // React writes title, description and preloads before everything else; the head of the document has its own.
  return html.replace(/^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/, '');
}

/** A Response would do it too, and loads all of Node's fetch first. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true });
  return text + decoder.decode();
}

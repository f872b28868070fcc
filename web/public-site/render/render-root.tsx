import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { NowProvider } from '../../ui/now.tsx';
import { App } from '../app.tsx';
import { ContentSource, fixedContent } from '../content/index.ts';

/**
 * Renders the content of #root at an address, identical to the browser's first render.
 * @param address path and query, percent-encoded
 * @param base path below which all pages are, if it is not the root
 * @throws any error that the page throws
 */
export async function renderRoot(
  address: string,
  content: Parameters<typeof fixedContent>[0],
  now: Date,
  base = '',
): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <StrictMode>
      <StaticRouter basename={base || '/'} location={base + address}>
        <NowProvider first={now}>
          <ContentSource value={fixedContent(content)}>
            <App />
          </ContentSource>
        </NowProvider>
      </StaticRouter>
    </StrictMode>,
    // Everything in document order: content streamed later would need an inline script to be moved into place.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  await stream.allReady;
  const html = await readText(stream);
  if (failures.length > 0) throw failures[0];
  // React puts title, description and preload links first; the document's head already has them.
  return html.replace(/^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/, '');
}

/** Reads a stream. `new Response(stream).text()` is shorter, but loads all of Node's fetch. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true });
  return text + decoder.decode();
}

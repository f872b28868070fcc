import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from './venue-test.ts';

/** Serves the site's documents, the second half of each after a pause. */
async function serveInTwoParts(siteUrl: string) {
  const server = createServer(async (request, response) => {
    const html = await (await fetch(siteUrl + request.url)).text();
    const middle = html.indexOf('<', html.indexOf('</h1>') + 200);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    await pause(700);
    response.end(html.slice(middle));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a page is not painted before all of its document is there: the rest would shift it', async ({
  page,
  baseURL,
}) => {
  const { url, close } = await serveInTwoParts(baseURL!);
  try {
    await page.route('**/*', (route) => {
      const request = route.request();
      const isDocument = request.isNavigationRequest() && request.url().startsWith(url);
      return isDocument ? route.continue() : route.continue({ url: request.url().replace(url, baseURL!) });
    });
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        document.documentElement.dataset.painted ??= document.querySelector('footer')
          ? 'complete'
          : 'partial';
      }).observe({ type: 'paint', buffered: true });
    });
    for (const address of ['/', '/menus', '/book-a-table', '/gallery']) {
      await page.goto(url + address);
      await expect(page.locator('html'), address).toHaveAttribute('data-painted', 'complete');
    }
  } finally {
    close();
  }
});

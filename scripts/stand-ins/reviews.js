import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { inProject } from '../shared/paths.js';
import { listen } from './listen.js';

/**
 * Opens the demo's review widget: a page of an origin of its own, as a third party has, to be shown in a frame.
 * @param {number} port
 */
export async function openReviews(port) {
  const server = createServer(async (_request, response) => {
    const page = await readFile(inProject('demo/reviews/reviews.html'));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await listen(server, port);
  return { close: () => server.close() };
}

import { contentPath, type PublishedSiteJson } from '@venue/domain';
import { contentStore } from './content-store.ts';

/**
 * Completes a page that carries only what it shows, a tenth of the bytes of the live content: from here on
 * every page opens without asking the server, with no line as well.
 * @throws when there is no answer, or none with content
 */
export async function fetchWholeSite(): Promise<void> {
  const response = await fetch(contentPath);
  if (!response.ok) throw new Error(`The content was not sent: ${response.status}`);
  const site = (await response.json()) as PublishedSiteJson;
  // A shared cache may have kept it for a while; this is when it left the server.
  const sent = new Date(response.headers.get('Date') ?? NaN);
  contentStore.receive(site, 'cache', Number.isNaN(sent.getTime()) ? undefined : sent.toISOString());
}

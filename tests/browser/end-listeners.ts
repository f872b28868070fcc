import type { Browser, BrowserContext } from '@playwright/test';

/**
 * Ends what closed pages were listening to in Firestore. A page closed by a test does not sign off, and the emulator
 * never notices: it would send every later save to the pages of all tests before, and take longer with each of them.
 * @returns resolves when those ended so far have been told
 */
export function endListenersOfClosedPages(browser: Browser): () => Promise<unknown> {
  const ending: Promise<unknown>[] = [];
  browser.on('context', (context) => {
    const channels = noteChannels(context);
    context.on('close', () => ending.push(...[...channels.values()].map(endChannel)));
  });
  return () => Promise.all(ending);
}

/** The channels on which the pages of a context listen, by the session that the emulator has given each. */
function noteChannels(context: BrowserContext): ReadonlyMap<string, URL> {
  const channels = new Map<string, URL>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    const session = url.searchParams.get('SID');
    if (session && url.pathname.endsWith('/Listen/channel')) channels.set(session, url);
  });
  return channels;
}

/** Tells the emulator what Firestore's SDK does when it ends a channel. One that it no longer knows needs no more. */
async function endChannel(channel: URL): Promise<void> {
  channel.searchParams.set('TYPE', 'terminate');
  channel.searchParams.set('RID', '99999');
  await fetch(channel, { method: 'POST', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}

import type { Browser, BrowserContext, Request } from '@playwright/test';

/** A channel on which a page listens to Firestore. */
type Channel = {
  url: URL;
  database: string;
  /** How many messages the page has sent on it. */
  sent: number;
  /** What it listens to, by the numbers that Firestore's SDK has given. */
  targets: Set<number>;
};

/** One message on a channel, as Firestore's SDK sends it. */
type ListenRequest = { database: string; addTarget?: { targetId: number }; removeTarget?: number };

/**
 * Ends what closed pages were listening to in Firestore. A page closed by a test does not sign off, and even when it
 * does, the emulator goes on sending it every later save: it keeps them all in its memory and takes longer with each test.
 * @returns resolves when those ended so far have been told
 */
export function endListenersOfClosedPages(browser: Browser): () => Promise<unknown> {
  const ending: Promise<unknown>[] = [];
  browser.on('context', (context) => {
    const channels = noteChannels(context);
    context.on('close', () =>
      ending.push(...[...channels].map(([session, channel]) => endChannel(session, channel))),
    );
  });
  return () => Promise.all(ending);
}

/** The channels on which the pages of a context listen, by the session that the emulator has given each. */
function noteChannels(context: BrowserContext): ReadonlyMap<string, Channel> {
  const channels = new Map<string, Channel>();
  context.on('response', async (response) => {
    const request = response.request();
    const url = new URL(request.url());
    if (request.method() !== 'POST' || !url.pathname.endsWith('/Listen/channel')) return;
    // The page may have been closed meanwhile; it has no channel then.
    const session = url.searchParams.get('SID') ?? (await response.text().then(newSession, () => undefined));
    if (!session) return;
    const channel = channels.get(session) ?? { url, database: '', sent: 0, targets: new Set() };
    channels.set(session, channel);
    for (const { database, addTarget, removeTarget } of messagesOf(request)) {
      Object.assign(channel, { database, sent: channel.sent + 1 });
      if (addTarget) channel.targets.add(addTarget.targetId);
      if (removeTarget) channel.targets.delete(removeTarget);
    }
  });
  return channels;
}

function messagesOf(request: Request): ListenRequest[] {
  const fields = [...new URLSearchParams(request.postData() ?? '')];
  return fields.filter(([name]) => /^req\d+___data__$/.test(name)).map(([, json]) => JSON.parse(json));
}

/** The session in the answer to a channel's first request, such as `51\n[[0,["c","rJ7x…","",8,14,30000]]]`. */
function newSession(answer: string): string | undefined {
  return /\["c","([^"]+)"/.exec(answer)?.[1];
}

/** Tells the emulator what Firestore's SDK does when its listeners end. A channel that it no longer knows needs no more. */
async function endChannel(session: string, { url, database, sent, targets }: Channel): Promise<void> {
  const removals = [...targets].map((removeTarget, index) => [
    `req${index}___data__`,
    JSON.stringify({ database, removeTarget }),
  ]);
  const channel = new URL(url);
  channel.searchParams.set('SID', session);
  // The emulator counts the messages, not the requests.
  channel.searchParams.set('RID', '99999');
  await fetch(channel, {
    method: 'POST',
    body: new URLSearchParams([['count', String(targets.size)], ['ofs', String(sent)], ...removals]),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
}

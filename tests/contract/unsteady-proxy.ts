import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What a backend does: it works, says nothing on any connection, or refuses every connection. */
export type Mood = 'working' | 'silent' | 'refusing';

/**
 * Stands between the API and one emulator. Connections that were open, or are opened, while it is silent stay
 * silent for ever, as when a network has forgotten them; only new ones work again.
 */
export async function openProxy(target: string) {
  const [host = '127.0.0.1', targetPort] = target.split(':');
  const pairs = new Set<Socket[]>();
  let mood: Mood = 'working';
  /** What the next pieces of data, of whatever connection and direction, bring about. */
  let watch: ((piece: Buffer) => void) | undefined;
  const server = createServer((client) => {
    const pair = [client];
    pairs.add(pair);
    for (const event of ['error', 'close'] as const) client.on(event, () => end(pair));
    if (mood === 'silent') return;
    const upstream = connect(Number(targetPort), host);
    pair.push(upstream);
    for (const event of ['error', 'close'] as const) upstream.on(event, () => end(pair));
    client.pipe(upstream).pipe(client);
    for (const socket of pair) socket.on('data', (piece: Buffer) => watch?.(piece));
  });
  const end = (pair: Socket[]) => {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  };
  const turn = (next: Mood) => {
    mood = next;
    watch = undefined;
    if (next === 'silent')
      for (const [client, upstream] of pairs) {
        client?.unpipe();
        upstream?.unpipe();
        upstream?.pause();
        client?.resume();
      }
    if (next === 'refusing') {
      server.close();
      [...pairs].forEach(end);
    }
  };
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    at: `127.0.0.1:${port}`,
    async become(next: Mood) {
      if (mood === 'refusing' && next !== 'refusing') await listen(port);
      turn(next);
    },
    /** Turns at the piece of data, counted from now on, that is the `times`-th with this text in it; resolves then. */
    becomeAt(next: Exclude<Mood, 'working'>, text: string, times: number): Promise<void> {
      let seen = 0;
      return new Promise((done) => {
        watch = (piece) => {
          if (!piece.includes(text) || (seen += 1) < times) return;
          turn(next);
          done();
        };
      });
    },
    close() {
      server.close();
      [...pairs].forEach(end);
    },
  };
}

import { connect, createServer } from 'node:net';

/** What a packet of TCP carries, in bytes. */
const packet = 1_460;

/** A phone's connection where reception is poor: kbit/s down, and ms from request to first byte. */
export const slowConnection = { kilobits: 1_600, roundTrip: 150 };

/**
 * A slow connection in front of a server, as seen from one phone: all sockets share what comes down, packet by packet
 * in turn. Opening the first one costs a round trip; others stand for the streams of HTTP/2, which Hosting speaks and
 * the bench does not, and where an ended request leaves the connection open. Browsers' own throttling leaves some
 * requests out, such as those of speculation rules.
 * @param {string} serverUrl @returns {Promise<{ url: string, close: () => void }>}
 */
export async function openSlowConnection(serverUrl) {
  const { hostname, port } = new URL(serverUrl);
  const bytesPerMs = slowConnection.kilobits / 8;
  /** @typedef {{ waiting: Buffer[], deliver: (bytes: Buffer) => void }} Download */
  /** @type {Download[]} Downloads with packets that wait, in the order of their turns. */
  const turns = [];
  /** When the connection is free again. */
  let free = 0;
  let isBusy = false;
  /** @type {Set<import('node:net').Socket>} */
  const streams = new Set();
  /** When the first socket, and so the connection, is open. */
  let connected = 0;

  function sendNext() {
    const download = turns.shift();
    isBusy = download !== undefined;
    if (!download) return;
    const bytes = download.waiting.shift();
    if (!bytes) return sendNext();
    if (download.waiting.length > 0) turns.push(download);
    free = Math.max(free, performance.now()) + bytes.length / bytesPerMs;
    const wait = free - performance.now();
    setTimeout(() => {
      setTimeout(() => download.deliver(bytes), slowConnection.roundTrip);
      sendNext();
    }, wait);
  }

  const server = createServer((phone) => {
    const upstream = connect(Number(port), hostname);
    /** @type {Download} */
    const download = { waiting: [], deliver: (bytes) => void phone.write(bytes) };
    const close = () => {
      streams.delete(phone);
      // The server hears of it half a round trip later and sends no more.
      setTimeout(() => (download.waiting.length = 0), slowConnection.roundTrip / 2);
      [phone, upstream].forEach((socket) => socket.destroy());
    };
    [phone, upstream].forEach((socket) => socket.setNoDelay(true).on('error', close).on('close', close));
    phone.pause();
    if (streams.size === 0) connected = performance.now() + slowConnection.roundTrip;
    streams.add(phone);
    setTimeout(() => phone.pipe(upstream), Math.max(0, connected - performance.now()));
    upstream.on('data', (bytes) => {
      if (download.waiting.length === 0) turns.push(download);
      for (let at = 0; at < bytes.length; at += packet)
        download.waiting.push(bytes.subarray(at, at + packet));
      if (!isBusy) sendNext();
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}

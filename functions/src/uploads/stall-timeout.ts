import type { Readable } from 'node:stream';
import { withTimeout } from '../requests/with-timeout.ts';

/** Timeout for the next chunk of a file, in ms. */
const stallMs = 7_000;

/**
 * The chunks of a stream. Throws, and destroys the stream, when it does not deliver the next one in time; the time
 * that a slow reader takes does not count.
 */
export async function* steadily(stream: Readable, withinMs = stallMs): AsyncGenerator<Buffer> {
  const pieces = stream.iterator();
  try {
    for (;;) {
      const next = await withTimeout(pieces.next(), withinMs, 'The file has stalled.');
      if (next.done) return;
      yield next.value as Buffer;
    }
  } finally {
    stream.on('error', () => {}).destroy();
  }
}

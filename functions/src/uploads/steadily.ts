import type { Readable } from 'node:stream';
import { inTime } from '../in-time.ts';

/** A file whose next piece does not come within this time, in ms, has stalled. */
const stallMs = 7_000;

/**
 * The pieces of a stream as they are wanted. Throws, and ends the stream, when the next one is not there in time;
 * a slow reader is no stall, as nothing is awaited meanwhile.
 */
export async function* steadily(stream: Readable, withinMs = stallMs): AsyncGenerator<Buffer> {
  const pieces = stream.iterator();
  try {
    for (;;) {
      const next = await inTime(pieces.next(), withinMs, 'The file has stalled.');
      if (next.done) return;
      yield next.value as Buffer;
    }
  } finally {
    stream.on('error', () => {}).destroy();
  }
}

import type { Readable } from 'node:stream';

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
      const next = await inTime(pieces.next(), withinMs);
      if (next.done) return;
      yield next.value as Buffer;
    }
  } finally {
    stream.on('error', () => {}).destroy();
  }
}

async function inTime<T>(result: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The file has stalled.'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([result, stalled]);
  } finally {
    clearTimeout(timer);
  }
}

import { inTime } from '../in-time.ts';

/** A reading under way for longer than this, in ms, is not waited for: its connection may be dead. */
const stuckMs = 2_500;

/**
 * Lets those who ask at the same time share one reading. Whoever comes while one is under way waits for the
 * next, so nobody gets an answer that is older than the question: a save that was answered is in it.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  function begin(): Promise<T> {
    next = undefined;
    const reading = read();
    // Whether it fails is for those who wait for it to say.
    const settled = reading
      .catch(() => undefined)
      .then(() => {
        if (running === settled) running = undefined;
      });
    running = settled;
    return reading;
  }

  return () => {
    if (!running) return begin();
    next ??= inTime(running, stuckMs).then(begin, begin);
    return next;
  };
}

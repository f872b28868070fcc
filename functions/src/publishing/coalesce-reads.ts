import { withTimeout } from '../requests/with-timeout.ts';

/** A read that takes longer than this, in ms, is no longer waited for: its connection may be dead. */
const stuckMs = 2_500;

/** Coalesces concurrent reads; a caller never gets a read that started before its call, so it sees every finished save. */
export function coalesceReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  function begin(): Promise<T> {
    next = undefined;
    const reading = read();
    // Its callers handle the failure.
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
    next ??= withTimeout(running, stuckMs).then(begin, begin);
    return next;
  };
}

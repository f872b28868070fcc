import { setTimeout as pause } from 'node:timers/promises';
import { createQueue } from './queue.ts';

/** A job that takes longer than this, in ms, may hang and no longer blocks the next one. */
const turnMs = 2_500;

/**
 * Creates a function that runs the jobs of one instance one at a time. Where a write fails if another one came first,
 * jobs in parallel would all but one read in vain. This only saves work: the precondition of the writes keeps them apart.
 */
export function createTurns(): <T>(job: () => Promise<T>) => Promise<T> {
  const turns = createQueue();
  return (job) =>
    turns(async () => {
      const running = job();
      const settled = running.then(
        () => undefined,
        () => undefined,
      );
      await Promise.race([settled, pause(turnMs, undefined, { ref: false })]);
      // Wrapped in an object, so that the queue does not await the promise.
      return { running };
    }).then(({ running }) => running);
}

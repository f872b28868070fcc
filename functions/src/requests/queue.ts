/**
 * Creates a function that runs jobs in order, one at a time or as many as `parallel` says, each of which then has a line of
 * its own.
 */
export function createQueue(parallel = 1): <T>(job: () => Promise<T>) => Promise<T> {
  const last: Promise<unknown>[] = Array.from({ length: parallel }, () => Promise.resolve());
  let next = 0;
  return (job) => {
    const line = next;
    next = (next + 1) % parallel;
    const done = last[line]!.then(job);
    last[line] = done.catch(() => undefined);
    return done;
  };
}

/**
 * Creates a function that runs jobs one at a time in their order. With `parallel` there are so many queues, and each new job
 * joins the next of them.
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

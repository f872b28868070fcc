/**
 * Runs jobs at most `width` at a time, the others in the order they came. Decoding a picture takes
 * hundreds of megabytes, so pictures sent at once must not be decoded at once.
 */
export function createQueue(width: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= width) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Default timeout, in ms. */
const defaultMs = 4_000;

/** Awaits a result. Rejects with the code ETIMEDOUT if it takes too long. */
export async function withTimeout<T>(
  result: Promise<T>,
  ms = defaultMs,
  message = 'The database did not respond in time.',
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(message), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

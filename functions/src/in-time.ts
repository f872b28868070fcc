/** A server that has not answered after this long counts as silent, in ms. */
const silentMs = 4_000;

/** The answer, or an error as of a silent server when it does not come in time. */
export async function inTime<T>(
  answer: Promise<T>,
  ms = silentMs,
  message = 'The database did not answer in time.',
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(message), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

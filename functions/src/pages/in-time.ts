/** A server that has not answered after this long counts as silent, in ms. */
const timeout = 4_000;

/** The answer, or an error when it does not come in time. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' })),
      timeout,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

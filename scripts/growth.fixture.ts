/**
 * How many times more work the large input takes than the small one, in this process and on this machine. Other work
 * only ever adds to a measurement, so the least of several counts; they end once the two are within `most`.
 */
export async function growthOf(
  small: () => unknown,
  large: () => unknown,
  { most }: { most: number },
): Promise<number> {
  // Compiling the code is part of its first runs, and a small input that is counted too high hides growth.
  let less = await workOf(small);
  for (let again = 0; again < 5; again += 1) less = Math.min(less, await workOf(small));
  let more = await workOf(large);
  for (let again = 0; again < 20 && more > most * less; again += 1) {
    less = Math.min(less, await workOf(small));
    more = Math.min(more, await workOf(large));
  }
  return more / less;
}

/** CPU time in microseconds, at least one. */
async function workOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system + 1;
}

import { setImmediate as pause } from 'node:timers/promises';
import { coalesceReads } from './coalesce-reads.ts';

it('a hundred concurrent calls cost two reads, and none gets a read from before its call', async () => {
  let stored = 1;
  let readings = 0;
  const read = coalesceReads(async () => {
    readings += 1;
    const seen = stored;
    await pause();
    return seen;
  });
  const first = read();
  stored = 2;
  const others = Array.from({ length: 99 }, () => read());
  expect(await first).toBe(1);
  expect(await Promise.all(others)).toEqual(Array(99).fill(2));
  expect(readings).toBe(2);
  stored = 3;
  expect(await read()).toBe(3);
});

it('a failed read fails for its waiting callers, and for none after them', async () => {
  let fails = true;
  const read = coalesceReads(async () => {
    await pause();
    if (fails) throw new Error('no connection');
    return 'read';
  });
  const asked = [read(), read()];
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await read()).toBe('read');
});

it('a read that hangs does not hold up later callers', async () => {
  vi.useFakeTimers();
  let hangs = true;
  const read = coalesceReads(() => (hangs ? new Promise<string>(() => {}) : Promise.resolve('read')));
  void read();
  hangs = false;
  const later = read();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await later).toBe('read');
  vi.useRealTimers();
});

import { emptySite, toJson, type SiteJson } from '@venue/domain';
import { logLines } from '../../logging/log-lines.ts';
import { siteCache } from './site-cache.ts';

const site = (version: string): SiteJson => ({ ...toJson(emptySite), version });

/** A cache over answers that a test gives one by one, with a clock that it sets. */
function cacheOver(...answers: (SiteJson | undefined | Error)[]) {
  const read = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const clock = { now: 0 };
  return { read, clock, ask: siteCache(read, () => clock.now) };
}

/** Lets a reading that goes on behind an answer come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('concurrent callers, and those of the next seconds, share one read', async () => {
  const { read, clock, ask } = cacheOver(site('v1'), site('v2'));
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(asked.map((it) => it?.version)).toEqual(['v1', 'v1', 'v1']);
  clock.now = 2_999;
  expect((await ask())?.version).toBe('v1');
  expect(read).toHaveBeenCalledTimes(1);
});

test('after three seconds the site is read again before the response', async () => {
  const { clock, ask } = cacheOver(site('v1'), site('v2'));
  await ask();
  clock.now = 3_000;
  expect((await ask())?.version).toBe('v2');
});

test('a read that takes longer than that is not waited for by those who ask later', async () => {
  let answer: (site: SiteJson) => void = () => {};
  const slow = new Promise<SiteJson>((resolve) => (answer = resolve));
  const reads = [() => slow, async () => site('v2')];
  const clock = { now: 0 };
  const ask = siteCache(
    () => reads.shift()!(),
    () => clock.now,
  );
  const first = ask();
  clock.now = 3_000;
  expect((await ask())?.version).toBe('v2');
  answer(site('v1'));
  expect((await first)?.version).toBe('v2');
});

test('what may have been saved just now is read past the memory', async () => {
  const { ask } = cacheOver(site('v1'), site('v2'));
  await ask();
  expect((await ask(true))?.version).toBe('v2');
  expect((await ask())?.version).toBe('v2');
});

test('what has not changed stays the same object, so that what was worked out from it holds', async () => {
  const { clock, ask } = cacheOver(site('v1'), site('v1'));
  const first = await ask();
  clock.now = 30_000;
  expect(await ask()).toBe(first);
});

test('when the database fails, the cached site is returned, however old; without one it is an error', async () => {
  vi.spyOn(logLines, 'write').mockImplementation(() => {});
  const { clock, ask } = cacheOver(new Error('down'), site('v1'), new Error('down again'));
  await expect(ask()).rejects.toThrow('down');
  expect((await ask())?.version).toBe('v1');
  clock.now = 3_600_000;
  expect((await ask())?.version).toBe('v1');
});

test('a database that says nothing counts as failing after four seconds', async () => {
  vi.useFakeTimers();
  const ask = siteCache(() => new Promise(() => {}));
  const asked = expect(ask()).rejects.toThrow('did not respond in time');
  await vi.advanceTimersByTimeAsync(4_000);
  await asked;
  vi.useRealTimers();
});

test('while the database fails nobody waits for it, and what it has afterwards is soon shown', async () => {
  vi.spyOn(logLines, 'write').mockImplementation(() => {});
  const onFailure = vi.fn();
  const read = vi.fn(async () => site('v1'));
  const clock = { now: 0 };
  const ask = siteCache(read, () => clock.now, onFailure);
  await ask();
  clock.now = 60_000;
  read.mockRejectedValueOnce(new Error('down'));
  await ask();
  expect(onFailure).toHaveBeenCalledTimes(1);
  clock.now = 64_000;
  let answer: (site: SiteJson) => void = () => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  expect((await ask())?.version).toBe('v1');
  answer(site('v2'));
  await settle();
  expect((await ask())?.version).toBe('v2');
});

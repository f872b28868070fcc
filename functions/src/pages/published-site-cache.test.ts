import { emptyPublishedSite, writePublishedSite, type PublishedSiteJson } from '@venue/domain';
import { logger } from 'firebase-functions';
import { publishedSiteCache } from './published-site-cache.ts';

const site = (version: number): PublishedSiteJson => ({
  ...writePublishedSite(emptyPublishedSite),
  version,
});

/** A cache over answers that a test gives one by one, with a clock that it sets. */
function cacheOver(...answers: (PublishedSiteJson | undefined | Error)[]) {
  const read = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const clock = { now: 0 };
  return { read, clock, ask: publishedSiteCache(read, () => clock.now) };
}

/** Lets a reading that goes on behind an answer come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('who asks at the same time shares one read, and so do those of the next seconds', async () => {
  const { read, clock, ask } = cacheOver(site(1), site(2));
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(asked.map((it) => it?.version)).toEqual([1, 1, 1]);
  clock.now = 2_999;
  expect((await ask())?.version).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test('after that the old one is given once more while the next is read', async () => {
  const { clock, ask } = cacheOver(site(1), site(2));
  await ask();
  clock.now = 3_000;
  expect((await ask())?.version).toBe(1);
  await settle();
  expect((await ask())?.version).toBe(2);
});

test('one of long ago is not given any more', async () => {
  const { clock, ask } = cacheOver(site(1), site(2));
  await ask();
  clock.now = 30_000;
  expect((await ask())?.version).toBe(2);
});

test('what has not changed stays the same object, so that what was worked out from it holds', async () => {
  const { clock, ask } = cacheOver(site(1), site(1));
  const first = await ask();
  clock.now = 30_000;
  expect(await ask()).toBe(first);
});

test('when the database fails, what is kept is given, however old; with nothing kept it is an error', async () => {
  vi.spyOn(logger, 'write').mockImplementation(() => {});
  const { clock, ask } = cacheOver(new Error('down'), site(1), new Error('down again'));
  await expect(ask()).rejects.toThrow('down');
  expect((await ask())?.version).toBe(1);
  clock.now = 3_600_000;
  expect((await ask())?.version).toBe(1);
});

test('a database that says nothing counts as failing after four seconds', async () => {
  vi.useFakeTimers();
  const ask = publishedSiteCache(() => new Promise(() => {}));
  const asked = expect(ask()).rejects.toThrow('did not answer in time');
  await vi.advanceTimersByTimeAsync(4_000);
  await asked;
  vi.useRealTimers();
});

test('while the database fails nobody waits for it, and what it has afterwards is soon shown', async () => {
  vi.spyOn(logger, 'write').mockImplementation(() => {});
  const onFailure = vi.fn();
  const read = vi.fn(async () => site(1));
  const clock = { now: 0 };
  const ask = publishedSiteCache(read, () => clock.now, onFailure);
  await ask();
  clock.now = 60_000;
  read.mockRejectedValueOnce(new Error('down'));
  await ask();
  expect(onFailure).toHaveBeenCalledTimes(1);
  clock.now = 64_000;
  let answer: (site: PublishedSiteJson) => void = () => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  expect((await ask())?.version).toBe(1);
  answer(site(2));
  await settle();
  expect((await ask())?.version).toBe(2);
});

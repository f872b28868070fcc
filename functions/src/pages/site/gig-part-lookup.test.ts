import type { PartJson } from '@venue/domain';
import { createUnnamedParts } from './gig-part-lookup.ts';

const part = (version: string) => ({ version }) as unknown as PartJson;

test('callers within three seconds share a read, also of a missing part', async () => {
  let now = 0;
  const read = vi.fn(async () => undefined as PartJson | undefined);
  const ask = createUnnamedParts(read, () => now);
  await Promise.all([ask('gig-a'), ask('gig-a')]);
  now = 2_999;
  await ask('gig-a');
  expect(read).toHaveBeenCalledTimes(1);
  now = 3_000;
  read.mockResolvedValue(part('1'));
  expect(await ask('gig-a')).toEqual(part('1'));
});

test('what may have been saved just now is read anew', async () => {
  const versions = ['1', '2'];
  const ask = createUnnamedParts(async () => part(versions.shift()!));
  expect(await ask('gig-a')).toEqual(part('1'));
  expect(await ask('gig-a', true)).toEqual(part('2'));
  expect(await ask('gig-a')).toEqual(part('2'));
});

test('a failed read is not cached', async () => {
  const read = vi.fn<() => Promise<PartJson | undefined>>().mockRejectedValueOnce(new Error('down'));
  read.mockResolvedValue(part('1'));
  const ask = createUnnamedParts(read);
  await expect(ask('gig-a')).rejects.toThrow('down');
  expect(await ask('gig-a')).toEqual(part('1'));
});

test('mistyped addresses do not fill the memory', async () => {
  const read = vi.fn(async () => undefined);
  const ask = createUnnamedParts(read, () => 0);
  for (let count = 0; count <= 500; count += 1) await ask(`gig-${count}`);
  read.mockClear();
  await ask('gig-500');
  expect(read).not.toHaveBeenCalled();
  await ask('gig-0');
  expect(read).toHaveBeenCalledTimes(1);
});

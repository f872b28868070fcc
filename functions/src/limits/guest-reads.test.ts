import { createGuestReads } from './guest-reads.ts';

const refused = expect.objectContaining({ status: 429 });

/** How many of these reads are let through. */
function passing(
  count: (place: { address: string | undefined; via: string | undefined }) => void,
  places: string[],
) {
  return places.filter((address) => {
    try {
      count({ address, via: '198.51.100.7' });
      return true;
    } catch (error) {
      expect(error).toEqual(refused);
      return false;
    }
  }).length;
}

it('an address may read 120 times a minute', () => {
  let now = 0;
  const count = createGuestReads(() => now);
  expect(passing(count, Array<string>(200).fill('192.0.2.1'))).toBe(120);
  now = 59_999;
  expect(passing(count, ['192.0.2.1', '192.0.2.2'])).toBe(1);
  now = 60_000;
  expect(passing(count, ['192.0.2.1'])).toBe(1);
});

it('forged addresses lead no further than 600 reads over the hop that cannot be forged', () => {
  const count = createGuestReads(() => 0);
  expect(
    passing(
      count,
      Array.from({ length: 1_000 }, (_, index) => `192.0.2.${index}`),
    ),
  ).toBe(600);
});

it('where no address is known nothing is counted', () => {
  const count = createGuestReads(() => 0);
  for (let read = 0; read < 1_000; read += 1) count({ address: undefined, via: undefined });
});

import { growthOf } from './growth.fixture.ts';

/** Adds up so many numbers. */
function add(count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += Math.sqrt(i);
  return sum;
}

it.each([
  ['in proportion to its input', (size: number) => add(size * 1_000), true],
  ['with the square of its input', (size: number) => add(size * size), false],
])('work that grows %s is told from the other', async (_how, work, isLinear) => {
  const most = 100;
  const growth = await growthOf(
    () => work(200),
    () => work(4_000),
    { most },
  );
  expect(growth <= most).toBe(isLinear);
});

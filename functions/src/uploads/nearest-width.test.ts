import { nearestWidth } from './nearest-width.ts';

it.each([
  [1, 480],
  [480, 480],
  [719, 480],
  [720, 960],
  [1300, 1440],
  [9000, 1440],
])('for %i pixels the variant of %i is nearest', (wanted, found) => {
  expect(nearestWidth([480, 960, 1440], wanted)).toBe(found);
});

it('a picture too small for variants has none', () => {
  expect(nearestWidth([], 480)).toBeUndefined();
});

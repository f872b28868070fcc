import { dotsAround } from './carousel-controls.tsx';

it('a few slides have an indicator each', () => {
  expect(dotsAround(2, 4)).toEqual([0, 1, 2, 3]);
});

it('of many slides those around the shown one have an indicator, and never too few', () => {
  expect(dotsAround(0, 30)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(dotsAround(15, 30)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(dotsAround(29, 30)).toEqual([19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
});

import { fixedImages } from '@venue/domain';
import { gifts } from './gifts/gifts.ts';
import { team } from './our-team/team.ts';
import { seasons } from './seasonal/seasons.ts';

it('every picture that a page of the build names is published with its size', () => {
  const named = [
    ...team.map(({ img }) => img),
    ...gifts.map(({ img }) => img),
    ...Object.values(seasons).flatMap(({ image, second }) => [image, second]),
  ];
  expect(named.filter((file) => !fixedImages.includes(file))).toEqual([]);
});

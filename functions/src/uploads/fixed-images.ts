import { gifts } from '../../../venue-content/gifts.ts';
import { seasons } from '../../../venue-content/seasons.ts';
import { team } from '../../../venue-content/team.ts';

/**
 * Pictures that no record names but a page of the build: the team, the gifts, the seasonal pages
 * (section 2.5). The published site has to know their sizes too.
 */
export function fixedImages(): string[] {
  return [
    ...team.map(({ img }) => img),
    ...gifts.map(({ img }) => img),
    ...Object.values(seasons).flatMap(({ image, second }) => [image, second]),
  ];
}

import { gifts } from '../../../venue-content/gifts.ts';
import { seasons } from '../../../venue-content/seasons.ts';
import { team } from '../../../venue-content/team.ts';

/** The pictures of pages that are part of the build (team, gifts, seasonal pages); published with their metadata. */
export function fixedImages(): string[] {
  return [
    ...team.map(({ img }) => img),
    ...gifts.map(({ img }) => img),
    ...Object.values(seasons).flatMap(({ image, second }) => [image, second]),
  ];
}

import type { Season } from '../../../../venue-content/seasons.ts';
import { venue } from '../../../../venue.config.ts';
import { definePage } from '../../page-definition.tsx';

/** Defines a seasonal page. Its title and description come from its chunk, so that no other page loads them. */
function defineSeason(path: string, season: Season) {
  return definePage({
    path,
    code: () => import('./seasonal-page.tsx'),
    meta: (_content, { seasons }) => ({
      title: seasons[season].title,
      description: seasons[season].paragraphs[0],
    }),
    render: ({ SeasonalPage }) => <SeasonalPage season={season} />,
  });
}

export const pages = [
  defineSeason(venue.festival.path, 'festival'),
  defineSeason('/mothers-day', 'mothersDay'),
  defineSeason('/stpatricks', 'stPatricks'),
  defineSeason('/valentines-week', 'valentines'),
  defineSeason('/book-an-event', 'bookEvent'),
];

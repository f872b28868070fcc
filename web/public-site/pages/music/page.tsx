import { gigsPart, musicPath, upcomingEvents } from '@venue/domain';
import { definePage } from '../../page-definition.tsx';
import { gigData } from './gig-data.ts';

export const pages = [
  definePage({
    path: musicPath,
    code: () => import('./music-page.tsx'),
    partOf: () => gigsPart,
    words: ({ site: { website } }) => ({
      title: website.musicTitle || 'Music',
      description: website.musicDesc,
    }),
    render: ({ MusicPage }) => <MusicPage />,
    structuredData: ({ site, part }, now) =>
      upcomingEvents(part?.upcoming ?? [], now).map((gig) => gigData(gig, site)),
    records: ({ website, nextGigs }, now) => [website, ...upcomingEvents(nextGigs, now)],
  }),
];

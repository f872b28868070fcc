import { gigsPart, musicPath, upcomingGigs } from '@venue/domain';
import { definePage } from '../../page-definition.tsx';

export const pages = [
  definePage({
    path: musicPath,
    code: () => import('./music-page.tsx'),
    partOf: () => gigsPart,
    meta: ({ site: { website } }) => ({
      title: website.musicTitle || 'Music',
      description: website.musicDesc,
    }),
    render: ({ MusicPage }) => <MusicPage />,
    async structuredData({ site, part }, now) {
      const { gigListData } = await import('../../gigs/gig-data.ts');
      return gigListData(upcomingGigs(part?.upcoming ?? [], now), site);
    },
    records: ({ website, nextGigs }, now) => [website, ...upcomingGigs(nextGigs, now)],
  }),
];

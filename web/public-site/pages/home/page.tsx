import { upcomingGigs } from '@venue/domain';
import { definePage } from '../../page-definition.tsx';

export const pages = [
  definePage({
    path: '/',
    code: () => import('./home-page.tsx'),
    meta: ({ site }) => ({ description: site.website.landingDesc1 }),
    render: ({ HomePage }) => <HomePage />,
    async structuredData({ site }, now) {
      const { houseData } = await import('../../render/structured-data/venue-data.ts');
      return houseData(site, now);
    },
    splash({ SplashLayer, hasSplash }, { site: { website } }) {
      return hasSplash(website) ? <SplashLayer phase="dark" website={website} now={new Date()} /> : undefined;
    },
    // A new gig changes the page; a past gig that drops off does not.
    records: ({ website, openingHours, nextGigs }, now) => [
      website,
      openingHours,
      ...upcomingGigs(nextGigs, now),
    ],
  }),
];

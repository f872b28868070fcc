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
    splash({ SplashLayer }, { site: { website } }) {
      const logos = [website.extraLogo1, website.extraLogo2];
      // Without a logo the splash would be four seconds of darkness.
      if (!logos.some(Boolean)) return undefined;
      return <SplashLayer phase="dark" image={website.mediaQueryImg} logos={logos} />;
    },
    // A new gig changes the page; a past gig that drops off does not.
    records: ({ website, openingHours, nextGigs }, now) => [
      website,
      openingHours,
      ...upcomingGigs(nextGigs, now),
    ],
  }),
];

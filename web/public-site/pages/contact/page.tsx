import { definePage } from '../../page-definition.tsx';

export const pages = [
  definePage({
    path: '/contact',
    code: () => import('./contact-page.tsx'),
    meta: ({ site }) => ({ title: 'Contact', description: site.website.contactDesc }),
    render: ({ ContactPage }) => <ContactPage />,
    async structuredData({ site }, now) {
      const { houseData } = await import('../../render/structured-data/venue-data.ts');
      return houseData(site, now);
    },
    records: ({ website, openingHours }) => [website, openingHours],
  }),
];

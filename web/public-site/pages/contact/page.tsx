import { definePage } from '../../page-definition.tsx';

export const pages = [
  definePage({
    path: '/contact',
    code: () => import('./contact-page.tsx'),
    meta: ({ site }) => ({ title: 'Contact', description: site.website.contactDesc }),
    render: ({ ContactPage }) => <ContactPage />,
    records: ({ website, openingHours }) => [website, openingHours],
  }),
];

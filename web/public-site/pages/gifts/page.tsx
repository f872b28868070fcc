import { definePage } from '../../page-definition.tsx';

export const pages = [
  definePage({
    path: '/gifts-and-experiences',
    code: () => import('./gifts-page.tsx'),
    meta: () => ({
      title: 'Gifts & experiences',
      description: 'Vouchers and evenings to give away, made out by hand.',
    }),
    render: ({ GiftsPage }) => <GiftsPage />,
  }),
];

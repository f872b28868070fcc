import { definePage } from '../../page-definition.tsx';

/** The page for every address that does not exist. */
export const pages = [
  definePage({
    path: '*',
    code: () => import('./not-found-page.tsx'),
    meta: () => ({ title: 'Page not found' }),
    render: ({ NotFoundPage }) => <NotFoundPage />,
    addresses: () => [],
  }),
];

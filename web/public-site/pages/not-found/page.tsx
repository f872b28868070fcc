import { definePage } from '../../page-definition.tsx';

/** What stands at every address that leads nowhere. */
export const pages = [
  definePage({
    path: '*',
    code: () => import('./not-found-page.tsx'),
    words: () => ({ title: 'Page not found' }),
    render: ({ NotFoundPage }) => <NotFoundPage />,
    addresses: () => [],
  }),
];

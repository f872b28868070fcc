import { definePage } from '../../page-definition.tsx';

export const pages = [
  definePage({
    path: '/book-a-table',
    code: () => import('./book-table-page.tsx'),
    meta: ({ site }) => ({ title: 'Book a table', description: site.website.bookTableDesc }),
    render: ({ BookTablePage }) => <BookTablePage />,
    records: ({ website }) => [website],
  }),
];

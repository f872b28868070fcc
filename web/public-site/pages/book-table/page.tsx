import { definePage } from '../../page-definition.tsx';

/** Whether a link asks for a day or a party, which the form shows at once. */
function isAsked(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('date') || query.has('party');
}

export const pages = [
  definePage({
    path: '/book-a-table',
    code: () => import('./book-table-page.tsx'),
    meta: ({ site }) => ({ title: 'Book a table', description: site.website.bookTableDesc }),
    render: ({ BookTablePage }, { search }) => <BookTablePage isAsked={isAsked(search)} />,
    // Each link with a day or a party is the same page for search engines.
    variant: ({ search }) => (isAsked(search) ? 'asked' : ''),
    structuredData: async () => [(await import('./reserve-data.ts')).reserveData],
    records: ({ website }) => [website],
  }),
];

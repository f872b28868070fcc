import { definePage, type PagePlace } from '../../page-definition.tsx';

/** The id in the address; undefined for one that no booking can have. */
function idAt({ params }: PagePlace): string | undefined {
  const id = params['id']?.toLowerCase() ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

export const pages = [
  definePage({
    path: '/booking/:id',
    code: () => import('./booking-page.tsx'),
    isThere: (place) => idAt(place) !== undefined,
    isPrivate: true,
    meta: () => ({ title: 'Your booking' }),
    render: ({ BookingPage }, place) => <BookingPage key={idAt(place)} id={idAt(place) ?? ''} />,
    addresses: () => [],
  }),
];

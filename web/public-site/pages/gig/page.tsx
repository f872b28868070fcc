import { gigPart, gigPath, isGigSlug, musicPath } from '@venue/domain';
import { definePage, type PagePlace } from '../../page-definition.tsx';

/** The part of the gig at an address; undefined for an address that no gig can have. */
function partAt({ params }: PagePlace) {
  const slug = params['slug']?.toLowerCase() ?? '';
  return isGigSlug(slug) ? gigPart(slug) : undefined;
}

export const pages = [
  definePage({
    path: `${musicPath}/:slug`,
    code: () => import('./gig-page.tsx'),
    isThere: (place) => partAt(place) !== undefined,
    partOf: partAt,
    needsPart: true,
    movedTo(part) {
      const slug = part.movedTo ?? part.gig?.slug;
      return slug && gigPath(slug);
    },
    meta: ({ part }, { gigMeta }) => (part?.gig ? gigMeta(part.gig) : { title: 'Music' }),
    render: ({ GigPage }, { part, ...place }) => <GigPage name={partAt(place)} event={part?.gig} />,
    picture: ({ part }) => part?.gig?.img,
    async structuredData({ site, part }) {
      const { gigPageData } = await import('../../gigs/gig-data.ts');
      return part?.gig ? gigPageData(part.gig, site) : [];
    },
    addresses: ({ nextGigs }) =>
      nextGigs.flatMap((record) => (record.slug ? { path: gigPath(record.slug), record } : [])),
  }),
];

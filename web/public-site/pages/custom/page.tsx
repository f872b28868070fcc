import { pagePart } from '@venue/domain';
import { definePage, type PagePlace } from '../../page-definition.tsx';

/** The navigation's entry for the custom page at an address. */
function linkOf<Link extends { _id: string }>({ params }: PagePlace, site: { customPages: readonly Link[] }) {
  return site.customPages.find(({ _id }) => _id === params.id);
}

export const pages = [
  definePage({
    path: '/event/:id',
    code: () => import('./custom-page.tsx'),
    isThere: (place, site) => linkOf(place, site) !== undefined,
    partOf(place, site) {
      const link = linkOf(place, site);
      return link && pagePart(link._id);
    },
    meta: ({ site, part, ...place }) => ({
      title: linkOf(place, site)?.title,
      description: part?.customPage.introDesc,
    }),
    render: ({ CustomPage }, { site, ...place }) => (
      <CustomPage id={place.params.id ?? ''} title={linkOf(place, site)?.title ?? ''} />
    ),
    picture: ({ part }) => part?.customPage.topImg,
    addresses: ({ customPages }) => customPages.map((record) => ({ path: `/event/${record._id}`, record })),
  }),
];

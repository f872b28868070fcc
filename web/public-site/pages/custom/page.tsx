import { customPagePath, findCustomPage, namedPagePath, pagePart, type AddressedPage } from '@venue/domain';
import { definePage, type PagePlace } from '../../page-definition.tsx';

/** The navigation's entry for the custom page at an address. */
function linkOf<Link extends AddressedPage>({ params }: PagePlace, site: { customPages: readonly Link[] }) {
  return findCustomPage(site.customPages, params['id'] ?? '');
}

export const pages = [
  definePage({
    path: customPagePath(':id'),
    code: () => import('./custom-page.tsx'),
    isThere: (place, site) => linkOf(place, site) !== undefined,
    partOf(place, site) {
      const link = linkOf(place, site);
      return link && pagePart(link._id);
    },
    canonical(place, site) {
      const link = linkOf(place, site);
      return link && namedPagePath(site.customPages, link);
    },
    // The navigation links to ids; former names lead to the current one.
    movedTo(_part, place, site) {
      const link = linkOf(place, site);
      return link && place.params['id'] !== link._id ? namedPagePath(site.customPages, link) : undefined;
    },
    meta: ({ site, part, ...place }) => ({
      title: linkOf(place, site)?.title,
      description: part?.customPage.introDesc,
    }),
    render({ CustomPage }, { site, ...place }) {
      const { _id = '', title = '' } = linkOf(place, site) ?? {};
      return <CustomPage id={_id} title={title} />;
    },
    picture: ({ part }) => part?.customPage.topImg,
    addresses: ({ customPages }) =>
      customPages.map((record) => ({ path: namedPagePath(customPages, record), record })),
  }),
];

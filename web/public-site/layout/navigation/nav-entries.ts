import { customPagePath, musicPath, type CustomPageLink } from '@venue/domain';

type NavLink = { label: string; to: string; newTab?: boolean };

export type NavGroup = { id: string; label: string; links: NavLink[] };

type NavEntry = NavGroup | (NavLink & { id: string });

/** The navbar's entries, left to right. Custom pages have their route names, as the menus' tabs have. */
export function navEntries(customPages: readonly CustomPageLink[]): NavEntry[] {
  return [
    {
      id: 'events',
      label: 'EVENTS',
      links: [
        { label: 'MUSIC', to: musicPath },
        ...customPages.map(({ _id, route }) => ({ label: route, to: customPagePath(_id) })),
      ],
    },
    { id: 'menus', label: 'MENUS', to: '/menus' },
    { id: 'contact', label: 'CONTACT', to: '/contact' },
    {
      id: 'galleries',
      label: 'GALLERIES',
      links: [
        { label: 'RESTAURANT', to: '/gallery' },
        { label: 'MUSIC', to: '/music-gallery', newTab: true },
      ],
    },
    {
      id: 'about',
      label: 'ABOUT',
      links: [
        { label: 'CAREERS', to: '/careers' },
        { label: "CHEF'S TABLE", to: '/chefs-table-experience' },
        { label: 'WINE CAVE', to: '/wine-experience-room' },
      ],
    },
  ];
}

import { menuForQuery, menuPart } from '@venue/domain';
import { definePage } from '../../page-definition.tsx';
import { readWishes } from './dish-filter-choices.ts';

export const pages = [
  definePage({
    path: '/menus',
    code: () => import('./menus-page.tsx'),
    partOf({ search }, { menus }) {
      const menu = menuForQuery(menus, search);
      return menu && menuPart(menu._id);
    },
    meta({ site, search }) {
      const title = site.website.menuTitle || 'Menus';
      const menu = menuForQuery(site.menus, search);
      return { title: menu ? `${title}: ${menu.title}` : title, description: site.website.menuDesc };
    },
    render: ({ MenusPage }) => <MenusPage />,
    picture: ({ site }) => site.website.menuTopImg,
    variant: ({ search }) => readWishes(search).join(),
    async structuredData({ part }, now) {
      const { menuData } = await import('./menu-data.ts');
      return part ? [menuData(part.menu, now)] : [];
    },
    records: ({ website, menus }) => [website, ...menus],
  }),
];

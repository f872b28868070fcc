import { readMenuEntry, type Menu, type MenuElement } from '@venue/domain';
import type { Menu as MenuData, MenuItem } from 'schema-dts';

type Section = { '@type': 'MenuSection'; name?: string; hasMenuItem: MenuItem[] };

/** A menu's structured data: sections, dishes and prices as on the page. */
export function menuData(menu: Menu): MenuData {
  const sections: Section[] = [];
  for (const element of menu.contents) {
    const { elementType } = element;
    if (elementType === 'CategoryTitle' || elementType === 'Title') {
      sections.push({ '@type': 'MenuSection', name: element.content[0]?.contentString, hasMenuItem: [] });
    } else if (elementType === 'Dish' || elementType === 'WineItem') {
      if (sections.length === 0) sections.push({ '@type': 'MenuSection', hasMenuItem: [] });
      sections.at(-1)!.hasMenuItem.push(dish(element));
    }
  }
  const filled = sections.filter(({ hasMenuItem }) => hasMenuItem.length > 0);
  return { '@type': 'Menu', name: menu.title, hasMenuSection: filled };
}

function dish(element: MenuElement): MenuItem {
  const { name, description, price } = readMenuEntry(element);
  const prices = price.match(/\d+(?:\.\d{1,2})?/g) ?? [];
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(prices.length > 0 && {
      offers: prices.map((amount) => ({ '@type': 'Offer' as const, price: amount, priceCurrency: 'EUR' })),
    }),
  };
}

import {
  allergenState,
  isOff,
  readMenuEntry,
  readPrice,
  type Diet,
  type Menu,
  type MenuElement,
} from '@venue/domain';
import type { Menu as MenuData, MenuItem } from 'schema-dts';

/** Nothing is called free of an allergen: of gluten, the law wants a measurement for that. */
const schemaDiets = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
} as const satisfies Record<Diet, string>;

type Section = { '@type': 'MenuSection'; name?: string; hasMenuItem: MenuItem[] };

/**
 * A menu's structured data: sections, dishes, prices and confirmed diets as on the page, without dishes that are off.
 * Descriptions are on the page only: said twice, they would not fit the first round trip of a connection.
 */
export function menuData(menu: Menu, now: Date): MenuData {
  const sections: Section[] = [];
  for (const element of menu.contents) {
    const { elementType } = element;
    if (elementType === 'CategoryTitle' || elementType === 'Title') {
      sections.push({ '@type': 'MenuSection', name: element.content[0]?.contentString, hasMenuItem: [] });
    } else if ((elementType === 'Dish' || elementType === 'WineItem') && !isOff(element, now)) {
      if (sections.length === 0) sections.push({ '@type': 'MenuSection', hasMenuItem: [] });
      sections.at(-1)!.hasMenuItem.push(dish(element));
    }
  }
  const filled = sections.filter(({ hasMenuItem }) => hasMenuItem.length > 0);
  return { '@type': 'Menu', name: menu.title, hasMenuSection: filled };
}

function dish(element: MenuElement): MenuItem {
  const { name, price } = readMenuEntry(element);
  const diets = allergenState(element) === 'checked' ? (element.diets ?? []) : [];
  const { amounts, currency } = readPrice(price);
  return {
    '@type': 'MenuItem',
    name,
    ...(diets.length > 0 && { suitableForDiet: diets.map((diet) => schemaDiets[diet]) }),
    ...(amounts.length > 0 && {
      offers: amounts.map(({ cents }) => ({
        '@type': 'Offer' as const,
        price: cents / 100,
        priceCurrency: currency,
      })),
    }),
  };
}

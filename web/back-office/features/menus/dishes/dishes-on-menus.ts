import {
  allergenNames,
  isDish,
  readMenuEntry,
  type Allergen,
  type Menu,
  type MenuElement,
} from '@venue/domain';
import { searchable } from '../../../records/fields/searchable.ts';

/** A dish or wine on its menu. */
export type DishOnMenu = {
  menu: Menu;
  element: MenuElement;
  name: string;
  description: string;
  price: string;
};

/** All dishes and wines of the menus, in their order. */
export function dishesOn(menus: readonly Menu[]): DishOnMenu[] {
  return menus.flatMap((menu) =>
    menu.contents.filter(isDish).map((element) => ({ menu, element, ...readMenuEntry(element) })),
  );
}

/** A key for a dish, unique among all menus. */
export function keyOfDish({ menu, element }: DishOnMenu): string {
  return `${menu._id}/${element._id}`;
}

/** Most dishes that a search shows. */
const mostFound = 12;

/**
 * The dishes with every word of the text in their name, description or allergens, whatever the accents, capitals and
 * order; those with the words in their name come first. Nothing for less than two letters.
 */
export function searchDishes(dishes: readonly DishOnMenu[], text: string): DishOnMenu[] {
  const wanted = searchable(text);
  if (wanted.length < 2) return [];
  const words = wanted.split(' ');
  const isIn = (place: string) => words.every((word) => place.includes(word));
  const found = dishes.flatMap((dish) => {
    const name = searchable(dish.name);
    if (isIn(name)) return { dish, rank: 0 };
    const all = [dish.name, dish.description, ...(dish.element.allergens ?? []).map(nameAllergen)];
    return isIn(searchable(all.join(' '))) ? { dish, rank: 1 } : [];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ dish }) => dish)
    .slice(0, mostFound);
}

function nameAllergen(allergen: Allergen): string {
  return allergenNames[allergen];
}

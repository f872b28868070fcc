import { readMenuEntry, type MenuElement } from './menu.ts';

type Dish = Pick<MenuElement, 'content' | 'allergens'>;

/**
 * Whether a confirmation of the allergens of one state of a dish holds for another: name, description and allergens are
 * the same. The price, the diets and the place on the menu may differ.
 */
export function isAsConfirmed(dish: Dish, confirmed: Dish): boolean {
  const [now, then] = [readMenuEntry(dish), readMenuEntry(confirmed)];
  return now.name === then.name && now.description === then.description && haveSameAllergens(dish, confirmed);
}

/** Whether two dishes have the same allergens, in whatever order. No list is not the same as an empty one. */
export function haveSameAllergens(
  { allergens: one }: Pick<Dish, 'allergens'>,
  { allergens: other }: Pick<Dish, 'allergens'>,
): boolean {
  if (!one || !other) return one === other;
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((allergen) => second.has(allergen));
}

import { isDish, readMenuEntry, type MenuElement } from '@venue/domain';
import { elementKey } from '../menu-input.ts';
import { changePrice, type PriceChange } from './change-price.ts';

/** A dish as it is shown, with its key in the menu. */
export type PricedDish = { key: string; name: string; price: string };

/** A dish as it was shown, and what it is to cost. */
export type RepricedDish = PricedDish & { newPrice: string };

/** The dishes below one heading of a menu; the name is empty above the first heading. */
export type PricedCategory = { name: string; dishes: PricedDish[] };

type Element = Pick<MenuElement, '_id' | 'elementType' | 'content'>;

/** The dishes and wines of a menu by category, in order. Headings without dishes are left out. */
export function byCategory(contents: readonly Element[]): PricedCategory[] {
  const categories: PricedCategory[] = [{ name: '', dishes: [] }];
  contents.forEach((element, index) => {
    const { name, price } = readMenuEntry(element);
    if (isDish(element)) categories.at(-1)!.dishes.push({ key: elementKey(element, index), name, price });
    if (element.elementType === 'CategoryTitle' || element.elementType === 'Title')
      categories.push({ name, dishes: [] });
  });
  return categories.filter(({ dishes }) => dishes.length > 0);
}

/** What was chosen for the dishes, by their keys. */
export type PriceChoices = {
  picked: ReadonlySet<string>;
  /** The change of the ticked prices; undefined until it is filled in. */
  change: PriceChange | undefined;
  /** Prices that were typed; they count for more than a tick. */
  typed: ReadonlyMap<string, string>;
};

/** The dishes that get another price. Those ticked whose price cannot be changed like that are left out. */
export function newPrices(
  categories: readonly PricedCategory[],
  { picked, change, typed }: PriceChoices,
): RepricedDish[] {
  const dishes = categories.flatMap((category) => category.dishes);
  return dishes.flatMap((dish) => {
    const changed = picked.has(dish.key) && change ? changePrice(dish.price, change) : undefined;
    const newPrice = typed.get(dish.key)?.trim() || changed;
    return newPrice === undefined || newPrice === dish.price ? [] : [{ ...dish, newPrice }];
  });
}

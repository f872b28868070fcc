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

/** The ticked dishes with their new prices; those without a price that can be changed are left out. */
export function newPrices(
  categories: readonly PricedCategory[],
  picked: ReadonlySet<string>,
  change: PriceChange | undefined,
): RepricedDish[] {
  const dishes = categories.flatMap((category) => category.dishes).filter(({ key }) => picked.has(key));
  return dishes.flatMap((dish) => {
    const newPrice = change && changePrice(dish.price, change);
    return newPrice === undefined ? [] : [{ ...dish, newPrice }];
  });
}

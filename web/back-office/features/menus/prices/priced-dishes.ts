import { isDish, readMenuEntry, type MenuElement } from '@venue/domain';
import { changePrice, type PriceChange } from './change-price.ts';

/** A dish with its place in the menu. */
export type PricedDish = { index: number; name: string; price: string };

/** The dishes below one heading of a menu; the name is empty above the first heading. */
export type PricedCategory = { name: string; dishes: PricedDish[] };

type Element = Pick<MenuElement, 'elementType' | 'content'>;

/** The dishes and wines of a menu by category, in order. Headings without dishes are left out. */
export function byCategory(contents: readonly Element[]): PricedCategory[] {
  const categories: PricedCategory[] = [{ name: '', dishes: [] }];
  contents.forEach((element, index) => {
    const { name, price } = readMenuEntry(element);
    if (isDish(element)) categories.at(-1)!.dishes.push({ index, name, price });
    if (element.elementType === 'CategoryTitle' || element.elementType === 'Title')
      categories.push({ name, dishes: [] });
  });
  return categories.filter(({ dishes }) => dishes.length > 0);
}

/** The new prices by the place of their dish; dishes without a price that can be changed are left out. */
export function newPrices(
  categories: readonly PricedCategory[],
  picked: ReadonlySet<number>,
  change: PriceChange | undefined,
): Map<number, string> {
  const dishes = categories.flatMap((category) => category.dishes).filter(({ index }) => picked.has(index));
  const changed = dishes.map(({ index, price }) => [index, change && changePrice(price, change)] as const);
  return new Map(changed.filter((entry): entry is [number, string] => entry[1] !== undefined));
}

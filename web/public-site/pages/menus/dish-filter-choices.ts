import { dietNames, type AllergenGroup, type Diet, type DishFilter } from '@venue/domain';

/** What guests can ask for, in the order of the filter: dishes without some of the fourteen allergens, and diets. */
export const dishWishes = [
  ...(['no-gluten', 'no-milk', 'no-shellfish', 'vegetarian', 'vegan', 'no-nuts', 'no-peanut'] as const),
  ...(['no-egg', 'no-fish', 'no-soya', 'no-sesame', 'no-celery', 'no-mustard'] as const),
  ...(['no-sulphites', 'no-lupin'] as const),
];

/** One thing that a guest asks for. */
export type DishWish = (typeof dishWishes)[number];

/** How guests read a wish: "No milk", "Vegan". */
export function nameWish(wish: DishWish): string {
  return wish[0]!.toUpperCase() + wish.slice(1).replace('-', ' ');
}

/** What wishes leave of a card: "Leaving out gluten, milk · only vegan". */
export function nameWishes(wishes: readonly DishWish[]): string {
  const without = wishes.filter((wish) => !isDiet(wish)).map((wish) => wish.slice(3));
  const diets = wishes.filter(isDiet);
  const words = [
    ...(without.length > 0 ? [`leaving out ${without.join(', ')}`] : []),
    ...(diets.length > 0 ? [`only ${diets.join(', ')}`] : []),
  ].join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The wishes of an address (/menus?dinner&for=no-milk,vegan), each once and in the order of the filter. */
export function readWishes(search: string): DishWish[] {
  const asked = new URLSearchParams(search).get('for')?.split(',') ?? [];
  return dishWishes.filter((wish) => asked.includes(wish));
}

/** The query string of a menu with wishes. */
export function wishQuery(route: string, wishes: readonly DishWish[]): string {
  return `?${route}${wishes.length > 0 ? `&for=${wishes.join()}` : ''}`;
}

/** The choice of dishes that wishes make. Shellfish are both crustaceans and molluscs. */
export function choiceOf(wishes: readonly DishWish[]): DishFilter {
  const without = wishes.flatMap((wish): AllergenGroup[] => {
    if (wish === 'no-shellfish') return ['crustaceans', 'molluscs'];
    return isDiet(wish) ? [] : [wish.slice(3) as AllergenGroup];
  });
  return { without, diets: wishes.filter(isDiet) };
}

function isDiet(wish: DishWish): wish is Diet & DishWish {
  return wish in dietNames;
}

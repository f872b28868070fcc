import { dietNames, nameAllergens, type MenuElement } from '@venue/domain';

/** What a dish contains and whom it suits, in words: "Gluten (wheat, oats), milk · Vegetarian". */
export function allergenWords({
  allergens = [],
  diets = [],
}: Pick<MenuElement, 'allergens' | 'diets'>): string {
  const named = nameAllergens(allergens).map(({ name, kinds }, index) => {
    const word = index === 0 ? name : name.toLowerCase();
    return kinds.length > 0 ? `${word} (${kinds.join(', ')})` : word;
  });
  const contains = named.length > 0 ? named.join(', ') : 'None of the fourteen allergens';
  return [contains, ...diets.map((diet) => dietNames[diet])].join(' · ');
}

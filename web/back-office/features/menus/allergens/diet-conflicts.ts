import { allergenGroups, dietNames, groupOf, type AllergenGroup, type MenuElement } from '@venue/domain';

const flesh: AllergenGroup[] = ['fish', 'crustaceans', 'molluscs'];

/** What a diet leaves out. */
const leftOut: Record<keyof typeof dietNames, AllergenGroup[]> = {
  vegetarian: flesh,
  vegan: [...flesh, 'milk', 'egg'],
};

/** Sentences about allergens that a marked diet leaves out: "It’s marked as vegan and contains milk." */
export function dietConflicts({
  allergens = [],
  diets = [],
}: Pick<MenuElement, 'allergens' | 'diets'>): string[] {
  const held = new Set(allergens.map(groupOf));
  return diets.flatMap((diet) => {
    const wrong = allergenGroups.filter(({ id }) => leftOut[diet].includes(id) && held.has(id));
    const names = wrong.map(({ name }) => name.toLowerCase()).join(' and ');
    return names
      ? [`It’s marked as ${dietNames[diet].toLowerCase()} and contains ${names}. Only one can be right.`]
      : [];
  });
}

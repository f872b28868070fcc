/*
 * The fourteen allergens of Annex II of Regulation (EU) No 1169/2011, in its order, which is also the numbering of
 * the Food Safety Authority of Ireland. The law wants cereals and nuts named. Public pages load this file.
 */

const cereals = { wheat: 'wheat', rye: 'rye', barley: 'barley', oats: 'oats', spelt: 'spelt' } as const;

const nuts = {
  almond: 'almond',
  hazelnut: 'hazelnut',
  walnut: 'walnut',
  cashew: 'cashew',
  pecan: 'pecan',
  brazil: 'Brazil nut',
  pistachio: 'pistachio',
  macadamia: 'macadamia',
} as const;

/** The fourteen allergens with their numbers and names; `kinds` are the cereals and nuts to name. */
export const allergenGroups = [
  { number: 1, id: 'gluten', name: 'Gluten', kinds: cereals },
  { number: 2, id: 'crustaceans', name: 'Crustaceans' },
  { number: 3, id: 'egg', name: 'Egg' },
  { number: 4, id: 'fish', name: 'Fish' },
  { number: 5, id: 'peanut', name: 'Peanut' },
  { number: 6, id: 'soya', name: 'Soya' },
  { number: 7, id: 'milk', name: 'Milk' },
  { number: 8, id: 'nuts', name: 'Nuts', kinds: nuts },
  { number: 9, id: 'celery', name: 'Celery' },
  { number: 10, id: 'mustard', name: 'Mustard' },
  { number: 11, id: 'sesame', name: 'Sesame' },
  { number: 12, id: 'sulphites', name: 'Sulphites' },
  { number: 13, id: 'lupin', name: 'Lupin' },
  { number: 14, id: 'molluscs', name: 'Molluscs' },
] as const;

type Group = (typeof allergenGroups)[number];

/** One of the fourteen: `gluten`, `milk`, … */
export type AllergenGroup = Group['id'];

type AllergenOf<G> = G extends { id: infer Id extends string; kinds: infer Kinds }
  ? `${Id}:${keyof Kinds & string}`
  : G extends { id: infer Id }
    ? Id
    : never;

/** What a dish holds: one of the fourteen, and of gluten and nuts the kind, such as `gluten:wheat`. */
export type Allergen = AllergenOf<Group>;

/** All allergens, in the EU's order, with their names in a sentence: "gluten (wheat)", "milk". */
export const allergenNames = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ allergenGroups.flatMap((group) => {
    const name = group.name.toLowerCase();
    if (!('kinds' in group)) return [[group.id, name]];
    return Object.entries(group.kinds).map(([kind, word]) => [`${group.id}:${kind}`, `${name} (${word})`]);
  }),
) as Record<Allergen, string>;

/** One of the fourteen as a dish holds it. `kinds` names its cereals or nuts; empty for the other twelve. */
export type NamedAllergen = { number: number; id: AllergenGroup; name: string; kinds: string[] };

/** The allergens of a dish by number, in the EU's order: `{ number: 1, name: 'Gluten', kinds: ['wheat', 'oats'] }`. */
export function nameAllergens(allergens: readonly Allergen[]): NamedAllergen[] {
  return allergenGroups.flatMap((group) => {
    const held = allergens.filter((allergen) => groupOf(allergen) === group.id);
    if (held.length === 0) return [];
    const { number, id, name } = group;
    const words: Record<string, string> = 'kinds' in group ? group.kinds : {};
    const kinds = Object.keys(words).filter((kind) => held.some((allergen) => allergen === `${id}:${kind}`));
    return [{ number, id, name, kinds: kinds.map((kind) => words[kind]!) }];
  });
}

/** Which of the fourteen an allergen is: `gluten` for `gluten:wheat`. */
export function groupOf(allergen: Allergen): AllergenGroup {
  return allergen.split(':')[0] as AllergenGroup;
}

/** The diets that a dish can be marked for, as guests read them. */
export const dietNames = { vegetarian: 'Vegetarian', vegan: 'Vegan' } as const;

export type Diet = keyof typeof dietNames;

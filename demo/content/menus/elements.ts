import type { Allergen, Diet, MenuElement } from '@venue/domain';

const allergensChecked = { byName: 'Sorcha Marrinan', at: new Date('2026-11-02T11:00Z') };

function element(elementType: MenuElement['elementType'], ...strings: string[]): MenuElement {
  return { elementType, content: strings.map((contentString) => ({ contentString })) };
}

/** The makers of a menu card's elements, one for each type. */
export const title = (text: string) => element('Title', text);
export const category = (text: string) => element('CategoryTitle', text);
export const message = (text: string) => element('Message', text);
export const line = () => element('Line');
export const space = () => element('Break');

/**
 * A dish, with what it contains and whom it suits as Sorcha has confirmed it. Set menus leave the price blank, or say
 * what the dish adds to it. Without `allergens` nobody has said yet.
 */
export function dish(
  name: string,
  description: string,
  price = '',
  allergens?: Allergen[],
  diets: Diet[] = [],
): MenuElement {
  const entry = element('Dish', name, description, price);
  return allergens ? { ...entry, allergens, diets, allergensChecked } : entry;
}

/** The allergens of a dish; without any it contains none of the fourteen. */
export const contains = (...allergens: Allergen[]) => allergens;
export const vegetarian: Diet[] = ['vegetarian'];
export const vegan: Diet[] = ['vegan'];

/** A dish whose list still waits for somebody to confirm it. */
export function unconfirmed({ allergensChecked: _checked, ...entry }: MenuElement): MenuElement {
  return entry;
}

/** Every wine contains sulphites. */
export const wine = (name: string, description: string, price: string): MenuElement => ({
  ...element('WineItem', name, description, price),
  allergens: ['sulphites'],
  allergensChecked,
});

/** The foot of every food card, above the key that each card has by itself. */
export const allergyNote = message(
  'All fourteen allergens live in our kitchen, so please tell us about yours, every time.',
);

/** Where the meat is from, which Irish menus must say of beef, and where the tips go. */
export const houseNotes = message(
  'All our beef, lamb, pork and poultry is Irish. No service charge below eight guests; ten per cent from eight up, and every cent of it goes to the staff.',
);

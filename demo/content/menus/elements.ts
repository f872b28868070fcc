import type { MenuElement } from '@venue/domain';

function element(elementType: MenuElement['elementType'], ...strings: string[]): MenuElement {
  return { elementType, content: strings.map((contentString) => ({ contentString })) };
}

/** The makers of a menu card's elements, one for each type (section 3). */
export const title = (text: string) => element('Title', text);
export const category = (text: string) => element('CategoryTitle', text);
export const message = (text: string) => element('Message', text);
export const line = () => element('Line');
export const space = () => element('Break');

/** A dish. Set menus leave the price blank, or say what the dish adds to it. */
export const dish = (name: string, description: string, price = '') =>
  element('Dish', name, description, price);

export const wine = (name: string, description: string, price: string) =>
  element('WineItem', name, description, price);

/** The foot of every food card: what the numbers mean, in the order of the EU's list. */
export const allergenKey = message(
  'Allergens: 1 gluten (the grain is named), 2 crustaceans, 3 egg, 4 fish, 5 peanut, 6 soya, 7 milk, 8 nuts (the nut is named), 9 celery, 10 mustard, 11 sesame, 12 sulphites, 13 lupin, 14 molluscs. All fourteen live in our kitchen, so please tell us about yours.',
);

/** Where the meat is from, which Irish menus must say of beef, and where the tips go. */
export const houseNotes = message(
  'All our beef, lamb, pork and poultry is Irish. No service charge below eight guests; ten per cent from eight up, and every cent of it goes to the staff.',
);

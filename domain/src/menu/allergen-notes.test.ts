import fc from 'fast-check';
import { readAllergenNotes } from './allergen-notes.ts';
import { allergenGroups, nameAllergens } from './allergens.ts';
import type { MenuElement } from './menu.ts';

function dish(name: string, description = '', price = '€12'): MenuElement {
  const content = [name, description, price].map((contentString) => ({ contentString }));
  return { _id: 'a', elementType: 'Dish', content };
}

const textsOf = ({ content }: MenuElement) => content.map(({ contentString }) => contentString);

test.each([
  ['Brown butter, capers (4, 7, 12)', 'Brown butter, capers', ['fish', 'milk', 'sulphites']],
  ['Soda bread (1a, 7)', 'Soda bread', ['gluten:wheat', 'milk']],
  ['Bread (1ad,7)', 'Bread', ['gluten:wheat', 'gluten:oats', 'milk']],
  ['Toast (1 wheat, oats, 7)', 'Toast', ['gluten:wheat', 'gluten:oats', 'milk']],
  ['Walnuts, honey (7, 8 walnut, 12).', 'Walnuts, honey.', ['milk', 'nuts:walnut', 'sulphites']],
  ['Nut roast [8 Brazil nuts & almonds; 9]', 'Nut roast', ['nuts:almond', 'nuts:brazil', 'celery']],
  ['With a well of butter (7)', 'With a well of butter', ['milk']],
  ['Lemon (for two) (14)', 'Lemon (for two)', ['molluscs']],
])('%j is read as %j with its allergens', (before, after, allergens) => {
  const read = readAllergenNotes(dish('Dish', before));
  expect(read).toMatchObject({ allergens, unnamed: [] });
  expect(textsOf(read!.element)).toEqual(['Dish', after, '€12']);
  expect(read!.element.allergens).toEqual(allergens);
});

test.each([
  'Three or six',
  'For two (people)',
  'Since (1961)',
  'A dozen (15)',
  '(7 or 1 oats)',
  'Milk (milk)',
  'Empty ()',
  '(1z)',
  'Strong (4.2)',
  'In May (3–9)',
])('%j holds no note and stays as it is', (description) => {
  expect(readAllergenNotes(dish('Dish', description))).toBeUndefined();
});

test('a note in the name is read, but a single number there is a number of pieces', () => {
  const read = readAllergenNotes(dish('Chowder (4, 7, 14)', 'Thick'));
  expect(textsOf(read!.element)).toEqual(['Chowder', 'Thick', '€12']);
  expect(readAllergenNotes(dish('Oysters (6)'))).toBeUndefined();
});

test('gluten and nuts without their kind list all kinds, and a person is asked which', () => {
  const read = readAllergenNotes(dish('Dish', 'Crumble (1, 7, 8)'));
  expect(read!.unnamed).toEqual(['gluten', 'nuts']);
  expect(nameAllergens(read!.allergens).map(({ number, kinds }) => [number, kinds.length])).toEqual([
    [1, 5],
    [7, 0],
    [8, 8],
  ]);
});

test('what is ticked already stays, and a confirmation is never made', () => {
  const read = readAllergenNotes({ ...dish('Dish', 'Toast (7)'), allergens: ['egg'] });
  expect(read!.element).toMatchObject({ allergens: ['egg', 'milk'] });
  expect(read!.element).not.toHaveProperty('allergensChecked');
});

test('a heading or message is left alone', () => {
  const message: MenuElement = { elementType: 'Message', content: [{ contentString: 'Sulphites (12)' }] };
  expect(readAllergenNotes(message)).toBeUndefined();
});

test('every list of numbers is read, without a trace in the text', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1 });
  const separator = fc.constantFrom(', ', ',', ' ', '; ', ' / ');
  fc.assert(
    fc.property(numbers, separator, (held, between) => {
      const read = readAllergenNotes(dish('Dish', `Text (${held.join(between)})`));
      expect(textsOf(read!.element)).toEqual(['Dish', 'Text', '€12']);
      const ids = allergenGroups.filter(({ number }) => held.includes(number)).map(({ id }) => id);
      expect(nameAllergens(read!.allergens).map(({ id }) => id)).toEqual(ids);
    }),
  );
});

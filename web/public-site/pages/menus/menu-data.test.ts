import { emptyMenu, type MenuElement } from '@venue/domain';
import { menuData } from './menu-data.ts';

const now = new Date('2026-11-20T20:00:00Z');
const allergensChecked = { at: now };

function dish(name: string, facts: Partial<MenuElement> = {}): MenuElement {
  return { _id: name, elementType: 'Dish', content: [{ contentString: name }], ...facts };
}

/** The dishes of the structured data, as plain JSON. */
function dishesOf(...contents: MenuElement[]): Record<string, unknown>[] {
  const { hasMenuSection = [] } = JSON.parse(JSON.stringify(menuData({ ...emptyMenu, contents }, now)));
  return hasMenuSection.flatMap(({ hasMenuItem }: { hasMenuItem: object[] }) => hasMenuItem);
}

test('a diet that a person has confirmed is told to search engines, any other is not', () => {
  const diets: MenuElement['diets'] = ['vegetarian', 'vegan'];
  const facts = { allergens: [], diets };
  const dishes = dishesOf(dish('Chips', { ...facts, allergensChecked }), dish('Soup', facts), dish('Stew'));
  expect(dishes.map(({ suitableForDiet }) => suitableForDiet)).toEqual([
    ['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet'],
    undefined,
    undefined,
  ]);
});

test('a dish that is off is not there until it is back', () => {
  const off = { until: new Date('2026-11-21T05:00:00Z') };
  const over = { until: new Date('2026-11-20T05:00:00Z') };
  expect(dishesOf(dish('Hake', { off }), dish('Crab', { off: over })).map(({ name }) => name)).toEqual([
    'Crab',
  ]);
});

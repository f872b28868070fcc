import { emptyMenu, type Menu, type MenuElement } from '@venue/domain';
import { dishesOn, searchDishes } from './dishes-on-menus.ts';

const dish = (name: string, description = '', more: Partial<MenuElement> = {}): MenuElement => ({
  elementType: 'Dish',
  content: [name, description, '12'].map((contentString) => ({ contentString })),
  ...more,
});
const menus: Menu[] = [
  {
    ...emptyMenu,
    _id: 'd',
    title: 'Dinner',
    contents: [
      { elementType: 'CategoryTitle', content: [{ contentString: 'Crab' }] },
      dish('Crème brûlée', 'Vanilla, raspberries'),
      dish('Beetroot', 'Goat’s curd, pickled raspberries', { allergens: ['milk', 'nuts:walnut'] }),
      dish('Raspberry sorbet'),
      dish('Jalapeño relish', 'Toast', { elementType: 'WineItem' }),
    ],
  },
];
const find = (text: string) => searchDishes(dishesOn(menus), text).map(({ name }) => name);

it.each([
  ['creme brulee', ['Crème brûlée']],
  ['BRÛLÉE crème', ['Crème brûlée']],
  ['jalapeno', ['Jalapeño relish']],
  ['goats curd', ['Beetroot']],
  ['walnut', ['Beetroot']],
  ['raspberr', ['Raspberry sorbet', 'Crème brûlée', 'Beetroot']],
  ['crab', []],
  ['b', []],
  ['', []],
])('%j finds %j', (text, names) => expect(find(text)).toEqual(names));

it('shows at most twelve', () => {
  const contents = Array.from({ length: 40 }, (_, index) => dish(`Oyster ${index}`));
  expect(searchDishes(dishesOn([{ ...emptyMenu, contents }]), 'oyster')).toHaveLength(12);
});

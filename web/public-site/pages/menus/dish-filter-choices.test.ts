import { allergenGroups, menuForQuery } from '@venue/domain';
import fc from 'fast-check';
import { choiceOf, dishWishes, nameWish, readWishes, wishQuery } from './dish-filter-choices.ts';

test('wishes survive their address, in any order, and the menu with them', () => {
  const menus = [{ route: 'dinner' }, { route: 'drinks' }];
  fc.assert(
    fc.property(fc.shuffledSubarray([...dishWishes]), (wishes) => {
      const query = wishQuery('drinks', wishes);
      expect(readWishes(query)).toEqual(dishWishes.filter((wish) => wishes.includes(wish)));
      expect(menuForQuery(menus, query)?.route).toBe('drinks');
    }),
  );
});

test.each([
  ['', []],
  ['?dinner', []],
  ['?for=no-milk', ['no-milk']],
  ['?dinner&for=vegan,no-milk,vegan', ['no-milk', 'vegan']],
  ['?dinner&for=no-milk%2Cvegan', ['no-milk', 'vegan']],
  ['?dinner&for=no-fun,constructor,', []],
  ['?for=%E0%A4%A', []],
])('%j asks for %j', (search, wishes) => {
  expect(readWishes(search)).toEqual(wishes);
});

test('every one of the fourteen can be avoided', () => {
  const avoided = choiceOf(dishWishes).without;
  expect(avoided.toSorted()).toEqual(allergenGroups.map(({ id }) => id).toSorted());
});

test('shellfish are crustaceans and molluscs; a diet is no allergen', () => {
  expect(choiceOf(['no-shellfish', 'vegan'])).toEqual({
    without: ['crustaceans', 'molluscs'],
    diets: ['vegan'],
  });
  expect([nameWish('no-milk'), nameWish('vegan')]).toEqual(['No milk', 'Vegan']);
});

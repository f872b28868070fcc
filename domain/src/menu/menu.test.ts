import fc from 'fast-check';
import { menuForQuery, readMenuEntry } from './menu.ts';

const menus = [{ route: 'main' }, { route: 'festival' }, { route: 'valentines' }];

test.each([
  ['?festival', 'festival'],
  ['festival=', 'festival'],
  ['?FESTIVAL&x=1', 'festival'],
  ['?valentines2024', 'valentines'],
  ['?nothing', 'main'],
  ['', 'main'],
  ['?%E0%A4%A', 'main'],
])('%j opens %s', (query, route) => {
  expect(menuForQuery(menus, query)?.route).toBe(route);
});

test('an empty query never finds a menu without a route', () => {
  expect(menuForQuery([{ route: 'main' }, { route: '' }], '?')?.route).toBe('main');
});

test('any query finds a menu if there is one', () => {
  fc.assert(fc.property(fc.string(), (query) => menus.includes(menuForQuery(menus, query)!)));
  expect(menuForQuery([], '?festival')).toBeUndefined();
});

test('missing strings of a dish are read as empty', () => {
  const dish = { elementType: 'Dish' as const, content: [{ contentString: 'Chowder' }] };
  expect(readMenuEntry(dish)).toEqual({ name: 'Chowder', description: '', price: '' });
});

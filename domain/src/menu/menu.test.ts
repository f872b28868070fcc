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

test('a menu without a route is never found by an empty query', () => {
  expect(menuForQuery([{ route: 'main' }, { route: '' }], '?')?.route).toBe('main');
});

test('any query finds a menu as long as there is one', () => {
  fc.assert(fc.property(fc.string(), (query) => menus.includes(menuForQuery(menus, query)!)));
  expect(menuForQuery([], '?festival')).toBeUndefined();
});

test('a dish with strings missing is read with empty ones', () => {
  const dish = { elementType: 'Dish' as const, content: [{ contentString: 'Chowder' }] };
  expect(readMenuEntry(dish)).toEqual({ name: 'Chowder', description: '', price: '' });
});

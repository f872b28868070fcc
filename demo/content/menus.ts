import type { Menu, MenuElement } from '@venue/domain';
import { dinner } from './menus/dinner.ts';
import { drinks } from './menus/drinks.ts';
import { festival } from './menus/festival.ts';
import { lunch } from './menus/lunch.ts';
import { mothersday } from './menus/mothersday.ts';
import { valentines } from './menus/valentines.ts';

const cards: [route: string, title: string, contents: MenuElement[]][] = [
  ['dinner', 'Dinner', dinner],
  ['drinks', 'Drinks & wine', drinks],
  ['lunch', 'Set lunch', lunch],
  ['festival', 'Féile na Mara', festival],
  ['valentines', 'Valentine’s week', valentines],
  ['mothersday', 'Mother’s Day', mothersday],
];

/** The six menus, in the order of their tabs. Their ids stay the same from one load to the next. */
export const menus: Menu[] = cards.map(([route, title, contents], position) => ({
  _id: `menu-${route}`,
  title,
  route,
  contents,
  position,
}));

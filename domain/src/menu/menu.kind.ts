import { defineKind } from '../record/kind.ts';
import { line, list, number } from '../record/field.ts';
import { menu } from './menu.ts';

/** Menus: each a tab of the menus page. The site knows its tabs; a page reads the menu that it shows. */
export const menuKind = /* @__PURE__ */ defineKind({
  collection: 'menus',
  calls: { path: '/menus', suffixes: ['user'], schema: 'Menu' },
  names: { one: 'Menu', many: 'menus', this: 'this menu' },
  fields: menu,
  list: { by: 'position' },
  address: 'route',
  access: { read: 'changeDishes', write: 'editContent' },
  publish: {
    in: 'part',
    part: 'menu-',
    record: 'menu',
    links: {
      in: 'menus',
      fields: ['title', 'route', 'position', 'showUntil', 'updatedAt'],
      facts: {
        /** Its number of wines, by which the footer finds the wine list. */
        wines: number(''),
        /** How it begins, for the card on the home page: its first dishes that are not off. */
        begins: list('', { name: line(''), price: line('') }, { optional: true }),
      },
    },
  },
});

import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { choice, endpoint, line, list, number, stamps, text } from '../record/field.ts';
import type { RecordOf, ValuesOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import { showing } from '../showing/showing.ts';

/** The element types of a menu (section 3), with the names that staff see. */
export const menuTypeNames = {
  Title: 'Title',
  CategoryTitle: 'Category',
  Dish: 'Dish',
  WineItem: 'Wine',
  Message: 'Message',
  Line: 'Line',
  Break: 'Break',
} as const;

export type MenuElementType = keyof typeof menuTypeNames;

export const menuElementTypes = /* @__PURE__ */ Object.keys(menuTypeNames) as MenuElementType[];

/** One string inside an element. */
export const contentItem = { contentString: text('') };

export type ContentItem = ValuesOf<typeof contentItem>;

/**
 * One element of a menu. `content` of a Dish or WineItem is name, description and price in that order; of a Line or
 * Break it is empty; of the others it is one string.
 */
export const menuElement = {
  elementType: choice('', menuTypeNames, {
    missing: messages.elementTypeMissing,
    unknown: messages.elementTypeUnknown,
  }),
  content: list('', contentItem, { max: Limits.elementItems }),
};

export type MenuElement = ValuesOf<typeof menuElement>;

/** A menu: a tab of the menus page (section 3). */
export const menu = {
  title: line('Menu title', { missing: messages.menuTitleMissing }),
  /** URL endpoint and tab name: /menus?{route} opens it. */
  route: endpoint('URL endpoint', { missing: messages.menuEndpointMissing }),
  contents: list('Item', menuElement, { missing: messages.contentsMissing, separator: ' · ' }),
  ...showing,
  /** Position among the tabs, from 0. */
  position: number('Place in the row of menus', {
    readOnly: true,
    hint: 'Place in the row of tabs, from 0.',
  }),
  updatedAt: stamps.updatedAt,
};

export type Menu = RecordOf<typeof menu>;

/** The number of strings in an element of each type. */
export const menuElementStrings: Record<MenuElementType, 0 | 1 | 3> = {
  Title: 1,
  CategoryTitle: 1,
  Dish: 3,
  WineItem: 3,
  Message: 1,
  Line: 0,
  Break: 0,
};

/** The strings of a dish or wine by name. */
export type MenuEntry = { name: string; description: string; price: string };

/** Reads a Dish or WineItem element; missing strings are empty. */
export function readMenuEntry(element: MenuElement): MenuEntry {
  const [name = '', description = '', price = ''] = element.content.map((item) => item.contentString);
  return { name, description, price };
}

/**
 * The menu that a query string selects (section 2.5, `/menus?festival`): the one with exactly that route, else the
 * one whose route matches its letters alone (`valentines2024` finds `valentines`), else the first. Ignores case.
 * Undefined only when there are no menus.
 * @param query the query string, with or without the question mark
 */
export function menuForQuery<T extends { route: string }>(menus: readonly T[], query: string): T | undefined {
  const wanted = readQueryName(query);
  const letters = wanted.replace(/[^a-z]/g, '');
  const named = (name: string) => menus.find((menu) => name !== '' && menu.route.toLowerCase() === name);
  return named(wanted) ?? named(letters) ?? menus[0];
}

function readQueryName(query: string): string {
  const [name = ''] = query.replace(/^\?/, '').split(/[=&]/);
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    // An invalid escape such as "%E0%A4%A" is a mistyped link: the first menu is shown.
    return '';
  }
}

/** A new, empty menu. */
export const emptyMenu: Menu = /* @__PURE__ */ readRecord(menu, '', {});

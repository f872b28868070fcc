import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import {
  choice,
  dateTime,
  entryId,
  urlName,
  group,
  line,
  list,
  number,
  changeStamps,
  text,
} from '../record/field.ts';
import type { RecordOf, ValuesOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import { visibility } from '../visibility/visibility.ts';
import { allergenNames, dietNames } from './allergens.ts';

/** The element types of a menu, with the names that staff see. */
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

function oneOf<Name extends string>(names: Readonly<Record<Name, string>>, unknown: string) {
  return choice('', names, { requiredMessage: unknown, unknown });
}

/**
 * One element of a menu. `content` of a Dish or WineItem is name, description and price in that order; of a Line or
 * Break it is empty; of the others it is one string. Only a Dish or WineItem has the facts that follow it.
 */
export const menuElement = {
  _id: entryId,
  elementType: choice('', menuTypeNames, {
    requiredMessage: messages.elementTypeMissing,
    unknown: messages.elementTypeUnknown,
  }),
  content: list('', contentItem, { max: ContentLimits.elementItems }),
  /** Missing: nobody has said. An empty list says that it contains none of the fourteen. */
  allergens: list('Allergens', /* @__PURE__ */ oneOf(allergenNames, messages.allergenUnknown), {
    optional: true,
    max: ContentLimits.allergens,
    hint: 'Of the fourteen of Regulation (EU) No 1169/2011. Unknown to guests until a person has confirmed the list.',
  }),
  diets: list('Suitable for', /* @__PURE__ */ oneOf(dietNames, messages.dietUnknown), {
    optional: true,
    max: ContentLimits.diets,
  }),
  /** Void as soon as name, description or allergens change. Guests get `at` only. */
  allergensChecked: group(
    'Allergens confirmed',
    { byName: line('by', { optional: true, staffOnly: true }), at: dateTime('on') },
    { optional: true, readOnly: true, hint: 'The confirmation by a person. Guests get the date only.' },
  ),
  /** A state that ends by itself: readers compare it with the clock. Null: not off. */
  off: group(
    'Off',
    { until: dateTime('until', { nullable: true, hint: 'When it is back; null until somebody says.' }) },
    { optional: true, nullable: true, readOnly: true, hint: 'Set while the dish has run out.' },
  ),
};

export type MenuElement = ValuesOf<typeof menuElement>;

/** A menu: a tab of the menus page. */
export const menu = {
  title: line('Menu title', { requiredMessage: messages.menuTitleMissing }),
  /** URL endpoint and tab name: /menus?{route} opens it. */
  route: urlName('URL endpoint', { requiredMessage: messages.menuUrlNameMissing }),
  contents: list('Item', menuElement, {
    requiredMessage: messages.contentsMissing,
    separator: ' · ',
    withIds: true,
  }),
  ...visibility,
  /** Position among the tabs, from 0. */
  position: number('Place in the row of menus', {
    readOnly: true,
    isPlace: true,
    hint: 'Place in the row of tabs, from 0.',
  }),
  ...changeStamps,
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
export function readMenuEntry(element: Pick<MenuElement, 'content'>): MenuEntry {
  const [name = '', description = '', price = ''] = element.content.map((item) => item.contentString);
  return { name, description, price };
}

/**
 * The menu that a query string selects (`/menus?festival`): the one with exactly that route, else the
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

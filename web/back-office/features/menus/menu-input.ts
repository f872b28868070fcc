import {
  menu,
  menuElementStrings,
  menuTypeNames,
  type InputOf,
  type MenuElement,
  type MenuElementType,
} from '@venue/domain';

/** What the menu forms edit. */
export type MenuFormInput = InputOf<typeof menu>;

const labelsByCount = { 0: [], 1: ['Text'], 3: ['Name', 'Description', 'Price'] };

/** What the strings of a type are called: none, one, or the three of a dish (section 3). */
export function stringLabels(type: MenuElementType): string[] {
  return labelsByCount[menuElementStrings[type]];
}

/** An element as a row of the list names it. */
export function nameElement(element: MenuElement | undefined): string {
  if (!element) return 'Item';
  const [text, , price] = element.content.map((item) => item.contentString);
  return [menuTypeNames[element.elementType], [text, price].filter(Boolean).join(' · ')]
    .filter(Boolean)
    .join(': ');
}

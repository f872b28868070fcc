import {
  menu,
  menuElementStrings,
  menuTypeNames,
  type InputOf,
  type MenuElement,
  type MenuElementType,
} from '@venue/domain';

/** The values of the menu forms. */
export type MenuFormInput = InputOf<typeof menu>;

const labelsByCount = { 0: [], 1: ['Text'], 3: ['Name', 'Description', 'Price'] };

/** Labels of the strings of a type: none, one, or the three of a dish (section 3). */
export function stringLabels(type: MenuElementType): string[] {
  return labelsByCount[menuElementStrings[type]];
}

/** The name of an element in the list. */
export function nameElement(element: MenuElement | undefined): string {
  if (!element) return 'Item';
  const [text, , price] = element.content.map((item) => item.contentString);
  return [menuTypeNames[element.elementType], [text, price].filter(Boolean).join(' · ')]
    .filter(Boolean)
    .join(': ');
}

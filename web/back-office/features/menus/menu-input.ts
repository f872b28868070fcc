import {
  menuElementStrings,
  menuTypeNames,
  newEntryId,
  showPrice,
  toInput,
  menuElement,
  type InputOf,
  type menu,
  type MenuElement,
  type MenuElementType,
} from '@venue/domain';

/**
 * An element in the menu forms. `confirmed`: the person has read its allergens and vouches for them, or with false
 * takes an earlier confirmation back.
 */
export type MenuElementInput = InputOf<typeof menuElement> & { confirmed?: boolean };

/** The values of the menu forms. */
export type MenuFormInput = Omit<InputOf<typeof menu>, 'contents'> & { contents: MenuElementInput[] };

const labelsByCount = { 0: [], 1: ['Text'], 3: ['Name', 'Description', 'Price'] };

/** Labels of the strings of a type: none, one, or the three of a dish. */
export function stringLabels(type: MenuElementType): string[] {
  return labelsByCount[menuElementStrings[type]];
}

/** The name of an element in the list. */
export function nameElement(element: Pick<MenuElement, 'elementType' | 'content'> | undefined): string {
  if (!element) return 'Item';
  const [text, , price = ''] = element.content.map((item) => item.contentString);
  return [menuTypeNames[element.elementType], [text, showPrice(price)].filter(Boolean).join(' · ')]
    .filter(Boolean)
    .join(': ');
}

/** Stable key: the element's `_id`, or its place where an old draft gave it none. */
export function elementKey({ _id }: Pick<MenuElement, '_id'>, index: number): string {
  return _id || `at ${index}`;
}

/** A new element for the form, with an id of its own. */
export function newElement(elementType: MenuElementType, strings: string[]): MenuElementInput {
  const content = strings.map((contentString) => ({ contentString }));
  return { ...toInput(menuElement), _id: newEntryId(), elementType, content };
}

/** A copy of an element, with an id of its own. Nobody has confirmed what it contains yet. */
export function copyElement({ confirmed: _, ...element }: MenuElementInput): MenuElementInput {
  return { ...structuredClone(element), _id: newEntryId() };
}

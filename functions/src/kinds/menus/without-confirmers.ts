import type { Menu } from '@venue/domain';

/** A menu without the names of those who confirmed its allergens: guests only get the date. */
export function withoutConfirmers(menu: Menu): Menu {
  const contents = menu.contents.map(({ allergensChecked, ...element }) =>
    allergensChecked ? { ...element, allergensChecked: { at: allergensChecked.at } } : element,
  );
  return { ...menu, contents };
}

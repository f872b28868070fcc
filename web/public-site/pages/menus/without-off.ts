import { isDish, isOff, type Menu, type MenuElement } from '@venue/domain';

/** A menu without the dishes that are off, and without the categories that have none left. */
export function withoutOff(menu: Menu, now: Date): Menu {
  const isGone = (element: MenuElement) => isDish(element) && isOff(element, now);
  if (!menu.contents.some(isGone)) return menu;
  const contents = menu.contents.filter((element, place) => {
    if (element.elementType !== 'CategoryTitle') return !isGone(element);
    const dishes = dishesBelow(menu.contents, place);
    return dishes.length === 0 || !dishes.every(isGone);
  });
  return { ...menu, contents };
}

/** The dishes between a heading and the next one. */
function dishesBelow(contents: readonly MenuElement[], place: number): MenuElement[] {
  const below = contents.slice(place + 1);
  const end = below.findIndex(
    ({ elementType }) => elementType === 'CategoryTitle' || elementType === 'Title',
  );
  return below.slice(0, end < 0 ? undefined : end).filter(isDish);
}

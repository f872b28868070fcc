import type { MenuElement } from '@venue/domain';
import { diffArrays } from 'diff';

/** A dish that was taken off its menu. */
export type OffDish = { id: string; name: string };

/** A place in a menu as it was: an element on the menu, or a dish that is off. */
export type MenuPlace = { element: MenuElement; off?: OffDish };

/** The new contents of a menu, with the places to store. */
type MenuChange = { places: MenuPlace[]; contents: MenuElement[] };

/**
 * Takes a dish off. The places store where it was among everything else, including other dishes that are off, so that
 * undoing in any order restores the menu. Undefined if the dish is no longer on the menu.
 * @param places the stored places; empty before the first dish is off
 * @param contents the menu as it is now
 * @param index place of the dish when it was chosen, to tell identical dishes apart
 */
export function takeOff(
  places: MenuPlace[],
  contents: MenuElement[],
  dish: MenuElement,
  index: number,
  off: OffDish,
): MenuChange | undefined {
  const alike = contents.flatMap((element, at) => (isSame(element, dish) ? [at] : []));
  const nearest = alike.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index))[0];
  if (nearest === undefined) return undefined;
  let standing = -1;
  const next = follow(places, contents).places.map((place) => {
    if (!place.off) standing += 1;
    return !place.off && standing === nearest ? { ...place, off } : place;
  });
  return { places: next, contents: contentsOf(next) };
}

/**
 * Puts a dish back after its nearest former neighbour in the category that is still on the menu. If there is none, it
 * goes to the end of the menu, and `isPlaced` is false. Undefined if the dish is no longer off.
 */
export function putBack(
  places: MenuPlace[],
  contents: MenuElement[],
  id: string,
): (MenuChange & { isPlaced: boolean }) | undefined {
  const now = follow(places, contents);
  if (!now.places.some(({ off }) => off?.id === id)) return undefined;
  const next = now.places.map((place) => (place.off?.id === id ? { element: place.element } : place));
  return { places: next, contents: contentsOf(next), isPlaced: !now.placeless.has(id) };
}

/** The dishes of a menu that are off; not those that somebody has put back by hand. */
export function offDishes(places: MenuPlace[], contents: MenuElement[]): OffDish[] {
  return follow(places, contents).places.flatMap(({ off }) => off ?? []);
}

/** Updates the stored places with the changes that others have made to the menu. */
function follow(
  places: MenuPlace[],
  contents: MenuElement[],
): { places: MenuPlace[]; placeless: Set<string> } {
  const standsAt = align(places, contents);
  const taken = new Set(standsAt.values());
  const added = contents.filter((_, at) => !taken.has(at));
  const isBack = ({ element }: MenuPlace) => added.some((other) => isSame(other, element));
  const placeless = new Set<string>();
  const before: MenuPlace[][] = Array.from({ length: contents.length + 1 }, () => []);
  places.forEach((place, index) => {
    if (!place.off || isBack(place)) return;
    const at = findGap(places, standsAt, index);
    if (at === undefined) placeless.add(place.off.id);
    before[at ?? contents.length]?.push(place);
  });
  const next = contents.flatMap((element, at) => [...(before[at] ?? []), { element }]);
  return { places: [...next, ...(before[contents.length] ?? [])], placeless };
}

/** Maps places on the menu to the current contents: index of the place to index of the element. */
function align(places: MenuPlace[], contents: MenuElement[]): Map<number, number> {
  const standing = places.flatMap(({ element, off }, index) => (off ? [] : [{ element, index }]));
  const now = contents.map((element, index) => ({ element, index }));
  const standsAt = new Map<number, number>();
  let [was, is] = [0, 0];
  const keysOf = (entries: typeof now) => entries.map(({ element }) => keyOf(element));
  for (const { added, removed, count } of diffArrays(keysOf(standing), keysOf(now))) {
    const kept = added || removed ? [] : standing.slice(was, was + count);
    for (const [offset, { index }] of kept.entries()) standsAt.set(index, is + offset);
    if (!added) was += count;
    if (!removed) is += count;
  }
  for (const { element, index } of standing) {
    const [moved, ...more] = now.filter((other) => isSame(other.element, element));
    const isAlone = standing.filter((other) => isSame(other.element, element)).length === 1;
    // Moved by hand, and unique.
    if (!standsAt.has(index) && moved && more.length === 0 && isAlone) standsAt.set(index, moved.index);
  }
  return standsAt;
}

/** Index in the contents where a dish that is off belongs; undefined if nothing around it is left. */
function findGap(places: MenuPlace[], standsAt: Map<number, number>, index: number): number | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const found = standsAt.get(at);
    if (found !== undefined) return found + 1;
    if (isHeading(places[at])) break;
  }
  for (let at = index + 1; at < places.length && !isHeading(places[at]); at += 1) {
    const found = standsAt.get(at);
    if (found !== undefined) return found;
  }
  const headings = places.flatMap((place, at) => (isHeading(place) ? [at] : []));
  const [first] = headings;
  // Above the first heading, which may be the only landmark left.
  if (first !== undefined && index < first) return standsAt.get(first);
  return places.every(({ off }) => off) ? 0 : undefined;
}

function isHeading(place: MenuPlace | undefined): boolean {
  return place?.element.elementType === 'CategoryTitle';
}

function contentsOf(places: MenuPlace[]): MenuElement[] {
  return places.flatMap(({ element, off }) => (off ? [] : [element]));
}

function isSame(a: MenuElement, b: MenuElement): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf({ elementType, content }: MenuElement): string {
  return JSON.stringify([elementType, ...content.map(({ contentString }) => contentString)]);
}

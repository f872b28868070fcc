import type { MenuElement } from '@venue/domain';
import { diffArrays } from 'diff';

/** A dish that was taken off its menu. */
export type OffDish = { id: string; name: string };

/** A place in a menu as it was: an element that stands there, or a dish that is off. */
export type MenuPlace = { element: MenuElement; off?: OffDish };

/** What a menu becomes, with the places to remember. */
type MenuChange = { places: MenuPlace[]; contents: MenuElement[] };

/**
 * Takes a dish off. The places remember where it stood among everything else, other dishes that are off
 * included, so that undoing in any order restores the menu. Undefined when it does not stand there any more.
 * @param places what is remembered of the menu; empty before the first dish is off
 * @param contents the menu as it is now
 * @param index where the dish stood when it was chosen: tells two alike apart
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
 * Puts a dish back after the nearest former neighbour in its category that still stands. Where none does, it
 * comes to the end of the menu, and `isPlaced` is false. Undefined when the dish is not off any more.
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

/** The dishes of a menu that are off, given what it is now: one that somebody has put back by hand is not. */
export function offDishes(places: MenuPlace[], contents: MenuElement[]): OffDish[] {
  return follow(places, contents).places.flatMap(({ off }) => off ?? []);
}

/** The remembered places over the menu as it is now: what others have changed since is taken over. */
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

/** Where the standing places are in the contents now: index of the place to index of the element. */
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
    // Moved by hand, and unmistakable.
    if (!standsAt.has(index) && moved && more.length === 0 && isAlone) standsAt.set(index, moved.index);
  }
  return standsAt;
}

/** Index in the contents at which a dish that is off belongs; undefined when nothing around it stands any more. */
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
  // Above the first heading, which may be all that is left to go by.
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

import { endOfNight, nightOf } from '../time/night.ts';
import { groupOf, type AllergenGroup, type Diet } from './allergens.ts';
import type { MenuElement } from './menu.ts';

/** What a guest wants to see: dishes without some of the fourteen allergens, and suitable for every one of the diets. */
export type DishFilter = { without: readonly AllergenGroup[]; diets: readonly Diet[] };

type Facts = Pick<MenuElement, 'allergens' | 'diets' | 'allergensChecked'>;

/** Whether an element is something to eat or drink, and so can have allergens and be off. */
export function isDish({ elementType }: Pick<MenuElement, 'elementType'>): boolean {
  return elementType === 'Dish' || elementType === 'WineItem';
}

/** Whether a dish is off: until its time has come, or until somebody says when it has none. */
export function isOff(element: Pick<MenuElement, 'off'>, now: Date): boolean {
  return offUntil(element, now) !== undefined;
}

/** The moment at which a dish that is off is back; null until somebody says, undefined if it is not off. */
export function offUntil({ off }: Pick<MenuElement, 'off'>, now: Date): Date | null | undefined {
  if (!off) return undefined;
  return off.until === null || now < off.until ? off.until : undefined;
}

/** The end of "off tonight": 05:00 on the venue's clock, when the night ends. */
export function endOfTonight(now: Date): Date {
  return endOfNight(nightOf(now));
}

/** Whether a person has confirmed the allergens of a dish as it is now. An unchecked list is for staff only. */
export function allergenState({ allergens, allergensChecked }: Facts): 'checked' | 'unchecked' {
  return allergens && allergensChecked ? 'checked' : 'unchecked';
}

/**
 * Whether a dish is for a guest with this choice. Without any wish every dish is. A dish without a list, or with one
 * that nobody confirmed, is unknown and never fits. What is vegan is vegetarian too.
 */
export function fits(element: Facts, { without, diets }: DishFilter): boolean {
  if (without.length === 0 && diets.length === 0) return true;
  if (allergenState(element) === 'unchecked') return false;
  const held = (element.allergens ?? []).map(groupOf);
  const suits = (diet: Diet) =>
    element.diets?.some((each) => each === diet || (each === 'vegan' && diet === 'vegetarian')) ?? false;
  return !without.some((group) => held.includes(group)) && diets.every(suits);
}

import type { MenuElement } from '@venue/domain';
import { applyDishRules, type UnsettledElement } from './apply-dish-rules.ts';

/**
 * The elements of a new menu that was made from another one: dishes that are as there keep their facts and their
 * confirmation. Nothing is off in a copy.
 * @param source the elements of the other menu
 */
export function copyElements(
  elements: readonly UnsettledElement[],
  source: readonly MenuElement[],
): UnsettledElement[] {
  const settled = applyDishRules(elements, { known: source, byName: '', now: new Date() });
  return settled.map(({ off: _off, ...element }, index) => {
    const { confirmed } = elements[index] ?? {};
    return confirmed === undefined ? element : { ...element, confirmed };
  });
}

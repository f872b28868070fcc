import { isAsConfirmed, type MenuElement } from '@venue/domain';
import { mergeValue, type MergedValue, type Side, type Versions } from './merge-value.ts';

/** A dish of a form, whose author possibly vouches for its allergens. */
type Confirmed = Pick<MenuElement, 'content' | 'allergens'> & { confirmed: true };

/**
 * Merges two versions of a list's entry. Who has confirmed the allergens of a dish has done so for what they saw: if the
 * merged dish has another name, description or list, it waits for a confirmation again.
 */
export function mergeEntry({ base, mine, theirs }: Versions<unknown>, side: Side): MergedValue {
  if (!isConfirmed(mine)) return mergeValue({ base, mine, theirs }, side);
  const { confirmed, ...shown } = mine;
  const merged = mergeValue({ base, mine: shown, theirs }, side);
  const dish = merged.value as typeof shown;
  return isAsConfirmed(dish, shown) ? { ...merged, value: { ...dish, confirmed } } : merged;
}

function isConfirmed(entry: unknown): entry is Confirmed {
  return typeof entry === 'object' && entry !== null && 'confirmed' in entry && entry.confirmed === true;
}

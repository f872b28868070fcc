import { readContent, readMenuEntry } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Saving, ServerKind } from '../server-kind.ts';
import type { Change } from '../change.ts';
import { readRecordPath } from '../record-paths.ts';
import { applyDishRules, type UnsettledElement } from './apply-dish-rules.ts';

/** Number of dishes on the card of the home page. */
const dishesOfCard = 7;

/** Menus on the server. */
export const menuFace: ServerKind<'menus'> = {
  calls: 'own',
  prepare: applyMenuRules,
  // The last state of a deleted menu comes back as it was. An older list of allergens may be out of date.
  restore: (earlier, isLast) => (isLast ? earlier : withoutConfirmations(earlier)),
  link: ({ contents }) => ({
    wines: contents.filter(({ elementType }) => elementType === 'WineItem').length,
    begins: contents
      .filter(({ elementType, off }) => elementType === 'Dish' && !off)
      .slice(0, dishesOfCard)
      .map((dish) => ({ name: readMenuEntry(dish).name, price: readMenuEntry(dish).price })),
  }),
  ifTooLarge: 'Split it into two menus.',
};

function withoutConfirmations({ contents, ...menu }: DocumentData): DocumentData {
  const elements = (contents as DocumentData[] | undefined) ?? [];
  return { ...menu, contents: elements.map(({ allergensChecked: _checked, ...element }) => element) };
}

/**
 * Applies the rules of dishes to the elements of changed menus. Every save goes through here, so there is no way to store
 * allergens as confirmed that nobody has confirmed.
 */
function applyMenuRules(changes: Change[], { stored, byName, now }: Saving): Change[] {
  return changes.map((change) => {
    if (!change.after) return change;
    const { id } = readRecordPath(change.path);
    const { after, operation } = change;
    // A new menu, and a deleted one that is restored, have nothing to be compared with but themselves.
    const known = readContent('menus', id, stored.get(change.path) ?? after).contents;
    const contents = applyDishRules(elementsOf(after), {
      known,
      isRestored: operation === 'restore',
      byName,
      now,
    });
    return { ...change, after: { ...after, contents } };
  });
}

function elementsOf({ contents }: DocumentData): UnsettledElement[] {
  const list: unknown[] = Array.isArray(contents) ? contents : [];
  return list.filter((each): each is UnsettledElement => typeof each === 'object' && each !== null);
}

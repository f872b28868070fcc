import { readMenuEntry } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { applyMenuRules } from './apply-menu-rules.ts';
import type { ServerKind } from '../server-kind.ts';

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

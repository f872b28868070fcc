import type { DocumentData } from 'firebase-admin/firestore';
import { applyMenuRules } from './apply-menu-rules.ts';
import type { ServerKind } from '../server-kind.ts';

/** Menus on the server. */
export const menuFace: ServerKind<'menus'> = {
  calls: 'own',
  prepare: applyMenuRules,
  // The last state of a deleted menu comes back as it was. An older list of allergens may be out of date.
  restore: (earlier, isLast) => (isLast ? earlier : withoutConfirmations(earlier)),
  link: ({ contents }) => ({
    wines: contents.filter(({ elementType }) => elementType === 'WineItem').length,
  }),
  ifTooLarge: 'Split it into two menus.',
};

function withoutConfirmations({ contents, ...menu }: DocumentData): DocumentData {
  const elements = (contents as DocumentData[] | undefined) ?? [];
  return { ...menu, contents: elements.map(({ allergensChecked: _checked, ...element }) => element) };
}

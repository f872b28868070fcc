import { readContent } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Change, Documents } from '../change.ts';
import { readRecordPath } from '../record-paths.ts';
import { applyDishRules, type UnsettledElement } from './apply-dish-rules.ts';

/**
 * Settles the elements of each menu among some changes. Every save goes through here, so there is no way to store
 * allergens as confirmed that nobody has confirmed.
 * @param byName the author's name, which a confirmation gets
 */
export function applyMenuRules(changes: Change[], stored: Documents, byName: string, now: Date): Change[] {
  return changes.map((change) => {
    const { kind, id } = readRecordPath(change.path);
    if (kind !== 'menus' || !change.after) return change;
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

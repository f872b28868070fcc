import { readContent } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Change } from '../change.ts';
import type { Saving } from '../server-kind.ts';
import { readRecordPath } from '../record-paths.ts';
import { applyDishRules, type UnsettledElement } from './apply-dish-rules.ts';

/**
 * Applies the rules of dishes to the elements of changed menus. Every save goes through here, so there is no way to store
 * allergens as confirmed that nobody has confirmed.
 */
export function applyMenuRules(changes: Change[], { stored, byName, now }: Saving): Change[] {
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

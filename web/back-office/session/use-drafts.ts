import { useMemo, useSyncExternalStore } from 'react';
import { listDrafts, onDraftsChange, type ListedDraft } from './drafts.ts';
import { useStaff } from './staff.ts';

/** The drafts of the person who is signed in, the latest first; follows every change, in other tabs too. */
export function useDrafts(): ListedDraft[] {
  const { uid } = useStaff();
  // As text, because a snapshot must be the same value until something has changed.
  const drafts = useSyncExternalStore(onDraftsChange, () => JSON.stringify(listDrafts(uid)));
  return useMemo(() => JSON.parse(drafts) as ListedDraft[], [drafts]);
}

/** Whether the record or something that is being added to it has a draft. */
export function hasDraftOf(drafts: readonly ListedDraft[], path: string): boolean {
  return drafts.some((draft) => draft.path === path || draft.path.startsWith(`${path}/`));
}

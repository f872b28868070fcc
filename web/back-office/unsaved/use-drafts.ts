import { useMemo, useSyncExternalStore } from 'react';
import { listDraftPaths, listDrafts, onDraftsChange, type ListedDraft } from './drafts.ts';
import { useStaff } from '../access/staff.ts';

/** The drafts of the person who is signed in, the latest first; follows every change, in other tabs too. */
export function useDrafts(): ListedDraft[] {
  const { uid } = useStaff();
  // As text, because a snapshot must be the same value until something has changed.
  const drafts = useSyncExternalStore(onDraftsChange, () => JSON.stringify(listDrafts(uid)));
  return useMemo(() => JSON.parse(drafts) as ListedDraft[], [drafts]);
}

/** The paths of these drafts. Renders only when a draft appears or goes, not while somebody types in one. */
export function useDraftPaths(): string[] {
  const { uid } = useStaff();
  const paths = useSyncExternalStore(onDraftsChange, () => JSON.stringify(listDraftPaths(uid)));
  return useMemo(() => JSON.parse(paths) as string[], [paths]);
}

/** Whether the record or something that is being added to it has a draft. */
export function hasDraftOf(draftPaths: readonly string[], path: string): boolean {
  return draftPaths.some((draft) => draft === path || draft.startsWith(`${path}/`));
}

import { useEffect, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { readDraft, writeDraft, type UnsavedInput } from './drafts.ts';

/** A form with changes that are not saved. */
export type UnsavedWork = {
  /** What the changes are to, such as "opening hours". */
  name: string;
  /** Whose draft of the changes is stored, and where. Missing where nothing may be stored, such as a password. */
  uid?: string;
  path: string;
  /** Discards the changes and their draft. */
  discard: () => void;
  /** Shows the draft that is stored. Must not change; missing where nothing is stored. */
  restore?: () => void;
  /** Saves the changes; false when that failed and the form says why. Missing where leaving cannot save. */
  save?: () => Promise<boolean>;
};

/** How long discarded changes can be brought back, in ms. */
const undoTime = 60_000;

type Discarding = {
  /** What was discarded last, for as long as it can be brought back. */
  discarded: { uid: string; path: string; draft: UnsavedInput<unknown> }[];
  /** The forms on screen, by the path of their draft, and what shows them the draft again. */
  forms: ReadonlyMap<string, () => void>;
};

const useDiscarding = create<Discarding>(() => ({ discarded: [], forms: new Map() }));
const open = new Map<string, UnsavedWork>();

/** Everything in this tab that leaving now would lose or leave behind. */
export function unsavedWork(): UnsavedWork[] {
  return [...open.values()];
}

/** Registers a form: while it has changes, leaving asks about them (`UnsavedGuard`), and discarding them can be undone. */
export function useUnsavedWork(work: UnsavedWork, isUnsaved: boolean): void {
  const { path, restore } = work;
  // With what is on the screen, not after it: who reads "saved" and leaves at once is not asked.
  useLayoutEffect(() => {
    if (isUnsaved) open.set(path, work);
    else open.delete(path);
  });
  useLayoutEffect(() => () => void open.delete(path), [path]);
  useEffect(() => {
    if (!restore) return;
    useDiscarding.setState(({ forms }) => ({ forms: new Map(forms).set(path, restore) }));
    return () =>
      useDiscarding.setState(({ forms }) => ({
        forms: new Map([...forms].filter(([known]) => known !== path)),
      }));
  }, [path, restore]);
}

/** Discards the changes of forms; `undoDiscard` brings them back within a minute. */
export function discardWork(works: UnsavedWork[]): void {
  const discarded = works.flatMap(({ uid, path }) => {
    const draft = uid === undefined ? undefined : readDraft(uid, path);
    return uid !== undefined && draft ? [{ uid, path, draft }] : [];
  });
  for (const work of works) work.discard();
  if (discarded.length === 0) return;
  useDiscarding.setState({ discarded });
  setTimeout(() => {
    if (useDiscarding.getState().discarded === discarded) useDiscarding.setState({ discarded: [] });
  }, undoTime);
}

/** The same for drafts by their paths, whether or not their forms are on screen. */
export function discardDrafts(uid: string, paths: readonly string[]): void {
  const works = paths.map(
    (path) => open.get(path) ?? { name: '', uid, path, discard: () => void writeDraft(uid, path, undefined) },
  );
  discardWork(works);
}

/**
 * Brings back what was discarded last: into its form where that is on screen. Otherwise returns the address of the
 * screen that shows it.
 */
export function undoDiscard(): string | undefined {
  const { discarded, forms } = useDiscarding.getState();
  useDiscarding.setState({ discarded: [] });
  for (const { uid, path, draft } of discarded) writeDraft(uid, path, draft);
  const restorers = discarded.flatMap(({ path }) => forms.get(path) ?? []);
  for (const restore of restorers) restore();
  return restorers.length > 0 ? undefined : discarded[0]?.draft.address;
}

/** Names of what was discarded last and can be brought back: of one form, or of all that are not on screen. */
export function useDiscarded(path?: string): string[] {
  const { discarded, forms } = useDiscarding();
  const isOnScreen = discarded.some((each) => forms.has(each.path));
  const isShown = path === undefined ? !isOnScreen : discarded.some((each) => each.path === path);
  return isShown ? discarded.map(({ draft }) => draft.name) : [];
}

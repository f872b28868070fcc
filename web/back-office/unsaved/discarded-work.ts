import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { listDraftPaths, readDraft, writeDraft, type UnsavedInput } from './drafts.ts';
import { unsavedWork, type UnsavedWork } from '../shell/unsaved-work.ts';

/** How long discarded changes can be brought back, in ms. */
const undoTime = 60_000;

type DiscardedDraft = { uid: string; path: string; draft: UnsavedInput<unknown> };

type DiscardedWork = {
  /** What was discarded last, for as long as it can be brought back. */
  drafts: DiscardedDraft[];
  /** The forms on screen, by the path of their draft, and what shows them the draft again. */
  forms: ReadonlyMap<string, () => void>;
};

const store = createStore<DiscardedWork>(() => ({ drafts: [], forms: new Map() }));

/** Discards the changes of forms; `undoDiscard` brings them back within a minute. */
export function discardWork(works: UnsavedWork[]): void {
  const drafts = works.flatMap(({ uid, path }) => {
    const draft = uid === undefined ? undefined : readDraft(uid, path);
    return uid !== undefined && draft ? [{ uid, path, draft }] : [];
  });
  for (const work of works) work.discard();
  if (drafts.length === 0) return;
  store.setState({ drafts });
  setTimeout(() => {
    if (store.getState().drafts === drafts) store.setState({ drafts: [] });
  }, undoTime);
}

/** Discards a draft, whether or not its form is on screen; `undoDiscard` brings it back within a minute. */
export function discardDraft(uid: string, path: string): void {
  discardWork([workOf(uid, path)]);
}

/** The same for all drafts of a record, also of what was being added to it. */
export function discardDraftsOf(uid: string, path: string): void {
  const drafts = listDraftPaths(uid).filter((draft) => draft === path || draft.startsWith(`${path}/`));
  discardWork(drafts.map((draft) => workOf(uid, draft)));
}

function workOf(uid: string, path: string): UnsavedWork {
  const onScreen = unsavedWork().find((work) => work.path === path);
  return onScreen ?? { name: '', uid, path, discard: () => void writeDraft(uid, path, undefined) };
}

/**
 * Brings back what was discarded last: into its form where that is on screen. Otherwise returns the address of the
 * screen that shows it.
 */
export function undoDiscard(): string | undefined {
  const { drafts, forms } = store.getState();
  store.setState({ drafts: [] });
  for (const { uid, path, draft } of drafts) writeDraft(uid, path, draft);
  const restorers = drafts.flatMap(({ path }) => forms.get(path) ?? []);
  for (const restore of restorers) restore();
  return restorers.length > 0 ? undefined : drafts[0]?.draft.address;
}

/** Names of what was discarded last and can be brought back: of one form, or of all that are not on screen. */
export function useDiscarded(path?: string): string[] {
  const { drafts, forms } = useStore(store);
  const isOnScreen = drafts.some((draft) => forms.has(draft.path));
  const isShown = path === undefined ? !isOnScreen : drafts.some((draft) => draft.path === path);
  return isShown ? drafts.map(({ draft }) => draft.name) : [];
}

/** Registers a form on screen: `restore` shows the draft that is stored for it. */
export function useRestorable(path: string, restore: () => void): void {
  useEffect(() => {
    store.setState(({ forms }) => ({ forms: new Map(forms).set(path, restore) }));
    return () =>
      store.setState(({ forms }) => ({ forms: new Map([...forms].filter(([known]) => known !== path)) }));
  }, [path, restore]);
}

import { useEffect, useSyncExternalStore } from 'react';

/** A form with something in it that is not saved. */
export type UnsavedWork = {
  /** What it is called in the question, such as "opening hours". */
  name: string;
  /** Throws the changes away, draft included. */
  discard: () => void;
};

const open = new Set<UnsavedWork>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Everything in this tab that would be lost or left behind by leaving now. */
export function unsavedWork(): UnsavedWork[] {
  return [...open];
}

/** Whether there is unsaved work in this tab. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, () => open.size > 0);
}

/** Registers a form as unsaved while `isUnsaved`; whoever wants to leave is asked (see `UnsavedGuard`). */
export function useUnsavedWork(name: string, isUnsaved: boolean, discard: () => void): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const work = { name, discard };
    open.add(work);
    tell();
    return () => {
      open.delete(work);
      tell();
    };
  }, [name, isUnsaved, discard]);
}

import { useEffect } from 'react';

/** A form with something in it that is not saved. */
export type UnsavedWork = {
  /** What it is called in the question, such as "opening hours". */
  name: string;
  /** Throws the changes away, draft included. */
  discard: () => void;
};

const open = new Set<UnsavedWork>();

/** Everything in this tab that would be lost or left behind by leaving now. */
export function unsavedWork(): UnsavedWork[] {
  return [...open];
}

/** Registers a form as unsaved while `isUnsaved`; whoever wants to leave is asked (see `UnsavedGuard`). */
export function useUnsavedWork(name: string, isUnsaved: boolean, discard: () => void): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const work = { name, discard };
    open.add(work);
    return () => void open.delete(work);
  }, [name, isUnsaved, discard]);
}

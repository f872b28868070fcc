import { useLayoutEffect } from 'react';

/** A form with changes that are not saved. */
export type UnsavedWork = {
  /** What the changes are to, such as "opening hours". */
  name: string;
  /** Whose draft of the changes is stored, and where. Missing where nothing may be stored, such as a password. */
  uid?: string;
  path: string;
  /** Discards the changes and their draft. */
  discard: () => void;
  /** Saves the changes; false when that failed and the form says why. Missing where leaving cannot save. */
  save?: () => Promise<boolean>;
};

const open = new Map<string, UnsavedWork>();

/** Everything in this tab that leaving now would lose or leave behind. */
export function unsavedWork(): UnsavedWork[] {
  return [...open.values()];
}

/** Registers a form's changes while there are any, so that leaving asks about them (see `UnsavedGuard`). */
export function useUnsavedWork(work: UnsavedWork, isUnsaved: boolean): void {
  const { path } = work;
  // With what is on the screen, not after it: who reads "saved" and leaves at once is not asked.
  useLayoutEffect(() => {
    if (isUnsaved) open.set(path, work);
    else open.delete(path);
  });
  useLayoutEffect(() => () => void open.delete(path), [path]);
}

import { useSyncExternalStore } from 'react';

/** The upload that a save or a preview is waiting for. */
export type Uploading = {
  /** Place of the file among those of the save, from 1, and their number. */
  place: number;
  count: number;
  /** Share of it that was sent, 0 to 1. */
  share: number;
  /** Stops what waits for it; what was uploaded is not sent again. */
  cancel: () => void;
};

let current: Uploading | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes the upload that is under way; undefined for none. */
export function noteUploading(next: Uploading | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The upload that is under way. */
export function useUploading(): Uploading | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/** Whether an upload is under way; doesn't render again with its progress. */
export function useIsUploading(): boolean {
  return useSyncExternalStore(subscribe, () => current !== undefined);
}

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether scripts run: false on the server and in the first render in the browser, which must match. For what needs
 * scripts, and would be in the way without them.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

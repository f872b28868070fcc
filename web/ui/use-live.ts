import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether scripts run here: false on the server and in the first drawing in the browser, which must be the
 * same. For what only scripts can do, and what would get in the way of those who have none.
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

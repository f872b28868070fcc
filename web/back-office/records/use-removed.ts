import { createContext, useCallback, useContext, useState } from 'react';

/** How many times the form around a list has replaced its values: discarded, merged, or following the stored record. */
export const FormResetsContext = createContext(0);

/**
 * The entry that was removed last from a list, to be put back, and a function that sets it. There is none once the form
 * has replaced its values: then the list may have the entry already, and would get it twice.
 */
export function useRemoved<Removed>(): [Removed | undefined, (removed: Removed | undefined) => void] {
  const resets = useContext(FormResetsContext);
  const [last, setLast] = useState<{ removed: Removed | undefined; resets: number }>();
  const setRemoved = useCallback((removed: Removed | undefined) => setLast({ removed, resets }), [resets]);
  return [last?.resets === resets ? last.removed : undefined, setRemoved];
}

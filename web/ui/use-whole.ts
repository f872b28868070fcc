import { useDeferredValue } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether to render all of a page, also what is not seen at first. Somebody who comes from another page sees its
 * beginning one frame before the rest; a page from the server is whole.
 */
export function useWhole(): boolean {
  return useDeferredValue(true, !useHydrated());
}

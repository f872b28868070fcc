import { useDeferredValue } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether to render the full page, including what is below the fold or folded up. After a navigation in the browser the
 * first render leaves that out, so that the top of the page is painted sooner; pages from the server are complete.
 */
export function useFullRender(): boolean {
  return useDeferredValue(true, !useHydrated());
}
